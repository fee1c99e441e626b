"""The pictures of On Mars: the card, the Lab and the rest, in every state."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import hypot
from typing import Any

import msgspec
import pytest
from kivy.graphics import Canvas
from msgspec.structs import replace

from companion.drawings.icons import icons as all_icons
from companion.drawings.icons.colours import THEMES
from companion.engine.autoplay import usual_answer
from companion.engine.prompts import Choose, Confirm, Say
from companion.games.on_mars import components
from companion.games.on_mars.his_hexes import RESOURCES
from companion.games.on_mars.pictures import (
    instruments,
    kinds,
    lab,
    missions,
    positions,
    scientists,
    set_up,
    sides,
    tech_grid,
)
from companion.games.on_mars.pictures.positions import MoveTarget, Stop
from companion.games.on_mars.reports import REPORTS
from companion.games.on_mars.scoring import LINES
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.screens import pictures, theme
from companion.screens.drawing import icons
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import View
from companion.screens.views import view_of
from kit.drawn import draw_all, stops
from kit.fitting import hardest
from kit.painting import Watched, faults_of

Args = Mapping[str, Any]

STATE = {
    "phase": "colonization",
    "turn": "lacerda",
    "help": "guided",
    "round": 5,
    "colony_level": 2,
    "tiles": {
        "mine": 1,
        "generator": 2,
        "water-extractor": 3,
        "greenhouse": 1,
        "oxygen-condenser": 2,
    },
    "shuttle": {"side": "orbit", "space": 1},
    "end": {"last_round": False},
    "lacerda": {"space": 7, "crystals": 3, "op": 28, "robot": "generator"},
    "you": {"space": 2},
}
BUILT: Args = {
    "kind": "generator",
    "placing": True,
    "cost": 2,
    "price": 0,
    "cleared": "nobody",
    "lss": True,
    "by": "construct",
    "next": "water-extractor",
}


def seen(
    *prompts: tuple[str, Args],
    numbers: Mapping[str, tuple[int, int]] | None = None,
    actor: str | None = None,
    **state: Any,
) -> View:
    """Return a view of a step: the last prompt asks; ``numbers`` are of first and last moves.

    The question is of the ``actor``.
    """
    says = [Say(f"on-mars.{key}", dict(args)) for key, args in prompts]
    ask = Confirm(says[-1].key, says[-1].args, actor=actor) if says else None
    spans = {f"on-mars.{key}": span for key, span in (numbers or {}).items()}
    return View(
        "on-mars",
        {**STATE, **state},
        [*says[:-1], ask] if ask else [],
        ask,
        lambda key, **args: f"{key} {args}",
        lambda name, form="": str(name),
        numbers={key: first for key, (first, _) in spans.items()},
        last_numbers={key: last for key, (_, last) in spans.items()},
    )


# every state is drawn


@pytest.mark.parametrize("look", hardest(*THEMES))
@pytest.mark.parametrize("wanted", [*hardest("guided", "quick"), "cards"])
def test_every_step_of_a_play_is_drawn(window, session, caplog, look, wanted):
    table = session(help=wanted, seed="5")
    for new in stops(table, seed=3, follow=0.7):
        draw_all(table, look, new)
    assert caplog.text == ""


@pytest.mark.parametrize("language", hardest("fr", "pt-BR"))
def test_a_play_of_drawn_cards_is_drawn_in_every_language(window, session, caplog, language):
    table = session(language=language, deck="physical", start="benefit", help="guided")
    for new in stops(table, seed=1, follow=0.8):
        draw_all(table, "night", new)
    assert caplog.text == ""


# the header


def test_the_steps_of_a_round_are_in_the_order_of_the_spaces():
    assert positions.order(seen()) == ["you", "lacerda", "shuttle"]
    assert positions.order(seen(you={"space": 8})) == ["lacerda", "you", "shuttle"]


def test_who_acted_first_stays_first_whatever_space_they_take_then():
    assert positions.order(seen(acted=["lacerda"])) == ["lacerda", "you", "shuttle"]
    assert positions.order(seen(acted=["lacerda", "you"])) == ["lacerda", "you", "shuttle"]


def test_the_last_round_has_no_shuttle():
    assert positions.order(seen(end={"last_round": True})) == ["you", "lacerda"]


def test_the_header_shows_whose_turn_it_is_and_what_he_has():
    shown = pictures.header(seen(("construct", BUILT)))
    assert (shown.who, shown.title, shown.current) == ("lacerda", "lacerda", 1)
    assert shown.numbers == [("crystal", "3"), ("op", "28")]


def counted(view, now):
    """Return his Crystals in the header while a move is present."""
    return pictures.header(msgspec.structs.replace(view, now=now)).numbers[0][1]


def test_the_header_takes_off_his_crystals_what_he_pays_once_that_is_ticked():
    built = seen(("construct", BUILT), numbers={"construct": (2, 5)})
    assert [counted(built, now) for now in (2, 3, 4)] == ["3", "1", "1"]
    full = {**BUILT, "cleared": "you", "cost": 1, "price": 1}
    cleared = seen(("construct", full), numbers={"construct": (1, 5)})
    assert [counted(cleared, now) for now in (1, 2, 3, 4)] == ["3", "3", "2", "1"]
    driving = seen(("rover-to", {"spent": 1}), numbers={"rover-to": (1, 2)})
    assert [counted(driving, now) for now in (1, 2)] == ["3", "2"]
    there = seen(("tile", {"spent": 1}), numbers={"tile": (1, 1)})
    assert counted(there, 2) == "3", "it is paid already"


def test_the_header_counts_crystals_below_his_depot_apart():
    shown = pictures.header(seen(lacerda={**STATE["lacerda"], "crystals_waiting": 2}))
    assert shown.numbers[:2] == [("crystal", "3"), ("", "on-mars.picture-waiting {'count': 2}")]


def test_the_header_names_the_actor_of_the_question_whatever_its_key_and_whosever_turn():
    develop = {"tech": "mine", "place": "2a", "which": "used"}
    assert positions.acting(seen(("develop", develop), turn="you", actor="lacerda")) == "lacerda"
    built = seen(("build-at", {**BUILT, "owner": "you"}), actor="lacerda")
    assert pictures.header(built).who == "lacerda", "by a Tech of yours he builds"
    shuttle = {"phase": "shuttle", "turn": "shuttle"}
    for who in ("you", "lacerda", ""):
        assert positions.acting(seen(("discovery-shows", {}), actor=who, **shuttle)) == who


def test_a_question_without_an_actor_is_of_whose_turn_it_is():
    assert positions.acting(seen(("table", {}), turn="you")) == "you"
    assert positions.acting(seen(("shuttle", {}), phase="shuttle", turn="shuttle")) == ""


def test_the_set_up_counts_its_stages_once_the_help_is_known():
    view = seen(("lay-missions", {}), phase="setup")
    shown = pictures.header(view)
    assert (len(shown.steps), shown.current) == (11, 5)
    unknown = pictures.header(seen(("help", {}), phase="setup", help="ask"))
    assert list(unknown.steps) == []


CHOSEN = {"length": "short", "draws": "draw", "goal": "draw"}


@pytest.mark.parametrize("chosen", [{}, CHOSEN, {**CHOSEN, "goal": "hunky-dory"}, {"first": "on"}])
@pytest.mark.parametrize("deck", ["app", "physical"])
@pytest.mark.parametrize("wanted", [*hardest("guided", "quick"), "cards"])
def test_the_stages_of_the_set_up_are_counted_as_far_as_they_are_asked(
    session, wanted, deck, chosen
):
    table, counted = session(help=wanted, deck=deck, **chosen), []
    while table.play.state()["phase"] == "setup":
        head = view_of(table, table.phrasebook, portrait=False).header
        counted.append(head.current + 1)
        table.play.answer(usual_answer(table.play))
    assert [*dict.fromkeys(counted)] == [*range(1, len(head.steps) + 1)]


# who is where, and what moves


def test_every_question_of_the_scoring_counts_its_line():
    questions = {"quarters": 4, "shelters": 4, "techs": 5, "reported": 6, "scientists": 7}
    for asked, line in questions.items():
        whose = "lacerda" if asked == "shelters" else "you"
        shown = pictures.header(seen((f"score-{asked}", {}), phase="final", actor=whose))
        assert shown.who == whose
        assert f"'number': {line}" in shown.sub


def test_it_is_known_who_is_where():
    assert positions.spaces(seen()) == {2: "you", 7: "lacerda"}
    assert positions.spaces(seen(you={"space": 0})) == {7: "lacerda"}


def test_his_bot_goes_where_the_last_move_says():
    view = seen(("construct", BUILT), numbers={"construct": (1, 5)})
    assert positions.bot_moves(view) == MoveTarget("water-extractor", 5)
    assert positions.lss_rises(view) == MoveTarget("generator", 4)
    assert positions.built(view) == MoveTarget("generator", 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(448, 328), (434, 190), (288, 328)])
def test_the_lss_is_large_with_the_number_of_the_move_that_raises_it(window, size, language):
    view = seen(("construct", BUILT), numbers={"construct": (1, 5)})
    view = replace(view, words=Phrasebook(language).text)
    p, box = Watched(), Box(0, 0, *size)
    instruments.draw(p, box, replace(view, now=4), 4)
    assert {"LSS", "4", "2"} <= {item.words for item in p.items}
    assert faults_of(p, box) == []
    instruments.draw(small := Watched(), Box(0, 0, 434, 300), replace(view, now=1), 1)
    assert not [item for item in small.items if item.words]


def test_a_new_level_is_of_the_colony_and_of_nobody_s_card():
    view = seen(("level-up", {"level": 3}), numbers={"level-up": (4, 9)}, actor="")
    head = pictures.header(view)
    assert (head.title, head.who, head.icon) == ("colony", "", "level")
    assert head.heading == "on-mars.picture-new-level {'level': 3}"
    assert pictures.turn_card(replace(view, state={**STATE, "deck": {"last": "A1"}}), "") is None


def test_a_building_of_a_tile_leaves_his_bot_where_it_is():
    view = seen(("construct", {**BUILT, "by": "tile"}), numbers={"construct": (1, 3)})
    assert positions.bot_moves(view) is None
    assert positions.lss_rises(view) == MoveTarget("generator", 3)
    assert positions.built(view) == MoveTarget("generator", 1)


def test_a_mine_has_no_column_in_the_lss():
    mine = {**BUILT, "kind": "mine", "lss": False}
    view = seen(("construct", mine), numbers={"construct": (1, 5)})
    assert positions.lss_rises(view) is None
    assert positions.built(view) == MoveTarget("mine", 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_numbers_are_those_of_the_moves_that_say_so(session, language, seed):
    table = session(language=language, help="guided", seed=seed)
    book = Phrasebook(language)
    met = 0
    for _ in stops(table, seed=int(seed), follow=0.9):
        for prompt in (*table.play.says, table.play.ask):
            key = prompt.key.partition(".")[2] if prompt else ""
            if key not in positions.BUILDS:
                continue
            moves = [move.text for move in book.glance(prompt).moves]
            view = seen((key, prompt.args), numbers={key: (1, len(moves))})
            bot, built = positions.bot_moves(view), positions.built(view)
            if built:
                name = book.name(built.place, "on-mars")  # maybe by its first word
                assert f"**{name.partition(' ')[0]}" in moves[built.number - 1]
            if bot:
                assert book.name(bot.place, "on-mars", "short") in moves[bot.number - 1]
            if rises := positions.lss_rises(view):
                assert "LSS" in moves[rises.number - 1]
            met += 1
    assert met


@pytest.mark.parametrize(
    ("move", "side", "space", "before"),
    [
        ("nears", "orbit", 1, Stop("orbit", 2)),
        ("travels", "orbit", 3, Stop("colony", 1)),
        ("stays", "orbit", 2, None),
        ("announced", "orbit", 2, None),
    ],
)
def test_the_shuttle_comes_from_the_space_before(move, side, space, before):
    shown = {"move": move, "to": side, "shuttle": space}
    view = seen(("shuttle", shown), shuttle={"side": side, "space": space})
    assert positions.shuttle_comes_from(view) == before


def test_a_shuttle_that_is_gone_is_nowhere():
    view = seen(("shuttle", {"move": "last"}), shuttle={"side": None, "space": 0})
    assert positions.shuttle(view) is positions.shuttle_comes_from(view) is None


def test_the_shuttles_way_goes_from_the_farthest_orbit_to_the_farthest_colony():
    way = [Stop("orbit", n) for n in (3, 2, 1)] + [Stop("colony", n) for n in (1, 2, 3)]
    assert [stop.step for stop in way] == list(range(6))


# pictures


def drawn(view: View, key: str, box: Box) -> list[Any]:
    """Return the lines of a picture."""
    from kivy.graphics import Canvas

    p = Painter(Canvas(), 0, 0, 1)
    found = pictures.picture(view, [f"on-mars.{key}"])
    assert found
    found[1].draw(p, box, view)
    return list(p.drawn)


def test_nothing_is_larger_than_the_number_of_a_tie(window):
    shown = {"number": 5, "options": 12, "tied": "hexes", "name": "none"}
    for box in (Box(0, 0, 280, 224), Box(0, 0, 418, 240)):
        lines = drawn(seen(("tie-result", shown)), "tie-result", box)
        assert max(lines, key=lambda line: line.size).words == "5"
        assert min(line.low for line in lines) >= -box.height, "what was drawn stands below"


def test_a_tie_is_shown_in_place_of_the_building_that_it_is_about(window):
    view = seen(("tie-result", {"number": 2, "options": 3}), ("construct", BUILT))
    keys = "on-mars.tie-result", "on-mars.construct"
    key, _ = pictures.picture(view, keys)
    assert key == "on-mars.tie-result"
    lines = drawn(view, "tie-result", Box(0, 0, 280, 224))
    assert max(lines, key=lambda line: line.size).words == "2"
    untied = seen(("construct", BUILT))
    assert pictures.picture(untied, keys)[0] == "on-mars.construct"


def test_the_tech_grid_is_laid_from_the_bottom_left():
    techs = list(components.TECHS)
    rows = tech_grid.rows(techs)
    assert [len(row) for row in rows] == [3, 3, 2]
    assert rows[-1] == [(1, techs[0]), (2, techs[1])]
    assert rows[0][-1] == (8, techs[-1])


@pytest.mark.parametrize("portrait", [False, True])
def test_the_names_of_the_missions_are_of_one_size(window, portrait):
    shown = dict(zip("ABC", kinds.MISSIONS, strict=False))
    counts = {f"{letter}_{what}": 1 for letter in "ABC" for what in ("left", "crystals")}
    names = dict(zip(kinds.MISSIONS, ("Bots", "Tiles of research taken", "Techs"), strict=False))
    view = msgspec.structs.replace(
        seen(("lay-missions", {**shown, **counts}), phase="setup"),
        name=lambda name, form="": names[name],
        portrait=portrait,
    )
    lines = drawn(view, "lay-missions", Box(0, 0, 768, 310))
    words = set(" ".join(names.values()).split())
    assert len({line.size for line in lines if set(line.words.split()) <= words}) == 1


def test_each_move_that_lays_the_missions_lights_its_part(window, monkeypatch):
    lit = []
    monkeypatch.setattr(missions, "frame_present", lambda _, box: lit.append(box))
    shown = dict(zip("ABC", kinds.MISSIONS, strict=False))
    counts = {f"{letter}_left": 1 for letter in "ABC"}
    laid = seen(("lay-missions", shown | counts), numbers={"lay-missions": (1, 5)}, phase="setup")
    found = []
    for now in range(1, 6):
        drawn(msgspec.structs.replace(laid, now=now), "lay-missions", Box(0, 0, 448, 310))
        found.append([*lit])
        lit.clear()
    assert [len(boxes) for boxes in found] == [1, 1, 1, 3, 1]
    letters, rows = found[3], [boxes[0] for boxes in found[:3]]
    assert [box.y for box in letters] == [box.y for box in rows]
    assert all(letter.width < row.width for letter, row in zip(letters, rows, strict=True))


def test_a_lab_that_differs_shows_the_space_that_is_used():
    view = seen(lacerda={**STATE["lacerda"], "techs": {"mine": "6b"}})
    assert lab.columns(view) == [2, 3, 2, 3, 2, 2]


def test_the_techs_that_are_scored_are_in_their_columns_over_its_points(window):
    printed = {"spaces": [2, 3, 2, 3, 2, 1], "points": [1, 2, 3, 4, 5, 9]}
    scored = {"techs": ["mine", "shelter"], "columns": "6, 2", "op": 11, **printed}
    view = seen(("score-techs", scored), phase="final")
    points = [line.words for line in drawn(view, "score-techs", Box(0, 0, 320, 230))]
    assert points == ["1", "2", "3", "4", "5", "9"]
    counted = seen(("score-column", {"who": "you", "column": 6, "op": 9, **printed}), phase="final")
    assert drawn(counted, "score-column", Box(0, 0, 320, 230))


def test_the_points_so_far_are_beside_what_the_solo_goals_ask(window):
    view = seen(("goal-line", {"line": "private-goal"}), phase="final")
    words = [line.words for line in drawn(view, "goal-line", Box(0, 0, 448, 328))]
    assert view.words("screens.scores-now") in words


def test_of_the_solo_goals_only_the_longest_is_icons_until_it_is_picked(window):
    for picked in ("hunky-dory", "martian-potato"):
        view = replace(seen(("goal", {})), picked=picked, words=Phrasebook("en").text)
        lines = [line.words for line in drawn(view, "goal", Box(0, 0, 448, 328))]
        shown = " ".join(lines).replace("\N{NO-BREAK SPACE}", " ")
        needs = ["tech-6", "mines-3", "plants-5"]
        said = [view.words("on-mars.picture-need", line=each) in shown for each in needs]
        assert said == [True, picked == "hunky-dory", picked == "martian-potato"]


# names and signs


def test_every_name_has_an_icon_that_can_be_drawn():
    assert set(components.TECHS) <= set(kinds.KINDS)
    assert set(kinds.MISSIONS) == set(components.MISSIONS)
    assert set(kinds.REWARDS) == set(components.REWARDS)
    assert {*components.TILES, RESOURCES} == set(kinds.TILES)
    assert {each.partition(":")[0] for each in kinds.ICONS.values()} <= icons.NAMES


def test_every_report_has_an_icon():
    assert [name for name in REPORTS if f"table.{name}" not in kinds.ICONS] == []


def test_a_scientist_shows_how_many_blueprints_speak_for_him():
    held = {
        "lacerda": {"blueprints": ["greenhouse-1"], "advanced": ["greenhouse-3"]},
        "you": {"blueprints": {"greenhouse": 1, "mine": 4}, "scientists": ["geologist"]},
    }
    view = seen(("hire", {"scientist": "hydrologist"}), **held)
    shown = [scientists.blueprints(view, name) for name in components.SCORES]
    assert shown == [0, 0, 3, 0, 0, 4]


def test_a_mission_that_is_reported_has_the_icon_of_what_it_counts():
    view = seen(("table", {}), turn="you", missions={"A": {"card": "research-tiles", "left": 5}})
    assert pictures.icon_for(view, "table.mission.A") == kinds.MISSIONS["research-tiles"]
    assert pictures.icon_for(view, "table.mission") == kinds.REPORTS["mission"]


def test_a_line_of_the_scoring_is_asked_for_beside_all_that_is_known_so_far(window):
    sheet = {"you": {"track": 31}, "lacerda": {"track": 45, "progress": 7, "blueprints": -8}}
    view = msgspec.structs.replace(seen(("score-progress", {}), phase="final"), scores=sheet)
    words = [line.words for line in drawn(view, "score-progress", Box(0, 0, 336, 310))]
    assert {"Progress", "31", "45", "7", "−8", "44"} <= set(words)
    assert words.count("–") == len(LINES) * 2 - 4, "the rest is not known yet"


def test_a_tech_that_moves_leaves_a_dotted_way_from_its_old_space(on_board):
    player = on_board("on-mars", seed="3")
    while "on-mars.develop" not in [say.key for say in (*player.play.says, player.play.ask)]:
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.game.show_step()
    controller = player.table.controller
    while not (
        (moves := positions.tech_moves(controller.view)) and moves[1].is_now(controller.view)
    ):
        controller.press_primary()
    view = controller.view
    shown = view.args("on-mars.develop")
    assert shown["origin"][0] == str(int(shown["place"][0]) - 1)
    with_way, without = Counted(), Counted()
    lab.draw_lab(with_way, Box(0, 0, 448, 264), view)
    shown = [
        msgspec.structs.replace(each, args={**each.args, "origin": ""}) for each in view.prompts
    ]
    lab.draw_lab(without, Box(0, 0, 448, 264), msgspec.structs.replace(view, prompts=shown))
    assert with_way.discs > without.discs + 20


@pytest.mark.parametrize("size", [(432, 300), (432, 245), (448, 328)], ids=str)
def test_his_lab_is_within_its_room_and_leaves_the_map_its_corner(size):
    view = seen(("develop", {"tech": "mine", "place": "1a"}), lacerda={"techs": {"mine": "1b"}})
    painter = Counted()
    lab.draw(painter, Box(0, 0, *size), view)
    x, y = painter.points[::2], painter.points[1::2]
    assert min(x) >= 0
    assert max(x) <= size[0]
    corner = size[0] - 108, size[1] - 90
    inside = [(a, b) for a, b in zip(x, y, strict=True) if a > corner[0] and b > corner[1]]
    assert inside == []


class Counted(Painter):
    """Counts the dots that are drawn, and notes the corners of polygons."""

    def __init__(self):
        super().__init__(Canvas(), 0, 0, 1)
        self.discs = 0
        self.points = []

    def poly(self, points, colour):
        self.points += points
        super().poly(points, colour)

    def disc(self, *args):
        self.discs += 1
        super().disc(*args)


@pytest.mark.parametrize("size", [(448, 300), (448, 190), (360, 190), (300, 328)], ids=str)
def test_no_ring_around_a_space_of_the_sides_touches_another(size):
    rings = []

    class Ringed(Painter):
        def ring(self, x, y, radius, colour, thick=2):
            rings.append((x, y, radius + thick / 2))

    options = tuple(map(str, range(1, 9)))
    view = msgspec.structs.replace(
        seen(("table", {}), turn="you"), ask=Choose("on-mars.your-place", options)
    )
    sides.draw(Ringed(Canvas(), 0, 0, 1), Box(0, 0, *size), view)
    assert len(rings) == 2 * len(options)
    for (x, y, radius), (to_x, to_y, other) in combinations(rings, 2):
        apart = hypot(to_x - x, to_y - y)
        assert apart < 1 or apart > radius + other + 2


def test_where_the_shuttle_is_put_in_the_setup_he_is_no_longer_pointed_at() -> None:
    shown = {"space": 4, "side": "orbit", "start": "benefit"}
    both = seen(("his-place", shown), numbers={"his-place": (1, 2)}, phase="setup")
    first, second = (msgspec.structs.replace(both, now=now) for now in (1, 2))
    assert positions.arrives(first) == MoveTarget(4, 1)
    assert not positions.shuttle_is_put(first)
    assert positions.arrives(second) is None
    assert positions.shuttle_is_put(second)


def test_before_the_shuttle_is_put_in_the_setup_it_is_nowhere() -> None:
    both = seen(("his-place", {"space": 4, "side": "orbit"}), numbers={"his-place": (1, 2)})
    before, after = (msgspec.structs.replace(both, now=now) for now in (1, 2))
    assert positions.shuttle(before) is None
    assert positions.shuttle(after) == Stop("orbit", 1)


class Lit(Painter):
    """Records the icons of the slots that have an orange edge, from left to right."""

    def __init__(self):
        super().__init__(Canvas(), 0, 0, 1)
        self.lit, self._edge = [], False

    def rect(self, x, y, width, height, colour, radius=0):
        self._edge = (self._edge and colour == "panel") or colour == theme.colour("orange", 1)

    def poly(self, points, colour):
        self.rect(0, 0, 0, 0, "panel" if colour == "raised" else colour)

    def icon(self, name, x, y, *_, **__):
        if self._edge:
            self.lit.append((x, name))
        self._edge = False


@pytest.mark.parametrize(
    ("step", "move", "lit"),
    [
        ("setup-board", 1, "you him"),
        ("setup-mars", 0, "mine"),
        ("setup-mars", 1, "generator greenhouse water oxygen"),
        ("setup-players", 2, "ship ship ship ship ship"),
        ("setup-players", 3, "shelter shelter shelter shelter shelter"),
        ("setup-players", 4, "bot"),
        ("setup-players", 7, "rover advanced-mark"),
        ("setup-lacerda", 0, "flag flag flag"),
        ("setup-lacerda", 1, "bot:violet"),
    ],
)
def test_what_a_move_of_the_setup_puts_down_is_lit_and_nothing_else(window, step, move, lit):
    view = seen((step, {}), numbers={step: (1, 8)}, phase="setup")
    painter = Lit()
    draw = set_up.BOARDS_SET_UP[f"on-mars.{step}"].draw
    draw(painter, Box(0, 0, 448, 328), msgspec.structs.replace(view, now=move + 1))
    assert " ".join(name for _, name in sorted(painter.lit, key=lambda at: at[0])) == lit


def test_the_mine_of_the_setup_is_in_the_middle_of_mars_and_the_tiles_in_its_corners(window):
    lit = {}
    for move in range(3):
        view = seen(("setup-mars", {}), numbers={"setup-mars": (1, 5)}, phase="setup")
        painter = Lit()
        box, now = Box(0, 0, 448, 328), msgspec.structs.replace(view, now=move + 1)
        set_up.draw_main(painter, box, now)
        lit[move] = [x for x, _ in painter.lit]
    (mine,), buildings, tiles = lit.values()
    assert (min(tiles) + max(tiles)) / 2 == pytest.approx(mine)
    assert min(tiles) < min(buildings) < mine < max(buildings) < max(tiles)


def test_a_building_is_on_its_hex_on_the_tiles_of_its_own_game_alone() -> None:
    assert pictures.tile_icons("on-mars", "oxygen") == ("hex-oxygen", "")
    assert pictures.tile_icons("on-mars", "blueprint-mine") == ("blueprint", "hex-mine")
    assert pictures.tile_icons("dice", "oxygen") == ("oxygen", "")
    assert {
        each for pair in pictures.pictures_of("on-mars").tiles.values() for each in pair if each
    } <= all_icons().keys()
