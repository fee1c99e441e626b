"""What the table says: as much as wanted, and nothing twice."""

from companion.engine.autoplay import usual_answer
from companion.phrases import aloud


def moves_shown(session):
    """Return how many moves the step announces before it asks."""
    return sum(len(session.phrasebook.glance(say).moves) for say in session.play.says)


def test_how_much_is_said_can_be_set_at_once(player):
    player.begin(options={"help": "quick", "map": "off"}, seed="4")
    session, book = player.presenter.session, player.presenter.phrasebook
    while session.play.whose != "bot" or moves_shown(session) < 3:
        session.answer(usual_answer(session.play))
    player.now += 1
    player.presenter.game.show_step()
    heard = {}
    for level in ("short", "full", "key"):
        player.presenter.preferences.set("voice_level", level)
        heard[level] = session.spoken
        pieces = aloud.pieces(book, session.play.says, session.play.ask, level)
        assert heard[level] == aloud.joined(each.text for each in pieces)
    assert len(heard["key"]) < len(heard["short"]) < len(heard["full"])


def test_a_report_is_noted_in_few_words_and_what_next_does_is_said_to_who_presses_it(player, voice):
    player.begin(options={"help": "quick", "map": "off"}, seed="1")
    player.reach("on-mars.table")
    player.turn_to_question()
    player.tap_choice("scientist.geologist")
    assert voice.said[-1] == "Noted: you hired the Geologist."
    player.press("r")
    assert "Next: End turn." in voice.said[-1]
    player.press("u")
    assert "noted" not in voice.said[-1]
    assert "Geologist" in voice.said[-1], "undo says what it took back"
