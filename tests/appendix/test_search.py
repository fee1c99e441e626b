"""A question in any of the languages finds the heading that answers it."""

from __future__ import annotations

import pytest

from companion.appendix import site
from companion.appendix.search import MAX_CHARACTERS, MAX_HITS, search

FIRST = 3
"""The lowest rank of the right answer to a query, so that it is visible on a phone."""

QUESTIONS = [
    ("en", "on-mars", "What does a level 3 Rover Tech give?", "tech-levels#rover-tech"),
    ("en", "on-mars", "Can I spend Crystals I gained this turn?",
     "questions#can-i-spend-crystals-gained-this-turn"),
    ("en", "on-mars", "Who chooses where a displaced Bot goes?", "displacement#who-chooses"),
    ("en", "on-mars", "Who goes where when a Bot is displaced?", "displacement#who-goes-where"),
    ("en", "on-mars", "May I upgrade a Mine with Lacerda's Colonist?",
     "your-upgrades#may-i-upgrade-a-mine-with-lacerdas-colonist"),
    ("en", "on-mars", "All slots are full, what now?",
     "placing-colonists#when-all-slots-are-full"),
    ("en", "on-mars", "What ruins the Martian Potato?", "planning#a-martian-potato"),
    ("en", "dice", "Can I reroll a die?", "questions#can-i-reroll-a-die"),
    ("en", "dice", "Does the extra turn cost one of the 50 turns?", "bonus-cards#an-extra-turn"),
    ("en", "ares", "May I keep 8 heat or 8 plants?", "questions#may-i-keep-8-heat-or-8-plants"),
    ("en", "classic", "Do event tags count later?",
     "questions#do-event-tags-count-for-later-cards"),
    ("pt-BR", "on-mars", "Posso colocar um Robô em um Abrigo?",
     "displacement#where-a-new-bot-goes"),
    ("pt-BR", "on-mars", "Quantos Recursos posso guardar com 3 Abrigos?",
     "crystals-and-depot#how-much-may-i-keep"),
    ("pt-BR", "on-mars", "Posso usar a Tecnologia do Lacerda?",
     "questions#can-i-use-lacerdas-tech"),
    ("pt-BR", "on-mars", "Quando o Lacerda viaja?",
     "questions-lacerda#when-does-lacerda-travel"),
    ("pt-BR", "on-mars", "O que preciso entregar no Contrato 11?", "contracts#deliver-contracts"),
    ("pt-BR", "on-mars", "Quantas Naves podem sair do Depósito no nível 2?",
     "colony-levels#how-many-ships"),
    ("pt-BR", "dice", "Um curinga é um dado?", "questions#is-a-wild-token-a-die"),
    ("pt-BR", "dice", "Quanto vale um prêmio no solo?", "awards#solo"),
    ("pt-BR", "ares", "Quando o cubo anda no solo?", "dummy-hand#when-the-cube-moves"),
    ("pt-BR", "classic", "Uma perda com borda vermelha me atinge no solo?",
     "questions#does-a-red-bordered-loss-hit-you-in-solo"),
    ("fr", "dice", "Quand part le premier objectif ?", "printings#the-top-milestone"),
    ("fr", "on-mars", "Combien coûte la colonne 5 du Labo ?",
     "your-development#what-a-column-costs"),
    ("fr", "on-mars", "La Mine sous mon Colon est-elle à moi ?",
     "questions-mars#is-the-mine-under-my-colonist-mine"),
    ("fr", "on-mars", "Que coûte une action exécutive ?", "executive-actions"),
    ("fr", "on-mars", "Peut-on voyager sans la Navette ?",
     "questions-mars#can-i-travel-when-the-shuttle-stays"),
    ("fr", "on-mars", "Comment compter mes points ?", "your-score#before-you-count"),
    ("fr", "on-mars", "Combien dure la partie après la dernière Mission ?",
     "questions-lacerda#how-long-does-the-game-last-after-the-last-mission"),
    ("fr", "ares", "Puis-je révéler encore un océan après le dernier ?",
     "ocean-rewards#after-the-last-ocean"),
    ("fr", "classic", "Les dernières forêts augmentent-elles l’oxygène ?",
     "end#the-last-greeneries"),
    ("fr", "dice", "Et s’il n’y a plus de dé de ma couleur ?",
     "questions#what-if-the-pool-has-no-die-of-my-color"),
]  # fmt: skip
"""Questions as players ask them at the table of a game, and where they are answered."""


def places(question: str, language: str, game: str = "") -> list[tuple[str, str]]:
    return [(hit.game, hit.place) for hit in search(question, language, game)]


@pytest.mark.parametrize(("language", "game", "question", "place"), QUESTIONS)
def test_a_question_finds_its_answer(language: str, game: str, question: str, place: str):
    assert (game, place) in places(question, language, game)[:FIRST]


@pytest.mark.parametrize(
    ("written", "meant"),
    [("astromovel", "rover"), ("rovr", "rover"), ("rvoer", "rover"), ("Schuttle", "shuttle"),
     ("blueprnt", "blueprint"), ("laboratorio", "laboratory")],
)  # fmt: skip
@pytest.mark.parametrize("language", site.languages())
def test_slips_of_the_pen_and_missing_accents_are_forgiven(written, meant, language):
    found = places(written, language, "on-mars")
    assert ("on-mars", f"glossary#{meant}") in found[:FIRST], found


def test_a_word_alone_finds_its_entry_first_and_that_of_the_game_read_about_before_others():
    for game in ("classic", "dice"):
        assert places("marco", "pt-BR", game)[0] == (game, "glossary#milestone")


def test_what_is_found_reads_in_the_language_of_who_asks():
    hit = search("astromóvel", "fr", "on-mars")[0]
    assert (hit.title, hit.heading) == (site.words("fr")["glossary"], "Rover")


@pytest.mark.parametrize("question", ["", "   ", "?!", '"', "*", "a OR b NEAR(", "x" * 5000, "\0"])
def test_no_question_is_an_error(question: str):
    assert len(search(question, "en")) <= MAX_HITS


def test_only_so_much_of_a_question_is_read():
    question = "rover " + "x" * MAX_CHARACTERS + " dice"
    assert places(question, "en") == places(question[:MAX_CHARACTERS], "en")


def test_an_unknown_language_is_refused():
    with pytest.raises(site.UnknownPageError):
        search("rover", "xx")


def test_a_text_is_shown_in_short_and_never_broken_within_a_word():
    for hit in search("rover", "en", "on-mars"):
        assert len(hit.text) <= 150
