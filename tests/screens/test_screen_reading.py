"""Texts on a sheet over the step: why, the goals, help, notices."""

from itertools import pairwise, product
from types import SimpleNamespace

import pytest
from PIL import Image

from companion.engine.autoplay import usual_answer
from companion.screens.drawing.gestures import GESTURES
from companion.screens.drawing.painter import Painter
from companion.screens.models.readings import MARKS, READINGS
from companion.screens.models.text import DISC, INDENTED, plain, shown
from kit.fitting import hardest, paired
from kit.listed import drag
from kit.texts import assert_every_part_fits, in_sight, is_whole, text_view, words


@pytest.fixture
def step(player):
    """A step of the opponent that has its reasons."""
    player.begin(options={"help": "quick"}, seed="1")
    player.reach("on-mars.table", turn=1)
    while not player.presenter.session.ask.why:
        player.presenter.session.answer(player.play.ask.default)
    player.later(1)
    player.presenter.game.show_step()
    return player


def all_lines(player):
    """Return all that is read, with its title."""
    screen = player.app.host.screen
    return f"{screen.title} {words(screen)}"


def test_why_says_the_reasons_under_what_was_said_and_keys_and_buttons_lead_back(step, voice):
    log, middle = list(step.play.log), step.primary.to_window(*step.primary.center)
    for key in ("w", "escape"):
        step.press("w")
        ask = step.presenter.session.ask
        heard = all_lines(step)
        assert step.app.host.screen.name == "reading"
        assert ask.text in heard
        assert ask.why in heard
        step.press(key)
        assert step.app.host.screen.name == "table"
    step.press("w")
    said = []
    for _ in range(3):
        step.press("d")
        said.append(voice.said[-1])
    assert said == [step.word("qr"), step.word("repeat"), step.word("back")]
    step.press("enter")
    assert step.app.host.screen.name == "table"
    step.press("w")
    assert step.primary.words == step.word("back")
    assert step.primary.collide_point(*middle), "where Next is, so that it can do no harm"
    step.tap(step.primary)
    assert (step.app.host.screen.name, step.play.log) == ("table", log)
    step.press("w")
    step.tap(step.taps["menu"])
    assert step.app.host.screen.name == "menu"


def test_why_begins_with_the_reason_of_the_present_move(player):
    player.begin(options={"help": "quick"}, seed="2")
    session, noted, names = player.presenter.session, 0, []
    while session.play.turn < 4:
        ties = [say for say in session.play.says if say.key == "on-mars.tie-known"]
        for tie in ties if session.play.ask.key == "on-mars.hire" else ():
            names = [session.phrasebook.name(name, "on-mars") for name in tie.args["names"]]
            session.answer(usual_answer(session.play))
            while session.play.ask.key != "on-mars.hire":
                session.undo()
            player.presenter.navigation.go_home()
            player.later(1)
            player.presenter.game.open("on-mars")
            player.press("w")
            assert [name for name in names if name not in all_lines(player)] == []
            player.press("w")
        player.later(1)
        player.presenter.game.show_step()
        present = player.table.controller.present
        heard = [session.phrasebook.prompt_text(present), *session.says, session.ask]
        if heard[0].why and any(each.why not in ("", heard[0].why) for each in heard):
            player.press("w")
            words = [block.said for block in player.app.host.screen.blocks]
            assert words[0] == heard[0].text
            assert player.app.host.screen.text.spoken.startswith(heard[0].why)
            noted += bool(session.marked)
            player.press("w")
        session.answer(usual_answer(session.play))
    assert noted, "what is a reading of ours comes after it"
    assert names, "what is tied is named after undo and a break, too"


def test_it_is_said_again_and_leads_to_the_rule(step, voice):
    step.press("w")
    step.presenter.navigation.show_play()
    step.press("w")
    spoken = step.app.host.screen.spoken
    step.tap(step.taps["repeat"])
    assert voice.said[-1] == spoken
    assert step.presenter.session.ask.why in spoken
    step.tap(step.taps["qr"])
    assert step.app.host.screen.name == "page"


def test_a_long_text_is_read_part_by_part_by_next(step, voice):
    step.presenter.preferences.set("text_scale", 1.5)
    step.presenter.navigation.read("help")
    screen, view = step.app.host.screen, text_view(step)
    count = len(view.portions)
    assert count > 1
    for portion in range(1, count):
        step.press("pagedown")
        step.frames(4)
        assert view.reading == portion
        assert voice.said[-1] == view.said(portion)
        assert set(view.portions[portion]) <= {
            row.index for row in in_sight(step) if is_whole(step, row)
        }
    assert step.app.host.screen is screen
    step.press("pagedown")
    assert step.app.host.screen.name == "table"


def test_a_finger_scrolls_a_long_text_and_it_opens_again_where_it_was_left(step):
    step.presenter.preferences.set("text_scale", 1.5)
    step.presenter.navigation.read("help")
    drag(step, 200)
    assert in_sight(step)[0].index > 0
    drag(step, -300)
    assert in_sight(step)[0].index == 0
    step.presenter.navigation.show("reading", what="help", at=3)
    step.frames(4)
    assert in_sight(step)[0].index <= 3 in [row.index for row in in_sight(step)]
    step.presenter.navigation.show("reading", what="help", at=99)
    step.frames(4)
    assert in_sight(step)


PRESSES = ["press-next", "press-die", "hold-next", "hold-die"]
SIZES = pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)


def wire(player):
    """Have push buttons on the pins that are set."""
    player.presenter.buttons = SimpleNamespace(available=True)


def gestures(blocks):
    return [block.icon for block in blocks if block.icon in GESTURES]


@pytest.mark.parametrize(
    ("language", "size"), paired(["en", "pt-BR", "fr"], [(800, 480), (720, 1280)]), ids=str
)
def test_the_help_begins_with_what_two_buttons_do_all_of_it_in_sight(open_app, size, language):
    player = open_app(size, language=language)
    player.begin()
    wire(player)
    player.presenter.navigation.read("help")
    player.frames(4)
    blocks = player.app.host.screen.blocks
    assert gestures(blocks[:4]) == PRESSES
    assert (
        gestures([row.item.block for row in in_sight(player) if is_whole(player, row)]) == PRESSES
    )
    heard = [block.words for block in blocks if not block.icon]
    assert heard[:-1] == player.word("help-text").splitlines()
    assert blocks[-1].words == shown(player.word("help-keys"))


def test_a_third_button_is_drawn_after_them_if_there_is_one(open_app):
    player = open_app(pin_help=24)
    wire(player)
    player.presenter.navigation.read("help")
    assert gestures(player.app.host.screen.blocks) == [*PRESSES, "press-help"]
    assert player.word("help-press-help") in all_lines(player)


def test_without_push_buttons_the_help_mentions_keys_and_marks_and_loses_no_line(step, voice):
    step.presenter.navigation.read("help")
    assert gestures(step.app.host.screen.blocks) == []
    heard = all_lines(step)
    for line in step.word("help-text").splitlines():
        assert shown(line) in heard
    icons = [block.icon for block in step.app.host.screen.blocks]
    assert [icon for icon in icons if icon in MARKS.values()] == list(MARKS.values())
    assert voice.said[-1].startswith(step.word("help-text").splitlines()[0])


def test_the_help_says_what_the_buttons_do_and_nothing_of_keys_or_touch(step, voice):
    wire(step)
    step.presenter.navigation.read("help")
    heard = [step.word(f"help-{gesture}") for gesture in PRESSES]
    places = [voice.said[-1].index(words) for words in heard]
    assert places == sorted(places)
    assert step.word("help-keys") not in voice.said[-1]
    assert step.word("help-text").splitlines()[0] not in voice.said[-1]


@SIZES
def test_the_help_fits(open_app, size):
    player = open_app(size, pin_help=24)
    player.begin()
    wire(player)
    for language, scale in product(
        hardest("fr", "pt-BR", "en", count=2), hardest(2.0, 1.0, 1.5, count=2)
    ):
        player.presenter.preferences.set("language", language)
        player.presenter.preferences.set("text_scale", scale)
        player.presenter.navigation.read("help")
        assert_every_part_fits(player)
        assert gestures(row.block for row in text_view(player).entries) == list(GESTURES)


def test_gestures_are_drawn_apart_by_a_short_mark_and_a_long_one(window):
    pictures = {name: picture(gesture) for name, gesture in GESTURES.items()}
    assert len({image.tobytes() for image in pictures.values()}) == len(GESTURES)
    for name, image in pictures.items():
        left, _, right, bottom = image.getbbox()
        assert (left > 0, right < 64, bottom <= 64) == (True, True, True), "all of it is seen"
        left, _, right, _ = image.crop((0, 58, 64, 64)).getbbox()
        assert (right - left > 40) is GESTURES[name].held
        assert (right - left < 16) is not GESTURES[name].held


def picture(gesture):
    from kivy.graphics import ClearBuffers, ClearColor, Fbo

    canvas = Fbo(size=(64, 64))
    with canvas:
        ClearColor(0, 0, 0, 0)
        ClearBuffers()
    gesture.draw(Painter(canvas, 0, 64, 1), 32, 32, 64)
    canvas.draw()
    image = Image.frombytes("RGBA", (64, 64), canvas.pixels)
    return image.transpose(Image.Transpose.FLIP_TOP_BOTTOM)


@pytest.mark.parametrize(
    ("size", "scale"),
    hardest(((800, 480), 2), ((720, 1280), 2), ((800, 480), 1), ((1024, 600), 1.5), count=1),
    ids=str,
)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_everything_fits(open_app, size, scale, language):
    player = open_app(size, text_scale=scale, language=language)
    player.begin(options={"help": "quick"}, seed="1")
    player.reach("on-mars.table", turn=2)
    player.presenter.announce("Something is so.")
    for what in READINGS:
        player.presenter.navigation.show("reading", what=what)
        assert_every_part_fits(player)


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_what_is_higher_than_the_panel_is_parted_after_a_sentence(open_app, scale):
    player = open_app((800, 480), text_scale=scale)
    player.begin(options={"help": "quick"}, seed="1")
    player.presenter.navigation.read("help")
    rows = text_view(player).entries
    parted = [a for a, b in pairwise(rows) if a.place == b.place]
    assert parted or scale < 2
    assert all(row.block.words.endswith((".", "?", "!", ";")) for row in parted)


def test_a_reason_that_several_texts_have_in_a_row_is_reported_once_below_them(player):
    player.begin(options={"help": "quick"}, seed="1")
    session = player.presenter.session
    while session.play.ask:
        session.answer(usual_answer(session.play))
    player.later(1)
    player.presenter.navigation.read("why")
    blocks = player.app.host.screen.blocks
    goals = [say.text for say in session.says if say.key == "on-mars.goal-judged"]
    heard = {block.said: block for block in blocks}
    assert len(goals) == 4
    assert all((heard[goal].icon, heard[goal].heads) == (DISC, True) for goal in goals)
    reasons = [block.words for block in blocks if is_reason(block)]
    assert reasons
    assert len(reasons) == len(set(reasons))


def is_reason(block):
    """Return whether a block of Why? is a reason, not the step's text."""
    return not block.number and block.icon not in (DISC, *MARKS.values())


def test_why_has_each_reason_by_the_icon_of_what_it_is_about(player):
    player.begin(options={"help": "quick"}, seed="1")
    session = player.presenter.session
    while session.ask.key not in ("on-mars.construct", "on-mars.build-at"):
        session.answer(usual_answer(session.play))
    player.presenter.game.show_step()
    player.presenter.navigation.read("why")
    found = [block for block in player.app.host.screen.blocks if is_reason(block)]
    now = session.phrasebook.prompt_text(player.table.controller.present)
    reasons = [each.why for each in (now, *session.says, session.ask) if each.why]
    assert " ".join(block.said for block in found) == " ".join(dict.fromkeys(reasons))
    begin = tuple(reason[:20] for reason in reasons)
    icons = [block.icon for block in found]
    assert "bot:violet" in icons, "his Bot chose what he builds"
    for block in found:
        below = block.icon != INDENTED or block.said.startswith(begin)
        assert below, "what is about nothing else stands below what is"


def test_a_note_stands_below_its_own_text_and_marks_only_its_own_move(player):
    player.begin(options={"help": "quick"}, seed="1")
    session = player.presenter.session
    while "on-mars.goal-set" not in [say.key for say in session.play.says]:
        session.answer(usual_answer(session.play))
    player.presenter.game.show_step()
    says = [*session.play.says]
    noted = {say.key: [each.text for each in session.notes_on([say])] for say in says}
    assert noted["on-mars.goal-set"]
    present = player.table.controller.present
    assert not session.notes_on([present])
    player.frames()
    assert player.taps["why"].icon == "why"
    player.presenter.navigation.read("why")
    said = [block.said for block in player.app.host.screen.blocks]
    for wording in session.says:
        for note in noted[wording.key]:
            assert said[said.index(note) - 1] in (wording.text, wording.why)


def test_what_is_to_be_known_is_read_by_a_tap_on_it(step):
    step.turn_to_question()
    step.presenter.announce("Something is so. And this is why.")
    step.frames(4)
    step.tap(step.taps["notice"])
    assert "Something is so. And this is why." in all_lines(step)


def test_why_says_each_move_by_its_number_with_its_nouns_as_the_step_has_them(player):
    player.begin(options={"help": "guided"}, seed="1")
    session, book, seen = player.presenter.session, player.presenter.phrasebook, 0
    points = "on-mars.gain-op"
    while [say.key for say in session.play.says].count(points) < 2:
        session.answer(usual_answer(session.play))
    prompts = [*session.play.says, session.play.ask]
    moves = [each.key for each in prompts for _ in book.glance(each).moves]
    player.presenter.game.show_step()
    player.presenter.navigation.read("why")
    blocks = player.app.host.screen.blocks
    for say in (*session.says, session.ask):
        numbers = [number for number, key in enumerate(moves, 1) if key == say.key]
        heard = [int(b.number) for b in blocks if plain(b.words) == say.text and b.number]
        assert set(heard) <= set(numbers)
        seen += len(heard)
    assert seen > 1
    same = [say.text for say in session.says if say.key == points]
    assert len(same) == 2
    heard = [int(b.number) for b in blocks if plain(b.words) in same and b.number]
    assert heard == [number for number, key in enumerate(moves, 1) if key == points]
