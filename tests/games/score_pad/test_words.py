"""The words of the pads: every line has its question, everything said reads whole."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from companion.engine.autoplay import likely_answer
from companion.engine.play import Play
from companion.engine.prompts import Count
from companion.games.score_pad import GAME
from companion.games.score_pad.pads import PADS, SEATS
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.agreement import disagreements, kinds

TABLES = [(game, n) for game, pad in PADS.items() for n in range(1, pad.players + 1)]
LINES = sorted({line.name for pad in PADS.values() for line in pad.lines})
ASKED = sorted({what for pad in PADS.values() for what in pad.ties} - {"progress-cubes"})
NOT_SPOKEN = re.compile(r"M€|°|%|\b(TR|IT|NT|VP|PV|OP|PO)\b")


@pytest.mark.parametrize("name", [*LINES, *ASKED])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_a_question_of_its_own(language: str, name: str) -> None:
    ask = Phrasebook(language).find(f"score-pad.name-{name}", {}, "ask")
    assert ask.endswith("?")
    assert ask[0].islower()


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_has_a_short_word(language: str, seat: str) -> None:
    assert len(Phrasebook(language).find(f"score-pad.name-{seat}", {}, "short")) <= 11


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Award 1: Player 1 and Player 2 get 5 points each."),
        ("pt-BR", "Prêmio 1: Jogador 1 e Jogador 2 ganham 5 pontos cada."),
        ("fr", "Récompense 1\u00a0: le joueur 1 et le joueur 2 gagnent 5 points chacun."),
    ],
)
def test_a_friendly_tie_is_announced(fill, language, expected):
    pad = fill("dice", {"award-1": 7}, {"award-1": 7}, {"award-1": 5}, until="check")
    wording = Phrasebook(language).prompt_text(pad.all("award")[0])
    assert (wording.text, wording.voice) == (expected, expected)


@pytest.mark.parametrize(
    ("game", "title"),
    [
        ("dice", "Player 1: Symbols for award 2?"),
        ("classic", "Player 1: Count for award 2?"),
    ],
)
def test_an_award_asks_for_the_amount_and_not_for_points(game, title):
    args = {"game": game, "line": "award-2", "player": "player-1", "total": 0, "alone": "no"}
    asked = Phrasebook("en").glance(Count("score-pad.line", 0, 99, args))
    assert asked.title == title
    assert asked.facts[0].endswith("not points")
    second = 3 if game == "dice" else 2
    assert asked.facts[1] == f"Most: 5 VP; second: {second} VP (3 or more players)"


def test_solo_nobody_is_second():
    args = {"game": "dice", "line": "award-2", "player": "player-1", "total": 0, "alone": "yes"}
    facts = Phrasebook("en").glance(Count("score-pad.line", 0, 99, args)).facts
    assert not any("second" in fact for fact in facts)


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((7, 5, 5), "Award 1: 5 points, Player 1; 2 points, players 2 and 3"),
        ((7, 7, 5), "Award 1: 5 points each, players 1 and 2"),
    ],
)
def test_who_is_first_and_second_is_one_line_which_names_the_award(fill, counts, expected):
    pad = fill("classic", *({"award-1": count} for count in counts), until="check")
    assert Phrasebook("en").glance(pad.all("award")[0]).facts == (expected,)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "A greenery next to two cities counts for both"),
        ("pt-BR", "Uma vegetação junto a duas cidades conta duas vezes"),
        ("fr", "Entre deux cités, une forêt compte deux fois"),
    ],
)
def test_a_greenery_next_to_two_cities_counts_for_each(language, expected):
    args = {"game": "classic", "line": "cities", "player": "player-1", "total": 0, "alone": "no"}
    assert Phrasebook(language).glance(Count("score-pad.line", 0, 99, args)).facts[0] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Player 1 wins the tie at 30 points. It was decided by megacredits."),
        ("pt-BR", "Jogador 1 vence no desempate, com 30 pontos. Desempate: megacréditos."),
        ("fr", "Le joueur 1 l’emporte, à 30 points partout, grâce aux mégacrédits."),
    ],
)
def test_what_broke_a_tie_is_announced(fill, language, expected):
    pad = fill("classic", {"tr": 30}, {"tr": 30}, awards=0, tie=[9, 4])
    assert Phrasebook(language).prompt_text(pad.all("winner")[0]).text == expected


@cache
def different_prompts():
    """Return the announcements and questions in some plays of every pad, each kind once."""
    prompts = []
    for game, players in TABLES:
        for seed in range(6):
            play, rng = Play(GAME, {}, str(seed)), random.Random(seed)
            play.answer(game)
            play.answer(players)
            while play.ask is not None:
                prompts += [*play.says, play.ask]
                play.answer(likely_answer(play, rng, follow=(0, 0.95)[seed % 2]))
            prompts += play.says
    return kinds(each for each in prompts if not won_together(each))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_agrees_with_its_noun(language):
    fixed = ("more", "less", "needed", "players")
    assert list(disagreements(language, different_prompts(), fixed)) == []


def won_together(prompt):
    """A winning team has at least 80 points."""
    return prompt.args.get("team") == "yes" and prompt.args.get("won") == "yes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_goal_reached_is_worded_for_the_game(fill, language):
    book = Phrasebook(language)
    for game, count in (("classic", 3), ("dice", 2)):
        rarity = {"rarity": ["common"] * 3} if game == "dice" else {}
        column = {"tr": 63} if game == "classic" else {}
        ask = fill(game, column, **rarity).all("complete")[0]
        labels = [label for _, label in book.prompt_text(ask).options]
        assert len(set(labels)) == count
        assert ("63" in " ".join(labels)) == (game == "classic")
