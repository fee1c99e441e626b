"""The command that prints what the finished games add up to, and draws it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from companion.appendix import drawings
from companion.commands.saved_plays import open_store
from companion.engine.prompts import Refused
from companion.games import file_of, find
from companion.phrases.phrasebook import Phrasebook
from companion.screens.models.statistics import CHARTS, RECORDS, Chart, StatisticsWords
from companion.session.statistics import ALL, PERIODS, Filters, by_game, chosen, counted
from companion.storage.exports import write_export
from companion.storage.files import shown
from companion.storage.settings import Settings

SVG = ".svg"

WIDTH, CHART, EDGE, LINE = 720, 260, 24, 24
"""The width of the picture, the height of a chart, the space around, and a line of text."""

LOOK = "text { font-family: sans-serif } .line { fill: none }"


def statistics(options: argparse.Namespace, settings: Settings) -> int:
    """Print the numbers of all finished games, or of one; with ``--svg`` draw the charts, too."""
    book = Phrasebook(settings.language)
    if options.svg and options.svg.suffix.lower() != SVG:
        raise Refused("core.refused-svg", path=shown(options.svg))
    with open_store(book) as store:
        now, plays = store.clock(), counted(store.finished(), options.player)
    played = {file_of(game): game for game in by_game(plays)}
    game = played.get(options.game) or (find(options.game).name if options.game else "")
    filters = Filters(game, None, options.player, options.period)
    words = StatisticsWords(book, chosen(plays, filters, now), filters)
    charts = [chart for chart in map(words.chart, CHARTS) if not chart.none]
    if not charts:
        print(words.none)
    for chart in charts:
        print("\n".join(_lines(words, chart)))
    for name, facts in words.records():
        print(f"{words.text(RECORDS)} · {name}")
        print("\n".join(f"  {words.fact(*fact)}" for fact in facts))
    if options.svg:
        write_export(options.svg, [_picture(words, charts).encode()])
        print(book.text("core.drawn", path=str(options.svg)))
    return 0


def _lines(words: StatisticsWords, chart: Chart) -> Iterator[str]:
    """Yield the heading of a chart, and its numbers."""
    yield chart.heading
    for fact in (*((bar.label, bar.number) for bar in chart.bars), *chart.facts):
        yield f"  {words.fact(*fact)}"


def _picture(words: StatisticsWords, charts: Sequence[Chart]) -> str:
    """Return the charts below each other as an SVG image, with their numbers."""
    from companion.screens.drawing.svg import SvgPainter
    from companion.screens.frame import Box
    from companion.screens.pictures.statistics import draw_chart
    from companion.screens.theme import LABEL, TITLE

    heights = [CHART + 2 * EDGE + LINE * (1 + len(chart.facts)) for chart in charts]
    height = EDGE + (sum(heights) or 2 * LINE)
    p, y = SvgPainter(), float(EDGE)
    p.rect(0, 0, WIDTH, height, "ground")
    if not charts:
        p.words(EDGE, y + LINE, words.none, TITLE)
    for chart in charts:
        y += LINE
        p.words(EDGE, y, chart.heading, TITLE, bold=True)
        draw_chart(p, Box(EDGE, y + LINE / 2, WIDTH - 2 * EDGE, CHART), chart)
        y += CHART + EDGE
        for fact in chart.facts:
            p.words(EDGE, y + LABEL, words.fact(*fact), LABEL)
            y += LINE
        y += EDGE
    said = ". ".join(map(words.said, charts)) or words.none
    head, _, rest = p.svg(WIDTH, height, said).partition(">")
    head = head.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return f"{head}><style>{drawings.style()}{LOOK}</style>{rest}\n"


def add_commands(commands: argparse._SubParsersAction, common: argparse.ArgumentParser) -> None:
    """Add this command to those of the command line."""
    found = commands.add_parser(
        "statistics", parents=[common], help="wins, scores, times and records, also as a picture"
    )
    found.add_argument("game", nargs="?", default="", help="only this game")
    found.add_argument("--player", default="", metavar="NAME", help="as this player sees them")
    found.add_argument("--period", choices=PERIODS, default=ALL, help="this year, this month")
    found.add_argument("--svg", type=Path, metavar="FILE", help="also draw the charts")
    found.set_defaults(command=statistics)
