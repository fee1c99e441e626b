"""The words of a bot file, as the files that every game has: phrases and a rules page."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files

from companion.games.bots.checking import RESERVED
from companion.games.bots.format import Bot, Language, ScoreLine, Step, Text
from companion.games.bots.positions import Path
from companion.games.bots.table import several
from companion.games.bots.texts import bold, in_language, languages, move, plain, title
from companion.games.bots.walk import WORDED, all_steps, key, verb

ENGLISH: Language = "en"
OWN = files("companion.games.bots") / "phrases"
"""What the companion itself says in every such game."""

PLACES = (
    "left-out", "ready", "your-turn", "next-round", "draw", "plays", "gone", "shuffle", "turn-over",
    "roll", "deadline", "missed", "goal", "put", "take", "move", "where", "tie", "tie-roll",
    "you-won", "you-lost", "points",
)  # fmt: skip
"""Its prompts."""

PAGE = "overview"

UNLINKED = str.maketrans("[]<", "()‹")
"""What is replaced on the rules page: a file has no links, pictures or HTML."""


def folder(bot: Bot) -> zipfile.Path:
    """Return the folder of a game with the phrases and the page of a file, in memory.

    It has the languages of the file, and English, which replaces what others lack.
    """
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for language in dict.fromkeys((ENGLISH, *languages(bot))):
            archive.writestr(f"phrases/{language}.ftl", phrases(bot, language))
            archive.writestr(f"pages/{language}/{PAGE}.md", page(bot, language))
    found = zipfile.ZipFile(content)
    found.filename = "bot-file"  # it is named where something is missing
    return zipfile.Path(found)


def places(bot: Bot) -> dict[str, str]:
    """Return where the page explains each prompt: a heading that names what it is about."""
    found = dict.fromkeys(PLACES, PAGE)
    found |= {key(path): PAGE for path, step, _ in all_steps(bot) if verb(step) in WORDED}
    asked = (at for at, line in enumerate(_lines(bot)) if line.ask)
    return found | {key(("score", "lines", at)): PAGE for at in asked}


def phrases(bot: Bot, language: Language) -> str:
    """Return the Fluent file of a language."""
    own = (OWN / f"{language}.ftl").read_text(encoding="utf-8")
    return "\n".join([own, *_messages(bot, language)]) + "\n"


def page(bot: Bot, language: Language) -> str:
    """Return the rules page: what the game is, then the notes of the file."""

    def of(text: Text) -> str:
        return in_language(text, language, bot)

    lines = [f"# {_flat(of(bot.title))}", _flat(of(bot.about))]
    for note in bot.notes:
        lines += [f"## {_flat(of(note.heading))}", of(note.text).strip()]
    return "\n\n".join(lines).translate(UNLINKED) + "\n"


def _messages(bot: Bot, language: Language) -> Iterator[str]:
    """Yield the messages of a file: names, then steps."""

    def of(text: Text) -> str:
        return in_language(text, language, bot)

    for name, text in _names(bot):
        yield f"name-{name} = {plain(_label(of(text)))}"
    for place in bot.map.places if bot.map else ():
        yield f"name-{place} = {place}"
        yield f"    .space = {{ space }} {place}"
    for name, text in _in_sentences(bot):
        yield f"name-{name} = {plain(_label(of(text)))}"
        yield f"    .the = {plain(of(text))}"
    for name, text, number in _piles(bot):
        yield f"name-{name} = {plain(_label(of(text)))} ×{number}"
    if bot.levels:
        yield "option-level = { difficulty }"
        yield "    .why = { difficulty.why }"
        for name, level in bot.levels.items():
            yield f"    .option-{name} = {plain(of(level.name))}"
    for path, step, heading in all_steps(bot):
        yield from _step(path, step, _label(of(heading)) if heading else "", of)
    for at, line in enumerate(_lines(bot)):
        if line.ask:
            yield from _question(key(("score", "lines", at)), of(line.ask), of(line.name))


def _names(bot: Bot) -> Iterator[tuple[str, Text]]:
    """Yield the names of everything in a file."""
    yield "game", bot.title
    for name, counter in bot.counters.items():
        yield name, counter.name
    for name, deck in bot.decks.items():
        yield f"deck__{name}", deck.name
        yield from ((f"{name}_{card}", of.name) for card, of in deck.cards.items())
    yield from ((key(("deadlines", at)), each.name) for at, each in enumerate(bot.deadlines))
    yield from ((f"line_{at}", line.name) for at, line in enumerate(_lines(bot)))
    yield from ((f"phase_{at}", phase.name) for at, phase in enumerate(bot.phases))
    taken = {*RESERVED, *bot.counters}
    taken |= {*bot.map.pieces, *bot.map.places} if bot.map else set()
    yield from ((name, each.name) for name, each in bot.levels.items() if name not in taken)


def _in_sentences(bot: Bot) -> Iterator[tuple[str, Text]]:
    """Yield the names that a file writes as in the middle of a sentence: "the ferryman"."""
    yield "rival", bot.rival
    yield from ((f"dice__{name}", dice.name) for name, dice in bot.dice.items())
    if bot.map:
        yield from ((name, piece.name) for name, piece in bot.map.pieces.items())


def _piles(bot: Bot) -> Iterator[tuple[str, Text, int]]:
    """Yield the names of several pieces on one place, each with the piece's and how many."""
    for name, piece in (bot.map.pieces if bot.map else {}).items():
        for number in range(2, piece.most + 1):
            yield several(name, number), piece.name, number


def _step(path: Path, step: Step, heading: str, words: Callable[[Text], str]) -> Iterator[str]:
    """Yield the message of a step, if it says or asks something."""
    name, why = key(path), step.why
    said = step.say or step.try_ or step.note
    if said is not None:
        text = words(said)
        sentence = plain(_sentence(_flat(text)))
        yield f"{name} = {sentence}"
        yield f"    .voice = {sentence}"
        if heading:
            yield f"    .title = {title(heading)}"
        yield f"    .{'facts' if step.note else 'moves'} = {move(text)}"
        yield f"    .key = {bold(text)}"
        if step.try_:
            yield f"    .done = {{ tried }} ({plain(_flat(text))})"
    elif step.tie is not None:
        yield from _question(name, words(step.tie), words(step.tie))
    elif step.count is not None:
        yield from _question(name, words(step.count), heading)
    elif step.ask is not None:
        yield from _question(name, words(step.ask), heading, done="{ answered }")
        for at, answer in enumerate(step.answers):
            yield f"    .option-answer-{at} = {plain(words(answer.text))}"
    else:
        return
    if why is not None:
        yield f"    .why = {plain(words(why))}"


def _question(name: str, text: str, heading: str, done: str = "") -> Iterator[str]:
    """Yield the message of a question; undo names a number with its question."""
    yield f"{name} = {plain(text)}"
    yield f"    .voice = {plain(text)}"
    yield f"    .title = {title(text)}"
    yield f"    .key = {bold(heading or text)}"
    yield f"    .done = {done or f'{{ $choice }} ({plain(text)})'}"


def _sentence(text: str) -> str:
    """Return a text with its full stop, so that it is read as a sentence."""
    return text if re.search(r"[.!?…]\W*$", text) else f"{text.rstrip()}."


def _label(text: str) -> str:
    """Return a text with a capital letter, without its stars."""
    text = _flat(text)
    return text[:1].upper() + text[1:]


def _flat(text: str) -> str:
    return " ".join(text.replace("**", "").split())


def _lines(bot: Bot) -> Sequence[ScoreLine]:
    return bot.score.lines if bot.score else ()
