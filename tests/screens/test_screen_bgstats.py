"""The code that hands a finished play to BG Stats, read from the screen as a phone would."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import zxingcpp
from PIL import Image

from companion.engine.autoplay import play_out
from companion.engine.saved import Person
from companion.games import find
from companion.screens.code import QrCode
from companion.sharing.messages import SharingStatus
from companion.storage.bgstats import MAX_LINK
from companion.storage.store import Store
from kit.finished import save
from kit.fitting import STANCES, assert_fits, assert_targets, paired


def finished(store: Store) -> int:
    """Return the number of a play that Ana has finished."""
    play_out(store.begin(find("dice"), {}, "3"), random.Random(3))
    number = store.history()[0].id
    store.describe(number, [Person("you", "Ana")], "")
    return number


def scanned(player: Any) -> str:
    """Return the text of the code on the screen."""
    player.frames(3)
    shown = player.app.host.screen.walk(restrict=True)
    (code,) = [each for each in shown if isinstance(each, QrCode)]
    texture = code.export_as_image().texture
    picture = Image.frombytes("RGBA", texture.size, texture.pixels).convert("L")
    (found,) = zxingcpp.read_barcodes(picture)
    return found.text


def test_the_code_alone_holds_the_play_where_no_page_is_served(open_app: Any, store: Store) -> None:
    number = finished(store)
    player = open_app()
    player.presenter.navigation.visit("bgstats", play=number)
    text = scanned(player)
    assert len(text) < MAX_LINK
    play = json.loads(parse_qs(urlsplit(text).query)["data"][0])
    saved = store.find(number)
    assert saved
    assert saved.result
    (ana,) = play["players"]
    assert (ana["name"], ana.get("score")) == ("Ana", saved.result.points)
    assert ana["winner"] is saved.result.won


@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
@pytest.mark.parametrize(
    "name", ["Élodie 👩🏽\u200d🚀 de Albuquerque e Melo Sá", 'Zoë "Zed" \\o/ {Böb} 100 %']
)
def test_the_code_of_two_players_with_long_names_is_read_from_the_screen(
    open_app: Any, store: Store, size: tuple[int, int], name: str
) -> None:
    number = save(store, 1.8e9, "ares", 103, others={"partner": 99}, minutes=6000)
    people = [Person("you", name, ("Helion",)), Person("partner", name[::-1])]
    store.describe(number, people, "É" * 300)
    player = open_app(size=size, language="fr")
    player.presenter.navigation.visit("bgstats", play=number)
    text = scanned(player)
    assert len(text) < 500
    found = json.loads(parse_qs(urlsplit(text).query)["data"][0])["players"]
    assert [each["sourcePlayerId"] for each in found] == ["you", "partner"] or len(found) == 2
    for each, person in zip(found, people, strict=True):
        assert person.name.startswith(each["name"])


def test_while_pages_are_served_it_leads_to_the_page_of_the_play(
    open_app: Any, store: Store
) -> None:
    number = finished(store)
    player = open_app()
    player.presenter.navigation.visit("bgstats", play=number)
    player.frames()
    player.presenter.sharing = SharingStatus(address="http://10.0.0.2:8090/table/abcdefgh")
    player.app.host.screen.follow()
    saved = store.find(number)
    assert saved
    assert scanned(player) == f"http://10.0.0.2:8090/play/{saved.uid}"
    player.presenter.sharing = SharingStatus()
    player.app.host.screen.follow()
    assert scanned(player).startswith("https://app.bgstatsapp.com/")


def test_only_a_finished_play_offers_it(open_app: Any, store: Store) -> None:
    number = finished(store)
    store.begin(find("dice"), {}, "4")
    player = open_app()
    offered = {}
    for saved in store.history():
        player.presenter.navigation.visit("play", play=saved.id)
        (action,) = [each for each in player.app.host.screen.actions if each.name == "bgstats"]
        offered[saved.id == number] = not action.off
    assert offered == {True: True, False: False}
    player.app.host.screen.press("bgstats")
    assert player.app.host.screen.name == "bgstats"
    player.app.host.screen.back()
    assert player.app.host.screen.name == "play"


@pytest.mark.parametrize(("stance", "scale"), paired(STANCES, [2.0, 1.0]), ids=str)
def test_it_fits(open_app: Any, store: Store, stance: Any, scale: float) -> None:
    number, (size, language) = finished(store), stance
    player = open_app(language=language, size=size, text_scale=scale)
    player.presenter.navigation.visit("bgstats", play=number)
    player.frames(3)
    assert_fits(player)
    assert_targets(player)
