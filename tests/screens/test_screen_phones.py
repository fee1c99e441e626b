"""The table on phones: its code on the screen, who reads it, and one phone that plays."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import zxingcpp
from PIL import Image

from companion.sharing.messages import SharingStatus
from kit.fitting import assert_fits, assert_targets, hardest

ADDRESS = "http://192.168.1.20:8090/table/abcdefgh"


def read_code(player: Any) -> str:
    """Return what a phone reads from the window."""
    texture = player.app.host.export_as_image().texture
    photo = Image.frombytes("RGBA", texture.size, texture.pixels).convert("L")
    (read,) = zxingcpp.read_barcodes(photo)
    return read.text


def report(player: Any, **what: Any) -> None:
    player.presenter.sharing = SharingStatus(address=ADDRESS, **what)
    player.frames(3)


def switch(player: Any, on: bool = True) -> None:
    settings = player.presenter.settings
    player.presenter.settings = msgspec.structs.replace(settings, phone_table=on)


@pytest.fixture
def phones(player: Any) -> Any:
    player.begin()
    switch(player)
    player.presenter.navigation.visit("menu")
    player.frames(3)
    player.tap(player.taps["phones"])
    report(player)
    return player


def test_a_phone_reads_the_address_of_the_table_from_the_screen(phones: Any) -> None:
    assert read_code(phones) == ADDRESS
    assert phones.word("phones-about") in phones.seen
    for count in (0, 1, 10):
        report(phones, phones=count)
        assert phones.word("phones-count", count=count) in phones.seen


def test_one_phone_plays_with_the_code_that_is_shown_for_that(phones: Any) -> None:
    phones.tap(phones.taps["play"])
    phones.frames(3)
    code = phones.presenter.phone_code
    assert read_code(phones) == f"{ADDRESS}?play={code}"
    assert code in " ".join(phones.seen)
    report(phones, phones=1, presses=True)
    assert read_code(phones) == ADDRESS
    assert phones.presenter.phone_code == code
    assert phones.word("phone-plays") in phones.seen
    phones.now += 2
    phones.tap(phones.taps["end"])
    assert phones.presenter.phone_code == ""


def test_a_code_that_no_phone_used_ends_with_the_screen(phones: Any) -> None:
    phones.tap(phones.taps["play"])
    assert phones.presenter.phone_code
    phones.now += 2
    phones.tap(phones.primary)
    assert phones.presenter.phone_code == ""
    assert phones.app.host.screen.name == "phones"


def test_a_new_address_is_asked_for_and_announced(phones: Any, voice: Any) -> None:
    asked: list[Any] = []
    phones.presenter.bind(on_new_code=asked.append)
    phones.tap(phones.taps["renew"])
    assert len(asked) == 1
    assert phones.word("phones-renewed") in voice.said[-1]


def test_the_table_shows_that_a_phone_plays_and_ends_it(phones: Any, voice: Any) -> None:
    phones.presenter.phone_code = "playcode"
    report(phones, phones=1, presses=True)
    phones.presenter.navigation.show_play()
    phones.now += 5
    phones.frames(3)
    assert phones.word("phone-plays") in phones.seen
    phones.tap(phones.taps["notice-end_phone"])
    assert phones.presenter.phone_code == ""
    assert voice.said[-1] == phones.word("phone-ended")


def test_without_an_address_it_says_why(phones: Any) -> None:
    for reason in ("no-network", "only-ipv6", "no-port"):
        problem = {"phone_table": (f"screens.phones-{reason}", dict[str, str]())}
        phones.presenter.sharing = SharingStatus(problems=problem)
        phones.frames(3)
        assert phones.word(f"phones-{reason}") in phones.seen
    switch(phones, on=False)
    phones.presenter.sharing = SharingStatus()
    phones.frames(3)
    assert phones.word("phones-off") in phones.seen
    phones.presenter.navigation.visit("menu")
    phones.frames(3)
    assert "phones" not in phones.taps


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
@pytest.mark.parametrize("size", hardest((800, 480), (480, 800), count=2), ids=str)
def test_everything_on_it_fits(open_app: Any, size: Any, language: str) -> None:
    player = open_app(size, language=language)
    player.begin()
    switch(player)
    player.presenter.navigation.visit("menu")
    player.frames(3)
    assert_fits(player)
    player.presenter.navigation.visit("phones")
    for what in ({"phones": 10}, {"phones": 1, "presses": True}):
        report(player, **what)
        assert_fits(player)
        assert_targets(player)


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_an_upright_panel_shows_all_of_the_text_below_the_code(
    open_app: Any, language: str
) -> None:
    player = open_app((450, 800), language=language)
    player.begin()
    switch(player)
    player.presenter.navigation.visit("phones")
    for what in ({"phones": 10}, {"phones": 1, "presses": True}):
        report(player, **what)
        text = player.app.host.screen.ids.text
        assert text.children[0].height <= text.height
        assert read_code(player) == ADDRESS
