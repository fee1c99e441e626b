"""The icon of what a move is about, found in its words, in every language."""

from __future__ import annotations

import random

import pytest

from companion.engine.autoplay import likely_answer
from companion.engine.play import Play
from companion.games import find
from companion.games.on_mars.components import TYPES
from companion.games.on_mars.pictures.kinds import KINDS
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.screens.drawing import icons
from companion.screens.pictures import View, icon_of

GAME = find("on-mars")


def view_in(language: str) -> View:
    book = Phrasebook(language)

    def name(value: str, form: str = "") -> str:
        return book.name(value, "on-mars", form)

    return View("on-mars", {}, (), None, book.text, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TYPES)
def test_each_building_is_found_by_its_name_and_by_that_of_its_tech(language, kind) -> None:
    view = view_in(language)
    for words in (view.name(kind), view.name(kind, "tech")):
        found = icon_of(view, f"X **{words}** Y", "lacerda")
        assert found.partition(":")[0] == KINDS[kind], words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_noun_comes_first_then_what_else_is_named_and_lacerda_last(language) -> None:
    view = view_in(language)
    ship, crystal, him = view.name("ship"), view.name("crystal"), view.name("lacerda")
    assert icon_of(view, f"{crystal}: **{ship}**") == "ship"
    assert icon_of(view, f"{him}: {crystal} **7**") == "crystal"
    assert icon_of(view, f"{him}: **7**") == "him"
    assert icon_of(view, "**7**") == ""


@pytest.mark.parametrize(("who", "colour"), [("you", "ice"), ("lacerda", "violet")])
def test_a_piece_has_the_colour_of_the_one_who_acts(who, colour) -> None:
    assert icon_of(view_in("en"), "Move a **Bot**", who) == f"bot:{colour}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_moves_of_a_play_have_an_icon_that_can_be_drawn(language) -> None:
    view, book = view_in(language), Phrasebook(language)
    play, chance = Play(GAME, GAME.with_defaults({"help": "guided"}), "5"), random.Random(5)
    found = []
    while play.ask is not None:
        for prompt in (*play.says, play.ask):
            found += [icon_of(view, each.text, "lacerda") for each in book.glance(prompt).moves]
        play.answer(likely_answer(play, chance, follow=0.6))
    assert {each.partition(":")[0] for each in found if each} <= icons.NAMES
    assert sum(map(bool, found)) >= 0.9 * len(found) > 0
