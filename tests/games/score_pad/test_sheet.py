"""The sheet: live totals, the check with its corrections, and what the history saves."""

from __future__ import annotations

import pytest

from companion.engine.game import Score
from companion.engine.play import Play
from companion.engine.prompts import Refused
from companion.games.score_pad import GAME
from companion.games.score_pad.flow import PadResult
from companion.games.score_pad.pads import PADS
from companion.phrases.phrasebook import LANGUAGES, Phrasebook


def test_the_game_comes_first_then_as_many_players_as_it_takes():
    play = Play(GAME, {}, "1")
    assert play.ask.key == "score-pad.game"
    assert play.ask.options == ("on-mars", "ares", "classic", "dice")
    most = {}
    for game in PADS:
        play.answer(game)
        assert play.ask.default == 2
        most[game] = play.ask.options[-1]
        play.undo()
    assert most == {"on-mars": 4, "dice": 4, "ares": 4, "classic": 5}


def test_totals_are_live_and_said_with_each_question(fill):
    pad = fill("dice", {"vp-track": 62}, {"vp-track": 40}, until="check")
    shown = [ask.args["total"] for ask in pad.all("line") if ask.args["player"] == "player-1"]
    assert shown == [0, 62, 67, 72, 77, 77]
    assert pad.play.state()["totals"] == {
        "player-1": 77,
        "player-2": 55,
        "player-3": None,
        "player-4": None,
        "player-5": None,
    }


def test_an_award_is_not_scored_before_all_have_counted():
    play = Play(GAME, {}, "1")
    for answer in ("dice", 2, 10, 20, 4):
        play.answer(answer)
    assert play.scores() == {"player-1": {"vp-track": 10}, "player-2": {"vp-track": 20}}
    play.answer(3)
    assert play.scores()["player-1"] == {"vp-track": 10, "award-1": 5}
    assert play.scores()["player-2"] == {"vp-track": 20, "award-1": 0}


def test_a_correction_ranks_the_awards_again(fill):
    pad = fill("classic", {"award-1": 5}, {"award-1": 4}, {}, awards=1, until="check")
    play = pad.play
    assert [lines["award-1"] for lines in play.scores().values()] == [5, 2, 0]
    play.correct("player-3.award-1-count", 5)
    assert [lines["award-1"] for lines in play.scores().values()] == [5, 0, 5]
    assert play.ask.args["player-3"] == 5
    play.undo()
    assert [lines["award-1"] for lines in play.scores().values()] == [5, 2, 0]


def test_every_number_that_was_counted_can_be_corrected_by_its_name_in_the_state(fill):
    play = fill("dice", {"milestones": 2}, {"milestones": 1}, until="check").play
    state = play.state()
    for name, field in play.fields.items():
        who, cell = name.split(".")
        assert state[who][cell] == field.get()
    assert len(play.fields) == 2 * 6
    assert play.fields["player-1.claimed-milestones"].maximum == 2
    with pytest.raises(Refused):
        play.correct("player-1.claimed-milestones", 3)
    play.correct("player-2.claimed-milestones", 0)
    play.correct("player-1.claimed-milestones", 3)
    assert play.scores()["player-1"]["milestones"] == 12


def test_how_rare_a_symbol_is_can_be_corrected_too(fill):
    play = fill("dice", {"award-3": 6}, until="check").play
    assert play.scores()["player-1"]["award-3"] == 0
    play.correct("rarity.award-3", "rare")
    assert play.scores()["player-1"]["award-3"] == 5


def test_nothing_can_be_corrected_before_the_check(fill):
    play = fill("ares", {}, {}, until="line").play
    assert not play.fields
    with pytest.raises(Refused):
        play.correct("player-1.tr", 6)


def test_the_history_keeps_each_line_and_the_winner(fill, store):
    play = store.begin(GAME, {}, "1")
    for answer in ("ares", 2, "no", 25, 20, 6, 5, 12, 9, "done"):
        play.answer(answer)
    (kept,) = store.history()
    assert kept.outcome == "over"
    assert kept.result == PadResult(
        game="ares",
        players=2,
        winner=("player-1",),
        scores={
            "player-1": Score({"tr": 25, "forests": 6, "cards": 12}, 43),
            "player-2": Score({"tr": 20, "forests": 5, "cards": 9}, 34),
        },
    )


@pytest.mark.parametrize(("complete", "outcome"), [("yes", "won"), ("no", "lost")])
def test_alone_the_history_says_won_or_lost(store, complete, outcome):
    play = store.begin(GAME, {}, "1")
    for answer in ("ares", 1, 25, 6, 12, "done", complete):
        play.answer(answer)
    assert store.history()[0].outcome == outcome


def test_the_likely_terraform_rating_is_that_of_the_start():
    for answers, likely in ((("classic", 1), 14), (("classic", 2, 0), 20), (("ares", 1), 5)):
        play = Play(GAME, {}, "1")
        for answer in answers:
            play.answer(answer)
        assert play.ask.default == likely


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_editor_reads_well(fill, language):
    book = Phrasebook(language)
    play = fill("dice", {"award-1": 3}, {}, until="check").play
    read = [book.field(name, "score-pad") for name in play.fields]
    assert len(set(read)) == len(read)
    play.correct("player-2.award-1-count", 3)
    shown = book.done(*play.last_answer)
    expected = {
        "en": "Player 2 · Award 1, counted set to 3",
        "pt-BR": "Jogador 2 · Prêmio 1, contagem",
        "fr": "Joueur 2 · Récompense 1, compte",
    }
    assert shown.startswith(expected[language])
