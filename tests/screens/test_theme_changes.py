"""The table in another theme than the one in which it was opened."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.autoplay import usual_answer
from companion.screens import theme
from companion.storage.store import Store
from kit.boards import BOX
from kit.fitting import hardest


@pytest.mark.parametrize("look", hardest("day", "contrast"))
def test_a_theme_that_is_changed_appears_as_when_the_play_is_opened_in_it(
    on_board: Any, store: Store, drawn_icons: None, look: str
) -> None:
    store.box("on-mars").update(BOX)  # both plays draw their starting Buildings

    from kivy.core.window import Window  # once there is one

    def come_to_his_card(**wished: Any) -> Any:
        player = on_board(seed="3", options={}, motion=False, **wished)
        while not (player.table.in_list or player.table.ids.side.card):
            player.presenter.session.answer(usual_answer(player.play))
            player.presenter.game.show_step()
            player.frames(3)
            while player.table.step.event:
                player.tap(player.primary)
        return player

    def pixels_of(player: Any) -> bytes:
        player.later(1)
        player.frames(3)
        return bytes(player.app.host.export_as_image().texture.pixels)

    changed = come_to_his_card(look="night")
    at_night = pixels_of(changed)
    theme.use(look)
    assert tuple(Window.clearcolor) == tuple(theme.theme.ground)
    now = pixels_of(changed)
    assert at_night != now
    assert now == pixels_of(come_to_his_card(look=look))
