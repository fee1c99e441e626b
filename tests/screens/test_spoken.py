"""What the table says: as much as is wished, page by page or move by move, and nothing twice."""

from companion.autoplay import usual_answer
from companion.phrases import aloud


def come_to_moves(player, least=3):
    """Come to a step of his with so many moves."""
    player.begin(options={"help": "quick", "map": "off"}, seed="4")
    session = player.presenter.session
    while True:
        glances = [player.presenter.phrasebook.glance(each) for each in session.play.says]
        moves = sum(len(each.moves) for each in glances)
        if session.play.turn and session.play.whose == "bot" and moves >= least:
            break
        session.answer(usual_answer(session.play))
    player.now += 1
    player.presenter.show_step()
    player.frames()


def said_of_all_pages(player, voice):
    """Return what is said of each page of the step."""
    said = [voice.said[-1]]
    while player.table.at < len(player.table.pages) - 1:
        player.press("enter")
        said.append(voice.said[-1])
    return said


def test_how_much_is_said_can_be_set_at_once(open_app, voice):
    player = open_app()
    come_to_moves(player)
    session, book = player.presenter.session, player.presenter.phrasebook
    heard = {}
    for level in ("short", "full", "key"):
        player.presenter.set("voice_level", level)
        heard[level] = session.spoken
        pieces = aloud.pieces(book, session.play.says, session.play.ask, level)
        assert heard[level] == aloud.joined(each.text for each in pieces)
    assert len(heard["key"]) < len(heard["short"]) < len(heard["full"])


def test_back_says_the_page_before(open_app, voice):
    player = open_app(voice_steps=True)
    come_to_moves(player)
    first = voice.said[-1]
    player.press("enter")
    assert voice.said[-1] != first
    player.now += 1
    player.table.perform("undo")
    assert voice.said[-1] == first


def test_a_report_is_noted_in_few_words_and_then_what_next_does(open_app, voice):
    player = open_app()
    player.begin(options={"help": "quick", "map": "off"}, seed="1")
    session = player.presenter.session
    while not (session.play.turn and session.play.fields):
        session.answer(usual_answer(session.play))
    player.now += 1
    player.presenter.show_step()
    player.frames()
    player.turn_to_question()
    player.tap_choice("scientist.geologist")
    assert voice.said[-1] == "Scientist: Geologist: noted. Next: End turn."
    player.now += 1
    player.table.perform("undo")
    assert "noted" not in voice.said[-1]
    assert "Geologist" in voice.said[-1], "undo says what it took back"
