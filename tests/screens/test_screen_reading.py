"""What is read stands on a sheet over the step: why, the goals, help, notices."""

from itertools import product
from types import SimpleNamespace

import pytest
from PIL import Image

from companion.engine.autoplay import usual_answer
from companion.screens import marks
from companion.screens.drawing.painter import Painter
from companion.screens.models.worded import word
from companion.screens.text_screen import GESTURES, MEANING, READINGS
from kit.fitting import assert_fits, assert_targets, hardest


@pytest.fixture
def step(player):
    """A step of the opponent that has its reasons."""
    player.begin(options={"help": "quick"}, seed="1")
    player.reach("on-mars.table", turn=1)
    while not player.presenter.session.ask.why:
        player.presenter.session.answer(player.play.ask.default)
    player.later(1)
    player.presenter.show_step()
    return player


def all_lines(player):
    """Return every line of what is read, page after page."""
    return " ".join(line.words for page in player.app.host.screen.pages for line in page)


def test_why_tells_the_reasons_under_what_was_said(step):
    step.press("w")
    ask = step.presenter.session.ask
    told = all_lines(step)
    assert step.app.host.screen.name == "reading"
    assert ask.text in told
    assert ask.why in told


@pytest.mark.parametrize("key", ["w", "escape"])
def test_keys_lead_back_too(step, key):
    step.press("w")
    step.press(key)
    assert step.app.host.screen.name == "table"


def test_it_is_said_again_and_leads_to_the_rule(step, voice):
    step.press("w")
    step.presenter.show_play()
    step.press("w")
    spoken = step.app.host.screen.spoken
    step.tap(step.taps["repeat"])
    assert voice.said[-1] == spoken
    assert step.presenter.session.ask.why in spoken
    step.tap(step.taps["qr"])
    assert step.app.host.screen.name == "page"


def test_a_long_text_has_pages_that_are_turned_by_taps_and_by_next(step):
    step.presenter.read("help")
    screen = step.app.host.screen
    count = len(screen.pages)
    assert count > 1
    assert step.taps["page-up"].disabled
    step.tap(step.taps["page-down"])
    assert screen.at == 1
    assert step.word("page", number=2, count=count) in step.seen
    step.tap(step.taps["page-up"])
    assert screen.at == 0
    for _ in range(count - 1):
        step.press("pagedown")
    assert (screen.at, step.app.host.screen) == (count - 1, screen)
    assert step.taps["page-down"].disabled
    step.press("pagedown")
    assert step.app.host.screen.name == "table"


def test_a_swipe_turns_a_long_text(step):
    step.presenter.read("help")
    step.swipe(-200)
    assert step.app.host.screen.at == 1
    step.swipe(200)
    assert step.app.host.screen.at == 0


def test_no_line_of_a_long_text_is_lost_and_no_heading_ends_a_page(step):
    step.presenter.read("help")
    screen = step.app.host.screen
    told = all_lines(step)
    for _, words in screen.text.paragraphs:
        assert words.replace("→", "›") in told
    assert all(page and page[-1].kind not in GESTURES for page in screen.pages)


def test_a_text_that_was_open_opens_again_on_its_page(step):
    step.presenter.show("reading", what="help", page=1)
    assert step.app.host.screen.at == 1
    step.presenter.show("reading", what="help", page=99)
    assert step.app.host.screen.at == len(step.app.host.screen.pages) - 1


PRESSES = ["press-next", "press-die", "hold-next", "hold-die"]
SIZES = pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
LANGUAGE = pytest.mark.parametrize("language", ["en", "pt-BR", "fr"])


def wire(player):
    """Have push buttons on the pins that are set."""
    player.presenter.buttons = SimpleNamespace(available=True)


def gestures(page):
    return [line.kind for line in page if line.kind in GESTURES]


@SIZES
@LANGUAGE
def test_the_help_begins_with_what_two_buttons_do_all_of_it_on_the_first_page(
    open_app, size, language
):
    player = open_app(size, language=language)
    player.begin()
    wire(player)
    player.presenter.read("help")
    screen = player.app.host.screen
    assert [kind for kind, _ in screen.text.paragraphs][:8:2] == PRESSES
    assert gestures(screen.pages[0]) == PRESSES
    told = [words for kind, words in screen.text.paragraphs if kind == "text"]
    assert told[:-1] == player.word("help-text").splitlines()
    assert screen.text.paragraphs[-1] == ("text", player.word("help-keys"))


def test_a_third_button_is_drawn_after_them_if_there_is_one(open_app):
    player = open_app(pin_help=24)
    wire(player)
    player.presenter.read("help")
    screen = player.app.host.screen
    assert [line for page in screen.pages for line in gestures(page)] == [*PRESSES, "press-help"]
    assert player.word("help-press-help") in all_lines(player)


def test_without_push_buttons_the_help_tells_nothing_of_them(step, voice):
    step.presenter.read("help")
    kinds = [kind for kind, _ in step.app.host.screen.text.paragraphs]
    assert not {*kinds} & {*GESTURES}
    assert voice.said[-1].startswith(step.word("help-text").splitlines()[0])


def test_the_help_says_what_the_buttons_do_and_nothing_of_keys_or_touch(step, voice):
    wire(step)
    step.presenter.read("help")
    told = [step.word(f"help-{gesture}") for gesture in PRESSES]
    places = [voice.said[-1].index(words) for words in told]
    assert places == sorted(places)
    assert step.word("help-keys") not in voice.said[-1]
    assert step.word("help-text").splitlines()[0] not in voice.said[-1]


@SIZES
def test_the_help_fits_and_no_gesture_is_torn_from_what_it_does(open_app, size):
    player = open_app(size, pin_help=24)
    player.begin()
    wire(player)
    for language, scale in product(hardest("fr", "pt-BR", "en", count=2), (1.0, 1.5, 2.0)):
        player.presenter.set("language", language)
        player.presenter.set("text_scale", scale)
        player.presenter.read("help")
        check_the_help(player)


def check_the_help(player):
    """Every page has room, and a gesture stands on the page of what it does."""
    screen = player.app.host.screen
    for page in range(len(screen.pages)):
        player.presenter.show("reading", what="help", page=page)
        player.frames(1)
        only_the_sheet(screen)
        assert_fits(player)
        assert_targets(player)
    for page in screen.pages:
        assert page[0].kind != MEANING
        assert page[-1].kind not in GESTURES
    lines = [line for page in screen.pages for line in page if line.first]
    assert [line.kind for line in lines if line.kind in GESTURES] == list(GESTURES)


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


def test_with_two_buttons_die_steps_through_what_there_is(step, voice):
    step.press("w")
    said = []
    while step.word("back") not in said:
        step.press("d")
        said.append(voice.said[-1])
    assert said[:2] == [step.word("qr"), step.word("repeat")]
    step.press("enter")
    assert step.app.host.screen.name == "table"


def test_the_menu_is_where_it_always_is(step):
    step.press("w")
    step.tap(step.taps["menu"])
    assert step.app.host.screen.name == "menu"


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
    player.presenter.tell("Something is so.")
    for what in READINGS:
        player.presenter.show("reading", what=what)
        screen = player.app.host.screen
        for page in range(len(screen.pages)):
            player.presenter.show("reading", what=what, page=page)
            only_the_sheet(screen)
            assert_fits(player)
            assert_targets(player)


def only_the_sheet(screen):
    """The lines above the sheet are those of the header, which the table's tests measure."""
    screen.drawn = [line for line in screen.drawn if line.top < screen.top - 56]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_page_ends_with_a_sentence_where_two_thirds_of_it_are_full_then(open_app, scale):
    player = open_app((720, 1280), text_scale=scale)
    player.begin(options={"help": "quick"}, seed="1")
    player.presenter.read("help")
    screen = player.app.host.screen
    assert len(screen.pages) > 1
    full = -(-max(map(len, screen.pages)) * 2 // 3)
    for page in screen.pages[:-1]:
        ends = [line.words.endswith((".", "?", "!")) for line in page]
        assert ends[-1] or not any(ends[full:])


def test_a_reason_that_several_texts_have_in_a_row_is_told_once_below_them(player):
    player.begin(options={"help": "quick"}, seed="1")
    session = player.presenter.session
    while session.play.ask:
        session.answer(usual_answer(session.play))
    player.later(1)
    player.presenter.read("why")
    text = player.app.host.screen.text
    goals = [say.text for say in session.says if say.key == "on-mars.goal-judged"]
    kinds = {words: kind for kind, words in text.paragraphs}
    assert len(goals) == 4
    assert all(kinds[goal] == "said" for goal in goals)
    reasons = [words for kind, words in text.paragraphs if kind.startswith("reason")]
    assert len(reasons) == len(set(reasons))


def test_why_has_each_reason_by_the_sign_of_what_it_is_about(player):
    player.begin(options={"help": "quick"}, seed="1")
    session = player.presenter.session
    while session.ask.key not in ("on-mars.construct", "on-mars.build-at"):
        session.answer(usual_answer(session.play))
    player.presenter.show_step()
    player.presenter.read("why")
    found = [each for each in player.app.host.screen.text.paragraphs if each[0][:6] == "reason"]
    reasons = [each.why for each in (*session.says, session.ask) if each.why]
    assert " ".join(words for _, words in found) == " ".join(dict.fromkeys(reasons))
    begin = tuple(reason[:20] for reason in reasons)
    signed = [kind.partition(":")[2] for kind, _ in found]
    assert "bot:violet" in signed, "his Bot chose what he builds"
    for sign, (_, words) in zip(signed, found, strict=True):
        assert sign or words.startswith(begin), "what is about nothing else stands below what is"


def test_help_explains_each_mark_that_a_button_may_carry(player):
    player.begin()
    player.presenter.read("help")
    kinds = [kind for kind, _ in player.app.host.screen.text.paragraphs]
    assert [kind for kind in kinds if kind in marks.SIGNS] == list(marks.SIGNS)


def test_the_primary_button_is_at_its_place_so_next_can_do_no_harm(step):
    log, middle = list(step.play.log), step.primary.to_window(*step.primary.center)
    step.press("w")
    assert step.primary.words == step.word("back")
    assert step.primary.collide_point(*middle)
    step.tap(step.primary)
    assert (step.app.host.screen.name, step.play.log) == ("table", log)


def test_what_is_to_be_known_is_read_by_a_tap_on_it(step):
    step.turn_to_question()
    step.presenter.tell("Something is so. And this is why.")
    step.frames(4)
    step.tap(step.taps["notice"])
    assert "Something is so. And this is why." in all_lines(step)


def test_why_tells_each_move_by_its_number_with_its_nouns_as_the_step_has_them(player):
    player.begin(options={"help": "guided"}, seed="1")
    session, book, seen = player.presenter.session, player.presenter.phrasebook, 0
    points = "on-mars.gain-op"
    while [say.key for say in session.play.says].count(points) < 2:
        session.answer(usual_answer(session.play))
    items = word(session, book).items
    player.presenter.show_step()
    player.presenter.read("why")
    paragraphs = player.app.host.screen.text.paragraphs
    for say in (*session.says, session.ask):
        numbers = [item.number for item in items if item.key == say.key]
        kinds = [kind for kind, words in paragraphs if words.replace("**", "") == say.text]
        told = [int(kind.split(":")[1]) for kind in kinds if kind.startswith("move")]
        assert set(told) <= set(numbers)
        seen += len(told)
    assert seen > 1
    same = [say.text for say in session.says if say.key == points]
    assert len(same) == 2
    told = [
        int(kind.split(":")[1])
        for kind, words in paragraphs
        if words.replace("**", "") in same and kind.startswith("move")
    ]
    assert told == [item.number for item in items if item.key == points]
