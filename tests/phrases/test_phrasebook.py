"""Every prompt finds its words, in three languages, with its voice, its reason and its undo."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping

import pytest
from fluent.runtime import FluentBundle, FluentResource

from companion.engine.log import LogEntry
from companion.engine.prompts import Choose, Refused, Say
from companion.phrases import phrasebook
from companion.phrases.messages import split
from companion.phrases.phrasebook import FALLBACK, LANGUAGES, Phrasebook, argument, minus


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="refused-language"):
        Phrasebook("tlh")


def test_a_missing_message_shows_its_key_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert Phrasebook("en").text("core.unheard-of") == "core.unheard-of"
    assert "unheard-of" in caplog.text


def test_a_number_below_zero_has_a_real_minus_also_where_it_is_quoted() -> None:
    assert minus("-20, 3 (-4), “-5”, 1-2") == "−20, 3 (−4), “−5”, 1-2"
    said = Say("score-pad.sheet-ares", {"player": "player-1", "total": -49})
    assert "−49 pontos" in Phrasebook("pt-BR").prompt_text(said).voice


LANGUAGE = "fr"
MISSING = """
only-here = Seulement ici
name-thing = la chose
    .voice = la chose dite
sorted = Lequel ?
    .form = tile
asked = Question ?
    .option-b = la seconde
    .voice-b = deux
"""
IN_ENGLISH = """
only-here = Only here
only-there = Only { NAME($what, form: "of") } there
    .voice = Only said there
    .why = Because it is there
    .option-a = the first
name-thing = thing
    .of = of the thing
    .tile-voice = thing said
name-lost = lost thing
sorted = Which?
    .form = tile
asked = Question?
    .voice = A question
    .option-b = the second
    .option-c = the third
"""


@pytest.fixture
def incomplete(monkeypatch: pytest.MonkeyPatch) -> Iterator[Phrasebook]:
    """A language that lacks some of English's texts."""
    written = {(LANGUAGE, "scratch"): MISSING, (FALLBACK, "scratch"): IN_ENGLISH}

    def messages(language: str, name: str) -> Mapping[str, str]:
        return split(written.get((language, name), "name-and = &\n"))

    monkeypatch.setattr(phrasebook, "written", messages)
    phrasebook.bundle.cache_clear()
    yield Phrasebook(LANGUAGE)
    phrasebook.bundle.cache_clear()


def test_a_message_that_a_language_lacks_is_worded_and_said_in_english(
    incomplete: Phrasebook, caplog: pytest.LogCaptureFixture
) -> None:
    ask = Choose("scratch.only-there", ("a", "lost"), {"what": "thing"})
    wording = incomplete.prompt_text(ask)
    assert wording.text == "Only of the thing there"
    assert wording.voice == "Only said there"
    assert wording.why == "Because it is there"
    assert [label for _, label in wording.options] == ["The first", "Lost thing"]
    assert caplog.text.count("fr has no words for scratch.only-there") == 1
    assert caplog.text.count("fr has no words for scratch.name-lost") == 1


def test_what_a_language_has_is_not_taken_from_english(incomplete: Phrasebook) -> None:
    assert incomplete.text("scratch.only-here") == "Seulement ici"
    ask = Choose("scratch.asked", ("b", "c"))
    wording = incomplete.prompt_text(ask)
    assert (wording.text, wording.voice) == ("Question ?", "Question ?")
    assert [label for _, label in wording.options] == ["La seconde", "The third"]


def test_a_name_or_an_option_is_said_in_its_form_for_the_ear(incomplete: Phrasebook) -> None:
    ask = Choose("scratch.asked", ("thing", "b", "c"))
    assert incomplete.option(ask, "thing") == "la chose"
    assert incomplete.spoken_option(ask, "thing") == "la chose dite"
    assert incomplete.option(ask, "b") == "la seconde"
    assert incomplete.spoken_option(ask, "b") == "deux"
    assert incomplete.spoken_option(ask, "c") == "the third"
    assert incomplete.spoken_option(Choose("scratch.sorted", ("thing",)), "thing") == "la chose"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_words_is_called_by_its_name(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert Phrasebook(language).name("chess", "chess") == "chess"
    assert Phrasebook(language).text("core.name-yes")
    assert "chess" in caplog.text


@pytest.mark.parametrize(("value", "worded"), [(True, "yes"), (False, "no")])
def test_true_and_false_are_yes_and_no_in_a_message(value: bool, worded: str) -> None:
    found = FluentBundle(["en"])
    found.add_resource(FluentResource("announced = { $so ->\n [yes] yes\n *[no] no\n }\n"))
    pattern = found.get_message("announced").value
    assert found.format_pattern(pattern, {"so": argument(value)})[0] == worded
    refused = Refused("core.refused-confirm", answer=3, can_fail=value)
    assert ("not possible" in Phrasebook("en").refusal(refused)) is value


def test_the_default_comes_first_among_the_options() -> None:
    ask = Choose("core.finished", ("yes", "no", "back"), default="back")
    assert [value for value, _ in Phrasebook("en").prompt_text(ask).options] == [
        "back",
        "yes",
        "no",
    ]


def test_an_option_that_is_alone_in_its_group_has_a_short_name_where_it_is_shown() -> None:
    book = Phrasebook("en")
    args = {"turn": "you", "side": "orbit", "round": 1, "A": "research-tiles", "B": "", "C": ""}
    worded = book.prompt_text(Choose("on-mars.table", ("next", "mission.A"), args))
    assert dict(worded.menu)["mission.A"] == "Mission A"
    assert dict(worded.options)["mission.A"] == "Mission: A, Research tiles taken"


def test_a_building_on_another_hex_is_called_by_its_type() -> None:
    ask = Choose("on-mars.your-building", ("mine.E5", "other.mine"), part=True)
    given = LogEntry(ask.key, "other.mine", "player")
    assert Phrasebook("en").done(ask, given) == "you built a Mine"


def test_an_answer_that_is_undone_alike_everywhere_may_have_words_of_its_own() -> None:
    book = Phrasebook("en")
    for key, done in (
        ("on-mars.build-at", "it went differently"),
        ("on-mars.lab-board", "you chose to enter the numbers yourself"),
    ):
        given = LogEntry(key, "differs", "player")
        assert book.done(Choose(key, ("done", "differs")), given) == done


def test_a_value_that_is_not_set_yet_is_none_in_words(caplog: pytest.LogCaptureFixture) -> None:
    book = Phrasebook("fr")
    assert {book.value(each, "dice", "milestones") for each in ("", None, [])} == {"aucun"}
    assert book.value(None, "classic", "corporation") == "aucune", "it agrees with the field"
    assert book.value(None, "on-mars", "lacerda.techs.mine") == "aucune", "or with its group"
    assert caplog.text == ""
