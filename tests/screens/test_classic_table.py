"""Terraforming Mars in a real window: a generation, and a card that is played, by taps."""

import pytest

from companion.engine.autoplay import usual_answer
from companion.screens.theme import theme
from kit.board_fitting import faults
from kit.fitting import paired
from kit.listed import row, tap_row
from kit.on_board import cut, read


def begin(player, seed="5", **options):
    player.now += 1
    player.presenter.game.open("classic", new=True, seed=seed, options=options)
    player.frames()


def answer(player, value):
    player.now += 1
    player.presenter.game.change(lambda: player.presenter.session.answer(value))
    player.frames()
    assert player.presenter.trouble == ""


def to_report(player, megacredits, **stock):
    """Go on to the main question with so much on the board."""
    start = {"classic.start-money": megacredits, "classic.start-cards": 0}
    while player.play.ask.key != "classic.report":
        answer(player, start.get(player.play.ask.key, player.play.ask.default))
    for resource, number in stock.items():
        player.now += 1
        player.presenter.game.change(
            lambda r=resource, n=number: player.play.correct(f"stock.{r}", n)
        )
    player.frames()
    player.turn_to_question()


def tap_value(player, value):
    """Tap the tile of an answer."""
    player.turn_to_question()
    player.frames(3)
    player.tap(next(tap for tap in player.choices if tap.value == value))
    player.frames()


def write(player, *keys):
    """Write a number on the pad, and take it."""
    for key in keys:
        player.tap(player.taps[f"key-{key}"])
    player.tap(player.primary)


def test_a_number_asked_about_a_report_can_be_left_and_names_the_report_once_given(player):
    begin(player)
    to_report(player, 0)
    answer(player, "tr")
    player.tap(player.taps["undo"])
    assert player.play.ask.key == "classic.report"
    answer(player, "tr")
    answer(player, 2)
    assert player.presenter.session.reported()[-1].words.startswith("terraform rating raised by 2")


def test_a_change_on_the_board_is_called_by_what_changed(player):
    begin(player, board="on")
    to_report(player, 20)
    answer(player, "stock")
    answer(player, "steel")
    answer(player, 3)
    assert [each.words for each in player.presenter.session.reported()] == ["Steel changed by +3"]
    lines = ["You reported a change in steel", "Steel changed by +3"]
    assert player.presenter.session.history()[-2:] == lines


@pytest.mark.parametrize(
    ("price", "paid", "left"),
    [
        ("14", "2 steel and 10 megacredits", (10, 0, 3)),
        ("20", "2 steel, 3 titanium and 7 megacredits", (13, 0, 0)),
    ],
)
def test_a_card_is_paid_and_raises_a_production_by_taps(player, price, paid, left):
    begin(player, board="on")
    to_report(player, 20, steel=2, titanium=3)
    player.tap_label("Card")
    write(player, *price)
    player.tap_label(paid)
    player.tap_label("Megacredits")
    state = player.play.state()
    assert tuple(state["stock"][each] for each in ("megacredits", "steel", "titanium")) == left
    assert state["production"]["megacredits"] == 1
    assert player.play.ask.key == "classic.report"


@pytest.mark.parametrize(
    ("taps", "keys", "part", "resource", "now"),
    [
        (("Resources", "Plants: 2"), ("3",), "stock", "plants", 5),
        (("Production", "Megacredits: 0"), ("1", "±"), "production", "megacredits", -1),
    ],
)
def test_a_change_is_tapped_without_a_sum(player, taps, keys, part, resource, now):
    begin(player, board="on")
    to_report(player, 20, plants=2)
    for label in taps:
        player.tap_label(label)
    write(player, *keys)
    assert player.play.state()[part][resource] == now
    assert player.play.ask.key == "classic.report"


def test_research_takes_one_tap(player):
    begin(player, board="on")
    to_report(player, 20)
    player.next()
    assert player.play.ask.key == "classic.buy-cards"
    player.tap_label("2")
    assert player.play.state()["stock"]["megacredits"] == 20 + 14 - 6
    assert player.play.ask.key == "classic.report"


def test_what_is_short_on_a_tile_is_said_in_full(player, voice):
    begin(player, board="on")
    to_report(player, 20)
    player.press("r")
    said = voice.said[-1]
    assert "Terraform rating" in said
    assert "Standard project" in said
    assert "Std." not in said
    tap_value(player, "project")
    player.press("r")
    assert "Power plant, 11 megacredits" in voice.said[-1]


def test_a_generation_is_played_by_taps(player):
    begin(player, board="on")
    to_report(player, 40)
    tap_value(player, "project")
    tap_value(player, "asteroid")
    state = player.play.state()
    assert state["parameters"]["temperature"]["value"] == -28
    assert (state["tr"], state["stock"]["megacredits"]) == (15, 26)
    answer(player, "temperature")
    player.next()
    assert player.play.ask.key == "classic.buy-cards", "what was produced is announced with it"
    assert player.play.state()["stock"]["megacredits"] == 26 + 16
    assert player.play.turn == 2


@pytest.mark.parametrize(("board", "size"), paired(["off", "on"], [(800, 480), (720, 1280)]))
def test_a_gauge_has_a_plus_and_what_it_reported_a_minus_large_enough_for_a_finger(
    open_app, size, board
):
    from kivy.metrics import dp

    player = open_app(size=size)
    begin(player, board=board)
    to_report(player, 20)

    player.turn_to_question()

    def steps(icon):
        player.frames(3)
        shown = player.table.walk(restrict=True)
        found = [each for each in shown if getattr(each, "icon", "") == icon]
        return [each for each in found if not each.disabled]

    assert [len(steps(icon)) for icon in ("plus", "minus")] == [3, 0]
    for number in range(3):
        player.tap(steps("plus")[number])
    raised = {name: each["value"] for name, each in player.play.state()["parameters"].items()}
    assert raised == {"temperature": -28, "oxygen": 1, "oceans": 1}
    assert player.play.state()["tr"] == 17
    both = [*steps("plus"), *steps("minus")]
    boxes = [(*each.to_window(*each.pos), each.width) for each in both]
    assert len(boxes) == 6
    assert min(width for *_, width in boxes) >= dp(47)
    assert all(
        abs(x - left) >= width or abs(y - low) >= width
        for at, (x, y, width) in enumerate(boxes)
        for left, low, _ in boxes[:at]
    )
    for _ in range(3):
        player.tap(steps("minus")[0])
    assert player.play.state()["tr"] == 14
    assert steps("minus") == []


def test_what_cannot_be_paid_is_no_stop_of_die_and_a_tap_says_why(player, voice):
    begin(player, board="on")
    to_report(player, 20)
    tap_value(player, "project")
    log = len(player.play.log)
    player.frames(3)
    barred = {tap.text: tap for tap in player.choices if tap.disabled}
    assert list(barred) == ["Greenery, 23\u00a0M€", "City, 25\u00a0M€"]
    assert not any(tap.can_be_focused for tap in barred.values())
    player.tap(barred["City, 25\u00a0M€"])
    assert player.presenter.trouble == "A city costs 25\u00a0M€, and you have 20."
    assert voice.said[-1] == player.presenter.trouble
    assert (len(player.play.log), player.play.ask.key) == (log, "classic.project")


def test_two_quick_taps_on_next_do_not_end_the_actions_that_they_lead_to(player):
    begin(player)
    to_report(player, 0)
    player.tap(player.primary, after=3)
    while player.play.ask.key != "classic.report":
        player.next()
    assert player.play.turn == 2
    player.turn_to_question()
    player.presenter.guard.start()
    for key, after in (("your-turn", 0.6), ("your-turn", 3)):
        player.tap(player.taps[key], after=after)
        assert (player.play.ask.key, player.play.turn) == ("classic.report", 2)
    player.presenter.guard.start()
    player.press("enter", after=0.6)
    assert player.play.turn == 2
    player.press("enter", after=3)
    assert player.play.turn == 3


@pytest.mark.parametrize("price", ["11", "8"])
def test_the_tile_of_a_project_has_the_price_that_is_in_force(player, price):
    begin(player, board="on")
    while player.play.ask.key != "classic.corporation":
        answer(player, player.play.ask.default)
    answer(player, "thorgate" if price == "8" else "inventrix")
    while player.play.ask.key != "classic.report":
        answer(player, player.play.ask.default or 0)
    answer(player, "project")
    player.turn_to_question()
    player.frames(2)
    assert any(f" {price}\u00a0M€" in words for words in player.seen)


def test_a_touch_anywhere_ends_the_summary_of_a_generation(player):
    begin(player)
    to_report(player, 0)
    answer(player, "done")
    while not player.table.step.event:
        player.tap(player.primary)
        player.frames()
    page = player.table.ids.summary.children[0]
    assert page.item.gained in player.seen
    player.now += 1
    player.tap(page)
    player.frames()
    assert not player.table.step.event
    assert player.table.ids.summary.children == []


def test_a_card_is_played_with_two_buttons(player, voice):
    """Die steps to Card, then to its cost, the payment and the production it raises."""

    def step_to(words):
        for _ in range(60):
            if voice.said[-1].startswith(words):
                break
            player.press("d")
        assert voice.said[-1].startswith(words)
        player.press("enter")

    begin(player, board="on")
    to_report(player, 20, steel=2)
    step_to("Card")
    step_to("10")
    step_to("14")
    assert player.play.log[-1].value == 14
    step_to("2 steel and 10 megacredits")
    step_to("Megacredits")
    assert player.play.state()["stock"]["megacredits"] == 10
    assert player.play.state()["production"]["megacredits"] == 1


def test_a_neutral_tile_that_is_placed_is_seen_on_the_map(on_board):
    player = on_board("classic", seed="3")
    while player.play.ask.key != "classic.place-neutral":
        player.presenter.session.answer(usual_answer(player.play))
    player.now += 1
    player.presenter.game.show_step()
    player.frames(3)
    table = player.app.host.screen
    assert table.table is None
    assert table.picture_key == "classic.place-neutral"


def test_who_brings_the_costs_is_chosen_on_the_screen_of_the_options(player):
    player.now += 1
    player.presenter.navigation.show("setup", game="classic")
    player.frames(3)
    tap_row(player, "deck")
    assert "You, with 4 real cards" in read(row(player, "deck"))
    player.tap(player.primary)
    player.next()
    assert player.play.ask.key == "classic.neutral-cost"


def test_an_empty_generation_takes_one_next_once_it_is_known_how_it_goes(player):
    begin(player)
    while player.play.turn < 3:
        player.next()
    player.turn_to_question()
    for generation in (4, 5, 6):
        player.later(1)
        player.tap(player.primary)
        assert (player.play.turn, player.play.ask.key) == (generation, "classic.report")
        player.frames(3)
        assert faults(player.table) == []
        player.turn_to_question()


@pytest.mark.parametrize("size", [(800, 480), (450, 800)])
def test_what_follows_from_a_report_can_be_read_like_any_move(on_board, size):
    player = on_board("classic", options={}, size=size)
    while player.play.ask.key != "classic.report":
        player.answer()
    player.presenter.session.answer("temperature")
    player.presenter.game.show_step()
    player.frames(3)
    table, ids = player.table, player.table.ids
    (line,) = ids.line.children
    (words,) = [each for each in line.walk(restrict=True) if getattr(each, "role", "") == "noun"]
    assert words.text == "Move TR to **15**"
    assert words.shown_size >= theme.title, "as large as a question"
    assert line.right == words.parent.right, "nothing of the bar stays beside it"
    assert ids.passing.items == [], "the header is in sight"
    assert cut(table) == []


def test_what_a_project_raises_is_said_on_its_screen_and_back_is_beside_the_projects(on_board):
    for language in ("en", "fr", "pt-BR"):
        player = on_board("classic", language=language)
        while player.play.ask.key != "classic.report":
            player.answer()
        player.presenter.session.answer("project")
        player.presenter.game.show_step()
        player.frames(3)
        assert player.table.step.present.fact in read(player.table)
        assert [tap.value for tap in player.choices if tap.icon == "back"] == ["back"]
        assert "back" not in [answer.value for answer in player.table.tiles]
        assert cut(player.table) == []
