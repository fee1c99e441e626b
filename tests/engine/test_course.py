"""How a play went is told from its log alone."""

from companion.autoplay import usual_answer
from companion.engine.course import course
from companion.engine.play import Play
from companion.games import find

GAME = find("on-mars")


def played(turns: int) -> tuple[Play, dict[int, int]]:
    """Return a play that came so far, and how many answers were given when each turn began."""
    play = Play(GAME, GAME.with_defaults({"help": "quick"}), "1")
    begun: dict[int, int] = {}
    while play.turn < turns:
        play.answer(usual_answer(play))
        given = sum(entry.by == "player" for entry in play.log)
        begun.setdefault(play.turn, given)
    return play, begun


def test_every_turn_is_told_with_where_it_begins() -> None:
    play, begun = played(5)
    told = course(GAME, play.options, play.seed, play.log)
    assert [turn.number for turn in told][:5] == [0, 1, 2, 3, 4]
    for turn in told[1:5]:
        again = Play(GAME, play.options, play.seed, play.log)
        again.undo(sum(entry.by == "player" for entry in play.log) - turn.given)
        assert again.turn == turn.number
        assert begun[turn.number] == turn.given


def test_the_points_are_those_at_the_end_of_each_turn() -> None:
    play, _ = played(4)
    told = course(GAME, play.options, play.seed, play.log)
    totals = {who: sum(lines.values()) for who, lines in play.scores().items()}
    assert told[-1].points == totals
    assert told[0].points != told[-1].points


def test_a_log_that_fits_in_part_is_told_as_far_as_it_fits() -> None:
    play, _ = played(4)
    log = [*play.log[:20], play.log[30]]
    told = course(GAME, play.options, play.seed, log)
    assert told
    assert told[-1].number < 4


def test_nothing_answered_has_no_turns() -> None:
    play = Play(GAME, GAME.with_defaults({}), "1")
    assert course(GAME, play.options, play.seed, ()) == []
