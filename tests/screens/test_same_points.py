"""Plays, the header, the score and the goals show the same points, or say which they are."""

import random
import re

import pytest

from companion.commands.saved_plays import history_line
from companion.engine.autoplay import likely_answer, usual_answer
from companion.engine.course import course
from companion.engine.game import totals
from companion.engine.saved import SavedPlay
from companion.phrases.phrasebook import LANGUAGES, Phrasebook, capital, minus
from companion.screens.views import view_of
from companion.session.session import Session
from companion.testing.plays import correct_something
from kit.fitting import STANCES, paired
from kit.kinds import every_kind

EVERY = 25
"""The number of answers between checks of a play's points."""

COUNTS = ("crystal", "forest", "me")
"""The icons of numbers that nobody mistakes for points."""

ON_THE_BOARD = {"op": ("vp", "lacerda.op"), "tr": ("tr",), "pawn:flask": ("partner.tr",)}
"""The field in the state of each number in the header, by icon."""

SO_FAR = {
    "en": ("so far", "together", "now", "between you"),
    "pt-BR": ("até agora", "somados", "agora"),
    "fr": ("jusqu’ici", "à vous deux", "maintenant"),
}


def shown_points(words):
    """Return the points in a text, the first number of "45 of 65 VP"."""
    found = re.search(r"(−?\d+)(?: (?:of|de) \d+)? (?:VP|PV)", words.replace("\u00a0", " "))
    return found and int(found[1].replace("−", "-"))


def check_header(view):
    """Check that numbers in the header are those on the board, with that name."""
    head = view.header
    for icon, number in head.numbers:
        if icon in COUNTS:
            continue
        known = [view.get(name) for name in ON_THE_BOARD[icon] if view.get(name) is not None]
        assert number == str(known[0])
        assert head.captions[icon], f"what is {icon} {number}?"


def check_goals(play, book, now):
    """Check that goals and pace give everybody's points together, his alone if he is named."""
    together = sum(now.values())
    prompts = [*(goal.prompt for goal in play.goals()), *filter(None, [play.pace()])]
    for prompt in prompts:
        words = book.prompt_text(prompt).text
        if "points" in prompt.args and prompt.key.partition(".")[2].startswith(("points", "goal")):
            assert shown_points(words) == together, words
        elif prompt.args.get("counted") == "his":
            assert words.replace("\u00a0", " ").split(": ")[1].count(str(now["lacerda"])), words
        else:
            continue
        assert any(each in words for each in SO_FAR[book.language]), words


def check_course(play, now):
    """Check that the screen of plays shows at a play's last turn what is known now."""
    turns = course(play.game, play.options, play.seed, play.log)
    assert not turns or dict(turns[-1].points) == now


def check_end(play, book):
    """Check that what was saved is what was shown last, and the history says whose it is."""
    now, result = totals(play.scores()), play.result
    assert {who: score.total for who, score in result.scores.items()} == now
    if result.points is None:
        return
    assert result.points == (sum(now.values()) if result.of_team else now["you"])
    saved = SavedPlay(1, play.game.name, {}, "1", 0.0, 1.0, 1.0, 1, result, 1.0)
    shown = history_line(book, saved).replace("\u00a0", " ")
    together = SO_FAR[book.language][1]
    assert shown.endswith(together) == result.of_team
    assert f" · {result.points} p" in shown


def at_random(kind, play):
    """Play at random with corrections; yield now and then, and at the end."""
    chance, answers = random.Random(5), 0
    while not play.over:
        if answers % EVERY == 0:
            if play.fields:
                correct_something(play, chance)
            yield
        value = kind.given.get(play.ask.key)
        play.answer(likely_answer(play, chance, 0.6) if value is None else value)
        answers += 1
    yield


@pytest.mark.parametrize("kind", every_kind(), ids=str)
def test_whatever_counts_points_shows_the_same_or_says_which(kind, store):
    session = Session(kind.game, store, Phrasebook("en"), {}, "5", new=True)
    play, session.play.journal = session.play, None
    for number, _ in enumerate(at_random(kind, play)):
        language = list(LANGUAGES)[number % len(LANGUAGES)]
        book, now = Phrasebook(language), totals(play.scores())
        for portrait in (False, True):
            check_header(view_of(session, book, portrait))
        check_goals(play, book, now)
        check_course(play, now)
        if play.over:
            for each in LANGUAGES:
                check_end(play, Phrasebook(each))


def begin(player, game, turn):
    """Play as usual up to the main question of a turn."""
    player.now += 1
    player.presenter.game.open(game, new=True, seed="3")
    session = player.presenter.session
    while session.play.turn < turn or not session.play.fields:
        session.answer(usual_answer(session.play))
    session.correct(*CORRECTED[game])
    player.now += 1
    player.presenter.game.show_step()
    player.frames()


CORRECTED = {
    "on-mars": ("lacerda.op", 21),
    "dice": ("vp", 12),
    "ares": ("forests", 3),
    "classic": ("tr", 31),
}
"""What is corrected in a play of each game, and to which value."""


@pytest.mark.parametrize(
    ("game", "stance"), paired(["on-mars", "dice", "ares", "classic"], STANCES), ids=str
)
def test_the_screens_show_them_in_words(open_app, game, stance):
    size, language = stance
    player = open_app(size, language=language)
    begin(player, game, 4)
    assert all(number in player.seen for _, number in player.table.step.numbers[-1:])
    book = player.presenter.phrasebook
    points = [
        f"{capital(book.name(who, game, 'field'))} {minus(str(total))}"
        for who, total in totals(player.play.scores()).items()
        if total
    ]
    player.presenter.navigation.visit("scores")
    assert all(each.rpartition(" ")[2] in player.seen for each in points)
    player.presenter.navigation.go_home()
    player.presenter.navigation.show("plays")
    player.frames(3)
    seen = " ".join(player.seen).replace("\u00a0", " ")
    assert points
    shown = book.text("core.points-status", over=False, points=", ".join(points))
    assert shown.startswith(player.word("scores-now").lower()), "the score has one name"
    so_far = player.word("plays-so-far", who=points[0].rpartition(" ")[0])
    assert shown.replace("\u00a0", " ") in seen or so_far in player.seen
