"""Loudspeakers are chosen by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.device.loudspeakers import VARIABLE, choose, device, devices, names


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A Pi with two HDMI sockets, headphones and a microphone, which plays nothing."""
    for number, (name, pcm) in enumerate(
        [("vc4hdmi0", "pcm0p"), ("vc4hdmi1", "pcm0p"), ("Headphones", "pcm0p"), ("Mic", "pcm0c")]
    ):
        (tmp_path / f"card{number}" / pcm).mkdir(parents=True)
        (tmp_path / f"card{number}" / "id").write_text(f"{name}\n", encoding="utf-8")
    return tmp_path


def test_what_can_play_is_listed_by_name(cards: Path, tmp_path: Path) -> None:
    assert names(cards) == ["vc4hdmi0", "vc4hdmi1", "Headphones"]
    assert names(tmp_path / "nowhere") == []


def test_the_one_that_is_named_is_used_whatever_its_number(cards: Path) -> None:
    environ: dict[str, str] = {}
    assert choose("Headphones", environ, cards)
    assert environ == {VARIABLE: "plughw:CARD=Headphones"}


def test_the_others_are_tried_after_it_and_after_what_alsa_chooses(cards: Path) -> None:
    hdmi = ["plughw:CARD=vc4hdmi0", "plughw:CARD=vc4hdmi1"]
    assert devices("Headphones", cards) == ["plughw:CARD=Headphones", "", *hdmi]
    assert devices("", cards) == ["", *hdmi, "plughw:CARD=Headphones"]


def test_a_card_that_goes_while_it_is_read_is_not_there(cards: Path) -> None:
    (cards / "card1" / "id").unlink()
    assert names(cards) == ["vc4hdmi0", "Headphones"]


@pytest.mark.parametrize("name", ["", "Mic", "Unplugged"])
def test_one_that_is_not_there_leaves_the_choice_to_the_system(cards: Path, name: str) -> None:
    environ: dict[str, str] = {}
    assert choose(name, environ, cards) is (not name), "it is waited for one that is named"
    assert environ == {}
    assert device(name, cards) == ""
