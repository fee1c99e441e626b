"""The texts of On Mars: those of the goals, and what single announcements say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.engine.autoplay import usual_answer
from companion.engine.prompts import Choose, Confirm, Say
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.session.session import Session


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "He can’t upgrade"),
        ("pt-BR", "Ele não pode aprimorar"),
        ("fr", "Il n’améliore rien"),
    ],
)
def test_why_his_rover_moves_instead_is_announced_below_that_move(
    language: str, reason: str
) -> None:
    way = {"hex": "D3", "steps": 3, "spent": 0, "crossed": 0, "because": "arrives", "target": "D3"}
    facts = {}
    for instead in ("upgrade", "icon", "none"):
        driving = Say("on-mars.rover-to", {**way, "instead": instead})
        facts[instead] = Phrasebook(language).glance(driving).moves[0].fact
    assert facts["upgrade"].startswith(reason)
    assert facts["icon"] == facts["none"] != ""
    assert facts["upgrade"].endswith(facts["none"].partition(",")[0])


@pytest.mark.parametrize(
    ("language", "rover"), [("en", "Rover"), ("pt-BR", "Astromóvel"), ("fr", "Rover")]
)
def test_why_his_rover_moves_or_stays_names_it_once(language: str, rover: str) -> None:
    way = {"hex": "D3", "steps": 3, "spent": 0, "crossed": 0, "because": "arrives", "target": "D3"}
    book = Phrasebook(language)
    for key in ("rover-to", "rover-stays"):
        args = {**way, "instead": "upgrade", "barred": 0, "useless": ()}
        text = book.prompt_text(Say(f"on-mars.{key}", args)).text
        assert text.count(rover) == 1, text


@pytest.mark.parametrize(
    ("language", "blueprint"), [("en", "Blueprint"), ("pt-BR", "Projeto"), ("fr", "Plan")]
)
def test_that_no_blueprint_fits_is_announced_once_beside_his_rover(
    language: str, blueprint: str
) -> None:
    way = {"hex": "D3", "steps": 3, "spent": 0, "crossed": 0, "because": "arrives", "target": "D3"}
    book = Phrasebook(language)
    driving = book.glance(Say("on-mars.rover-to", {**way, "instead": "upgrade"})).moves[0]
    facts = [*book.glance(Say("on-mars.no-upgrade")).facts, driving.fact]
    assert [blueprint in fact for fact in facts] == [True, False]


@pytest.mark.parametrize(
    ("language", "reason"), [("en", "You used"), ("pt-BR", "Você usou"), ("fr", "Vous l’avez")]
)
def test_that_you_used_his_tech_is_announced_below_its_move(language: str, reason: str) -> None:
    facts = {}
    for which in ("used", "most"):
        moved = {"which": which, "tech": "rover", "place": "2a", "placing": False}
        facts[which] = Phrasebook(language).glance(Say("on-mars.develop", moved)).moves[-1].fact
    assert facts["used"].startswith(reason)
    assert not facts["most"].startswith(reason)


@pytest.mark.parametrize(
    ("language", "verbs"),
    [
        ("en", ("learned", "developed")),
        ("pt-BR", ("aprendeu", "desenvolveu")),
        ("fr", ("appris", "développé")),
    ],
)
def test_a_tech_is_learned_once_and_then_developed(
    session: Callable[..., Session], language: str, verbs: tuple[str, str]
) -> None:
    begun = session(language=language, new=True)
    while begun.play.ask.key != "on-mars.table":
        begun.answer(usual_answer(begun.play))
    for _ in verbs:
        begun.answer("tech.mine")
    listed = [report.words for report in begun.reported()]
    assert all(verb in words for verb, words in zip(verbs, listed, strict=True)), listed


@pytest.mark.parametrize("language", ["en", "pt-BR", "fr"])
def test_each_of_two_blueprints_is_asked_for_in_words_of_its_own(language: str) -> None:
    args = {"placing": False, "scientists": 0, "wanted": []}
    book, titles, texts = Phrasebook(language), list[str](), list[str]()
    for number in (0, 1, 2):
        asked = Say("on-mars.obtain-blueprint", {**args, "number": number})
        titles.append(book.glance(asked).title)
        texts.append(book.prompt_text(asked).text)
    assert len({*titles}) == len({*texts}) == 3
    assert [str(number) in title for number, title in enumerate(titles)] == [False, True, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_type_that_scores_his_scientist_is_named_where_his_blueprint_is_asked(
    language: str,
) -> None:
    book, facts = Phrasebook(language), dict[int, str]()
    for count in (0, 1, 2, 4):
        wanted = ["generator", "mine", "shelter", "greenhouse"][:count]
        args = {"placing": False, "scientists": count, "wanted": wanted, "number": 0}
        (move,) = book.glance(Say("on-mars.obtain-blueprint", args)).moves
        assert move.needed
        facts[count] = move.fact
    generator, mine = (book.name(each, "on-mars", "short") for each in ("generator", "mine"))
    assert generator in facts[1]
    assert mine not in facts[1]
    assert generator in facts[2]
    assert mine in facts[2]
    assert f" {book.name('or')} " in facts[2]
    assert len({*facts.values()}) == 4


@pytest.mark.parametrize("asked", ["draws", "tech-grid", "missions", "rewards"])
@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "The companion picks and names them, or you enter yours"),
        ("pt-BR", "O assistente diz quais são; ou informe as suas"),
        ("fr", "L’assistant les tire, ou vous les tirez et les saisissez"),
    ],
)
def test_where_the_companion_may_draw_it_is_announced_what_you_do_then(
    language: str, expected: str, asked: str
) -> None:
    ask = Choose(f"on-mars.{asked}", ("draw", "tell"), {"help": "quick", "length": ""}, "draw")
    assert expected in Phrasebook(language).glance(ask).facts


@pytest.mark.parametrize(
    ("language", "tile"), [("en", "Discovery"), ("pt-BR", "Descoberta"), ("fr", "Découverte")]
)
def test_on_the_map_his_arrival_says_that_the_discovery_tile_comes_next(
    language: str, tile: str
) -> None:
    arrived = {"space": 5, "side": "colony", "move": "announced", "to": "nowhere", "shuttle": 0}
    arrived |= {"free": False, "ships": 0, "lacerda": "card", "arrival": "free", "at_home": False}
    moves = {}
    for help_ in ("map", "guided"):
        step = Confirm("on-mars.lacerda-arrives", {**arrived, "help": help_})
        moves[help_] = Phrasebook(language).glance(step).moves
    assert tile in moves["map"][-1].fact
    assert tile in " ".join(move.text for move in moves["guided"])
    assert tile not in moves["guided"][-1].fact


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_size_of_his_shelters_complex_is_a_number_a_tie_or_not_possible(language: str) -> None:
    book = Phrasebook(language)
    asked = Choose("on-mars.shelter", (2, 1, "tie", "impossible"), {"tech": 1})
    labels = dict(book.prompt_text(asked).options)
    assert "2" in labels[2]
    assert labels["tie"] == book.name("tie")
    assert labels["impossible"] == book.name("impossible")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_is_announced_with_what_is_tied(language: str) -> None:
    names = ["geologist", "hydrologist", "biochemist"]
    glance = Phrasebook(language).glance(Say("on-mars.tie-known", {"names": names, "deck": "app"}))
    assert glance.title == ""
    tied = [Phrasebook(language).name(name, "on-mars") for name in names]
    assert [name for name in tied if name not in " ".join(glance.facts)] == []
