"""Filling in a pad: players, line by line, the check, ties, and the winner."""

from __future__ import annotations

from companion.engine.game import Result, Score
from companion.engine.prompts import Choose, Count, Say, Script, main_question
from companion.games.ratings import rating
from companion.games.score_pad.pads import PADS, THRESHOLDS, PadLine
from companion.games.score_pad.sheet import FilledPad


class PadResult(Result, frozen=True, kw_only=True):
    """``game`` is the game that was played, ``players`` the number of players."""

    game: str = ""
    players: int = 0

    @property
    def scored_game(self) -> str:
        return self.game


def fill_in(sheet: FilledPad) -> Script[PadResult]:
    """Count every line, have the sheet checked, and announce the winner."""
    yield from open_pad(sheet)
    for line in sheet.lines:
        yield from count(sheet, line)
    sheet.at = None
    yield from main_question(lambda: check(sheet))
    won = yield from reach_goal(sheet)
    for who, lines in sheet.scores().items():
        awards = sum(points for name, points in lines.items() if name.startswith("award"))
        details = {"player": who, "alone": yes_no(sheet.alone), **lines, "awards": awards}
        yield Say(f"score-pad.sheet-{sheet.game}", {**details, "total": sheet.totals()[who]})
    if won is None:
        yield from find_winner(sheet)
    else:
        sheet.winner = sheet.players if won else []
        total = sum(sheet.totals().values())
        args = {"game": sheet.game, "won": yes_no(won), "team": yes_no(sheet.team)}
        yield Say("score-pad.verdict", {**args, "total": total})
        if won and sheet.alone and sheet.pad.rated:
            yield Say("score-pad.rated", {"total": total, "rating": rating(total)})
    return result(sheet, won)


def open_pad(sheet: FilledPad) -> Script[None]:
    """Ask which game was played, the number of players, and what the lines depend on."""
    sheet.game = str((yield Choose("score-pad.game", tuple(PADS))))
    pad = sheet.pad
    numbers = tuple(range(1, pad.players + 1))
    sheet.seat((yield Choose("score-pad.players", numbers, {"game": sheet.game}, 2)))
    if pad.team and len(sheet.players) == 2:
        needed = {"needed": pad.team}
        sheet.team = (yield Choose("score-pad.team", ("no", "yes"), needed, "no")) == "yes"
    awards = [line.name for line in sheet.lines if line.places]
    if awards and pad.funded:
        sheet.fund((yield Choose("score-pad.awards", (3, 2, 1, 0), default=3)))
    elif awards and sheet.alone:
        for award in awards:
            args = {"award": award}
            rarity = yield Choose("score-pad.rarity", tuple(THRESHOLDS), args, "common")
            sheet.rarity[award] = rarity


def count(sheet: FilledPad, line: PadLine) -> Script[None]:
    """Ask each player for a line; an award is given as soon as everybody has counted."""
    sheet.at = line.name
    likely = sheet.pad.likely_alone.get(line.name, line.likely) if sheet.alone else line.likely
    for who in sheet.players:
        most = sheet.most(line, who)
        args = {
            "game": sheet.game,
            "line": line.name,
            "player": who,
            "total": sheet.totals()[who],
            "alone": yes_no(sheet.alone),
        }
        number = (yield Count("score-pad.line", line.least, most, args, likely)) if most else 0
        sheet.counted[who][line.cell] = number
    if line.places:
        yield give_award(sheet, line, line.places)


def give_award(sheet: FilledPad, line: PadLine, places: tuple[int, int]) -> Say:
    """Announce who is first and who is second."""
    points = sheet.points(line)
    first, second = ([who for who, n in points.items() if n == place] for place in places)
    args = {"award": line.name, "alone": yes_no(sheet.alone), "first": first, "second": second}
    numbers = {"firsts": len(first), "seconds": len(second)}
    return Say("score-pad.award", {**args, **numbers, "more": places[0], "less": places[1]})


def check(sheet: FilledPad) -> Choose:
    """Return the main question: every number can be corrected before the verdict."""
    args = {"players": len(sheet.players), **sheet.totals()}
    return Choose("score-pad.check", ("done",), args, "done", sheet.fields)


def reach_goal(sheet: FilledPad) -> Script[bool | None]:
    """Return whether solo players or a team have won; None if points decide.

    The terraform rating of a variant is offered only to a player who has reached it.
    """
    if not (sheet.team or (sheet.alone and sheet.pad.goal)):
        return None
    rating = sheet.pad.goal_tr
    reached = rating is not None and any(n["tr"] >= rating for n in sheet.counted.values())
    goals = ("yes", "tr63", "no") if reached else ("yes", "no")
    goal = yield Choose("score-pad.complete", goals, {"game": sheet.game}, "yes")
    needed = sheet.pad.team if sheet.team else None
    return goal != "no" and (needed is None or sum(sheet.totals().values()) >= needed)


def find_winner(sheet: FilledPad) -> Script[None]:
    """Find the winner by points; a tie is decided by the pad's tie-breakers.

    If it remains, the victory is shared, or another game decides, if the rulebook says so.
    """
    totals = sheet.totals()
    most = max(totals.values())
    sheet.winner = [who for who, total in totals.items() if total == most]
    by = "points"
    for what in sheet.pad.ties:
        if len(sheet.winner) > 1:
            by, sheet.winner = what, (yield from break_tie(sheet, what))
    if len(sheet.winner) > 1:
        by = "again" if sheet.pad.replayed else "nothing"
    if not sheet.alone:
        args = {"game": sheet.game, "winner": sheet.winner, "total": most, "by": by}
        yield Say("score-pad.winner", args)


def break_tie(sheet: FilledPad, what: str) -> Script[list[str]]:
    """Return those of the tied players who have the most of something, asking only if unknown."""
    have: dict[str, int] = {}
    for who in sheet.winner:
        if what in sheet.counted[who]:
            have[who] = sheet.counted[who][what]
        else:
            args = {"what": what, "player": who, "tied": sheet.winner}
            have[who] = yield Count("score-pad.tie", 0, sheet.pad.ties[what], args, 0)
    return [who for who, number in have.items() if number == max(have.values())]


def yes_no(is_so: bool) -> str:
    """Return the phrases' word for a truth value."""
    return "yes" if is_so else "no"


def result(sheet: FilledPad, won: bool | None) -> PadResult:
    """Return the result to save; ``won`` is set only without an opponent."""
    return PadResult(
        won=won,
        game=sheet.game,
        players=len(sheet.players),
        winner=tuple(sheet.winner),
        scores={who: Score.of(lines) for who, lines in sheet.scores().items()},
    )
