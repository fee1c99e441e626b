"""At 150 % the home tiles, the score, the strip and the text beside a draw grow, too."""

import pytest

from companion.engine.autoplay import usual_answer
from companion.games import games
from companion.screens.widgets.words import Words
from kit.board_fitting import visible
from kit.fitting import assert_fits, hardest, paired

SHAPES = [(800, 480), (720, 1280)]
SCALES = hardest(2, 1.5)
LONGEST = "fr"
TIE = "on-mars.tie-result"
GAMES = ["on-mars", "ares", "classic", "score-pad"]


def seen_at(open_app, size, scale, show):
    """Return what a screen shows after it was opened: (text, size) of each line, in units."""
    player = open_app(size, language=LONGEST, text_scale=scale)
    show(player)
    player.frames(3)
    assert_fits(player)
    return player


def sizes(lines):
    return [line.size for line in lines]


def begin(player, game, answers):
    player.now += 1
    player.presenter.game.open(game, new=True, seed="2")
    while answers and not player.play.over:
        player.presenter.session.answer(usual_answer(player.play))
        answers -= 1


def tiles(player):
    """Return the sizes of the names on the tiles."""
    return [largest(player, player.taps[f"game-{name}"].text) for name in games()]


@pytest.mark.parametrize(("waits", "size"), paired([False, True], SHAPES), ids=str)
def test_the_tiles_of_the_first_screen_grow(open_app, size, waits):
    def show(player):
        if waits:
            begin(player, "on-mars", 40)
        player.presenter.navigation.show("home")

    plain, *large = (min(tiles(seen_at(open_app, size, each, show))) for each in (1, *SCALES))
    assert min(large) >= 1.25 * plain


@pytest.mark.parametrize(("game", "size"), paired(GAMES, SHAPES), ids=str)
def test_the_lines_and_the_names_of_the_score_grow(open_app, size, game):
    def show(player):
        begin(player, game, 999)
        player.presenter.navigation.show("scores")

    def table(scale):
        player = seen_at(open_app, size, scale, show)
        screen = player.app.host.screen
        heads = {cell.text for cell in screen.names}
        shown = [each for each in visible(screen) if isinstance(each, Words)]
        return screen.font_size, min(each.shown_size for each in shown if each.text in heads)

    (lines, heads), *large = (table(each) for each in (1, *SCALES))
    assert all(more[0] >= 1.25 * lines for more in large)
    assert all(more[1] > heads for more in large)


def largest(player, text):
    """Return the size of the words on the screen that are this text."""
    shown = [each for each in visible(player.app.host.screen) if isinstance(each, Words)]
    return max(each.shown_size for each in shown if each.text == text)


@pytest.mark.parametrize("size", hardest(*SHAPES), ids=str)
def test_a_notice_grows(open_app, size):
    def show(player):
        begin(player, "score-pad", 0)
        player.presenter.game.show_step()
        player.presenter.announce("Le disque est plein. Rien n’est enregistré.")

    def notice(scale):
        player = seen_at(open_app, size, scale, show)
        return largest(player, player.table.step.notice.text)

    plain, *large = map(notice, (1, *SCALES))
    assert min(large) > plain


@pytest.mark.parametrize("size", hardest(*SHAPES), ids=str)
def test_a_title_is_no_smaller_than_the_text_below_it(open_app, size):
    player = open_app(size, text_scale=2)
    player.presenter.navigation.visit("settings")
    player.frames(3)
    screen = player.app.host.screen
    words = [each for each in screen.walk(restrict=True) if isinstance(each, Words) and each.text]
    (title,) = [each for each in words if each.text == screen.title and each.bold]
    assert title.shown_size >= max(each.shown_size for each in words if each.role == "fact")
