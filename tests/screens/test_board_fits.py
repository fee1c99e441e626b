"""On the table nothing is cut off, covered, too small to read or too small to hit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from companion.engine.autoplay import likely_answer, usual_answer
from companion.games import games
from companion.screens.theme import theme
from companion.screens.widgets.words import Words
from companion.testing.long import LONG
from kit.board_fitting import faults, visible
from kit.fitting import hardest
from kit.on_board import cut, reach

SIZES = [(800, 480), (450, 800), (1024, 600), (720, 1280)]
LANGUAGES = ["fr", "pt-BR", "en"]
SCALES = [1, 2, 1.5]
THEMES = ["night", "day", "contrast"]

HARDEST = [((800, 480), "fr", 1), ((450, 800), "pt-BR", 1), ((800, 480), "pt-BR", 2)]
"""The sizes, languages and text scales in which least fits, the hardest first."""

WAYS = [*product(SIZES, LANGUAGES, SCALES)] if LONG else HARDEST

PLAYED = [
    (game, *way)
    for number, game in enumerate(games())
    for at, way in enumerate(WAYS)
    if LONG or (number + at) % len(WAYS) == 2
]
"""Each game in each way; unless long, in one, which is another for the next game."""

ANSWERS, EVERY = (1000, 1) if LONG else (190, 31)
"""The maximum number of answers; every how many a step is checked."""


def forms(player: Any) -> Iterator[str]:
    """Show a step in all its forms: each of its moves, large, too, and each group of answers."""
    player.presenter.game.show_step()
    screen = player.app.host.screen
    yield "as it is shown first"
    while screen.controller.ticks_left:
        screen.controller.press_primary()
        screen._update()
        yield "a move later"
    screen._grow_band()
    if screen.grown:
        yield "large"
        screen.grown = False
    for group in player.presenter.session.ask.groups if not player.play.over else ():
        screen.controller.open_group(group)
        screen._update()
        yield f"with {group} open"


@pytest.mark.parametrize(("game", "size", "language", "scale"), PLAYED, ids=str)
def test_every_step_of_a_random_play_fits(
    on_board: Any, size: tuple[int, int], language: str, scale: float, game: str
) -> None:
    look = THEMES[WAYS.index((size, language, scale)) % len(THEMES)]
    player = on_board(game, seed="3", size=size, language=language, text_scale=scale, look=look)
    play, rng = player.play, Random(3)
    for at in range(ANSWERS):
        if at % EVERY == 0 or play.over:
            for form in forms(player):
                player.frames(3)
                found = faults(player.app.host.screen)
                assert not found, (at, player.app.host.screen.key, form, found)
        if play.over:
            break
        player.presenter.session.answer(likely_answer(play, rng))


MAPPED = {"help": "quick", "map": "on"}

SET_UP = {"on-mars": {"help": "guided"}, "classic": {"board": "on"}}
"""The options with which most is drawn in a set-up."""


@pytest.mark.parametrize(("game", "size", "language", "scale"), PLAYED, ids=str)
def test_every_step_of_a_set_up_fits(
    on_board: Any, size: tuple[int, int], language: str, scale: float, game: str
) -> None:
    options = SET_UP.get(game)
    player = on_board(game, options=options, size=size, language=language, text_scale=scale)
    while not player.play.turn and not player.play.over:
        player.presenter.game.show_step()
        if player.table.picture_key:
            for _ in range(1 + player.table.controller.ticks_left if LONG else 1):
                player.frames(3)
                found = faults(player.table)
                assert not found, (player.play.ask.key, found)
                player.table.controller.press_primary()
                player.table._update()
        player.presenter.session.answer(usual_answer(player.play))


@pytest.mark.parametrize("language", hardest(*LANGUAGES))
def test_a_round_that_begins_with_many_equals_fits(on_board: Any, language: str) -> None:
    player, rng = on_board("on-mars", seed="54", language=language, options={}), Random(3)
    shown: list[str] = []
    while len(shown) < 5:
        if player.play.over:
            player.now += 1
            player.presenter.game.open("on-mars", new=True, seed=str(rng.random()), options={})
        player.presenter.session.answer(likely_answer(player.play, rng, 0.6))
        if "on-mars.tie-known" in [say.key for say in player.play.says]:
            player.presenter.game.show_step()
            event = player.table.step.event
            shown = "\n".join(event.facts).splitlines() if event else []
    player.frames(3)
    assert faults(player.table) == []


@pytest.mark.parametrize(
    ("size", "scale"),
    hardest(((800, 480), 2), ((720, 1280), 1.5), ((800, 480), 1), count=2),
    ids=str,
)
def test_your_turns_without_a_map_fit(on_board: Any, size: tuple[int, int], scale: float) -> None:
    options = {"map": "off"}
    player = on_board("on-mars", seed="1", options=options, size=size, text_scale=scale)
    play, rng, seen = player.play, Random(3), set[str]()
    while not {"event", "listed"} <= seen:
        if play.ask.key == "on-mars.table" and play.says:
            player.presenter.game.show_step()
            screen, more = player.table, True
            while more:
                seen |= {"event" if screen.step.event else "listed" if screen.in_list else ""}
                player.frames()
                assert faults(screen) == []
                if more := screen.controller.ticks_left > 0:
                    screen.controller.press_primary()
                    screen._update()
        player.presenter.session.answer(likely_answer(play, rng, 0.8))


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_larger_text_leaves_nothing_out_of_the_header(on_board: Any, size: tuple[int, int]) -> None:
    player = on_board(size=size, language="fr", options={"help": "quick", "map": "on"})
    screen = reach(player, "on-mars.table")
    header, step = screen.ids.header, screen.step
    for scale in (1, 1.5, 2):
        theme.text_scale = scale
        player.frames(4)
        assert step.subtitle
        assert {header.subtitle, header.round_below} == {step.subtitle, ""}
        assert [(icon, text) for icon, text, _ in header.numbers if icon] == step.numbers
        assert header.rail == step.rail
        assert cut(header) == []


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
@pytest.mark.parametrize("language", hardest("fr", "en"))
def test_the_rail_stays_where_it_is(on_board: Any, size: tuple[int, int], language: str) -> None:
    player = on_board(size=size, language=language, options={"help": "quick", "map": "off"})
    screen = reach(player, "on-mars.table")
    for title, owner in (("You", "lacerda"), ("Lacerda", "")):
        screen.step.title, screen.step.actor = title, title.lower()
        for round_ in ("Round 1", "Manche 13"):
            screen.step.subtitle = round_
            for crystals, op in (("1", "0"), ("1+1", "10"), ("5+2", "88")):
                screen.step.numbers = [("crystal", crystals), ("op", op)]
                player.frames(3)
                header = screen.ids.header
                assert round_ in (header.subtitle, header.round_below)
                captions = [*screen.step.captions.values()]
                assert op != "0" or title == "You" or header.numbers[-1].text in captions
                assert header.owner == owner, "his token stands before his numbers in your turn"
                (place,) = {
                    each.to_window(*each.pos)
                    for each in visible(header)
                    if type(each).__name__ == "Rail" and each.spaces
                }
                if (title, round_, crystals) == ("You", "Round 1", "1"):
                    before = place
                assert place == before
    screen.step.numbers = [("crystal", "3"), ("", "12 en attente"), ("op", "12")]
    player.frames(3)
    assert "Manche 13" in (header.subtitle, header.round_below), "words give place to the round"
    assert [icon for icon, *_ in header.numbers if icon] == ["crystal", "op"]


def test_in_a_window_that_grows_and_shrinks_everything_fits_at_once(on_board: Any) -> None:
    player = on_board("dice", language="fr")
    reach(player, "dice.turn")
    for size in ((1600, 960), (720, 1280), (800, 480)):
        player.window.size = size
        player.app.host.fit(*size)
        player.frames(4)
        assert faults(player.app.host.screen) == [], size


def test_larger_text_is_larger(on_board: Any) -> None:
    sizes = []
    for scale in (1, 2):
        player = on_board(text_scale=scale, options={"help": "guided"})
        screen = reach(player, "on-mars.length")
        player.frames(3)
        sizes.append(min(tile.chosen_font_size for tile in screen.ids.tiles.children))
    assert sizes[1] > sizes[0]


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_the_legend_of_the_map_grows_with_the_text(on_board: Any, size: tuple[int, int]) -> None:
    player, sizes = on_board(options=MAPPED, size=size, language="fr"), []
    reach(player, "on-mars.table")
    player.presenter.navigation.visit("whole", part="map")
    for scale in (1, 1.5, 2):
        theme.text_scale = scale
        player.frames(4)
        legend = legend_of(player.app.host.screen)
        assert not any(each.overflow for each in legend)
        sizes.append(min(each.shown_size for each in legend) / theme.density)
    assert sizes[0] > 21
    assert sizes[1] > 29
    assert sizes[2] > 29


def legend_of(screen: Any) -> list[Any]:
    """Return the texts of the map's legend."""
    rows = [each for each in visible(screen) if type(each).__name__ == "LegendRow"]
    return [each for row in rows for each in row.children if isinstance(each, Words)]


@pytest.mark.parametrize("scale", hardest(2, 1))
def test_a_notice_covers_no_choice(on_board: Any, scale: float) -> None:
    player = on_board("score-pad", text_scale=scale)
    player.presenter.announce("The disk is full: nothing is saved. Free some space.")
    player.frames(3)
    assert player.choices
    assert faults(player.app.host.screen) == []


@pytest.mark.parametrize(
    ("size", "scale"),
    hardest(((800, 480), 2), ((720, 1280), 1), ((800, 480), 1), ((720, 1280), 2), count=2),
    ids=str,
)
def test_a_notice_moves_no_answer_and_leaves_who_acts_in_sight(
    on_board: Any, size: tuple[int, int], scale: float
) -> None:
    player = on_board(size=size, text_scale=scale, language="fr")
    screen = reach(player, "on-mars.your-journey")
    player.turn_to_question()
    player.frames(3)
    assert screen.tiles
    places = {each.item.value: (*each.pos, *each.size) for each in screen.ids.tiles.children}
    player.presenter.announce(player.word("trouble"))
    player.frames(3)
    assert screen.step.notice
    assert {
        each.item.value: (*each.pos, *each.size) for each in screen.ids.tiles.children
    } == places
    assert faults(screen) == []


@pytest.mark.parametrize("game", ["on-mars", "classic"])
def test_the_smallest_text_fits_and_each_question_is_above_its_tiles(
    on_board: Any, game: str
) -> None:
    player, rng = on_board(game, seed="3", language="fr", text_scale=0.75), Random(3)
    asked = 0
    for at in range(100 if LONG else 64):
        if player.play.over:
            break
        if at % 9 == 0:
            player.presenter.game.show_step()
            player.turn_to_question()
            player.frames(3)
            screen = player.table
            assert cut(screen) == []
            assert [each for each in faults(screen) if not each.startswith("cut off")] == []
            bands = [*screen.ids.moves.walk(restrict=True)]
            (low,) = [each.y for each in bands if type(each).__name__ == "PresentMove"] or [None]
            if low is not None and screen.tiles and not screen.step.of_tray:
                assert low >= max(tile.top for tile in screen.ids.tiles.children) - 1
                asked += 1
        player.presenter.session.answer(likely_answer(player.play, rng))
    assert asked
