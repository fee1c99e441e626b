"""Every text of whole plays, in every language, is there, reads well, has room and can be heard.

What never comes up in the plays is heard with made-up arguments.
"""

from __future__ import annotations

import re
import wave
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from math import sqrt
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from companion.engine.prompts import Ask, Choose, Confirm, Count, Say
from companion.games import games
from companion.phrases.phrasebook import LANGUAGES, PARTS, Phrasebook
from companion.testing.long import LONG
from companion.voice.ear import spelt
from companion.voice.speech import SpokenLine, Synthesiser
from kit import banned_words
from kit.agreement import disagreements, kinds
from kit.banned_words import found
from kit.fluent_files import parsed
from kit.patience import PATIENCE
from kit.sampled import Text, labels_of, sampled, words
from kit.verbs import without_verb

MOVE, FACT, TITLE, PACE = 40, 60, 42, 40
"""The maximum characters of each part: a move has its own line, beside its number."""

NEVER_ONE = {
    "ares": ("rounds", "tr", "partner_tr", "needed", "size", "temperature", "steps"),
    "classic": (
        *("conversion", "price", "drawn", "dealt", "needed", "gain", "worth", "generations"),
        *("goal", "number", "cities", "greenery_plants"),
    ),
    "dice": ("turns", "points", "size", "left", "kept", "reached"),
    "on-mars": ("steps", "options", "level", "price", "depot", "size"),
    "score-pad": ("more", "less", "needed", "players"),
}
"""Values that are never 0 or 1 where they are counted, or that are the same in every game."""

MAY_BE_EMPTY = ("short", "why")
UNREASONED = ("on-mars",)
"""Games in which mere announcements may have no reason."""

GAP = re.compile(r"[{}]|\?\?|  |\(\s*\)|\( |\s[.,](?:\s|$)|[.,;:]\s?[.,;]|'")
TWICE = re.compile(r"\b(?!vous|nous)(\w{2,}) \1\b", re.IGNORECASE)
FAULTS = {
    "a small letter at the start": re.compile(r"^\W*[a-zà-ÿ]"),
    "a small letter after a full stop": re.compile(r"(?<!\bniv)\. [a-zà-ÿ]"),
    "two marks": re.compile(r"[.,;:!?]\s*[.,;:]|[!?]\s*[!?]|\(\)|\(,"),
    "a space before a mark": re.compile(r" [,.](?!\d)"),
    "a gap": re.compile(r"\b\w+_\w+\b"),
}
SENTENCES = ("text", "voice", "why", "glance", "short", "option")
SENTENCES_SAID = ("voice", "short", "question")

every_game = pytest.mark.parametrize("game", games())
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_every_text_is_there_without_a_gap_and_reads_as_a_sentence(
    language: str, game: str
) -> None:
    texts = words(language, game).texts
    assert words(language, game).faults == []
    assert [each for each in texts if not each.text and each.part not in MAY_BE_EMPTY] == []
    assert [each for each in texts if each.text == each.key or GAP.search(each.text)] == []
    assert [each for each in texts if TWICE.search(each.text)] == []
    sentences = [each for each in texts if each.part in SENTENCES and each.text]
    assert [each for each in sentences if faults(each)] == []


def faults(text: Text) -> list[str]:
    return [fault for fault, pattern in FAULTS.items() if pattern.search(text.text)]


@every_game
@every_language
def test_every_text_has_one_word_for_one_thing(language: str, game: str) -> None:
    """Some sentences are only wrong once their parts are joined."""
    texts = [(f"{each.key} {each.part}", each.text) for each in words(language, game).texts]
    assert found(texts, banned_words.words(language, "everywhere", "phrases", game)) == []


@every_game
@every_language
def test_every_number_agrees_with_its_noun(language: str, game: str) -> None:
    prompts = kinds([*sampled(game).prompts, *sampled(game).goals])
    counted = [each for each in prompts if not each.key.endswith("s-left")]  # not of 0 or 1
    assert list(disagreements(language, counted, NEVER_ONE[game])) == []


@every_game
@every_language
def test_what_is_said_has_the_words_of_speech(language: str, game: str) -> None:
    texts = words(language, game).texts
    said = [(each.key, each.text) for each in texts if each.part in SENTENCES_SAID]
    assert found(said, banned_words.words(language, "spoken")) == []


@every_game
def test_what_one_language_asks_all_languages_ask(game: str) -> None:
    asked = {
        language: [
            (prompt.key, "?" in wording.voice, "?" in Phrasebook(language).short(prompt))
            for prompt, wording, _ in words(language, game).prompts
        ]
        for language in LANGUAGES
    }
    assert {each for each in zip(*asked.values(), strict=True) if len(set(each)) > 1} == set()


@every_game
@every_language
def test_every_prompt_has_a_reason_and_no_two_choices_that_read_the_same(
    language: str, game: str
) -> None:
    for prompt, wording, _ in words(language, game).prompts:
        unreasoned = game in UNREASONED and isinstance(prompt, Say) and not wording.why
        assert unreasoned or wording.why.endswith((".", ")")), prompt.key
        labels = Counter(label for _, label in wording.options)
        assert [label for label, count in labels.items() if count > 1] == [], prompt.key


@every_game
@every_language
def test_a_whole_sentence_names_no_menu(language: str, game: str) -> None:
    """The terminal, which shows it, has none."""
    menu = f"{Phrasebook(language).text('screens.menu')}, "
    texts = {prompt.key: wording.text for prompt, wording, _ in words(language, game).prompts}
    assert [key for key, text in texts.items() if menu in text] == []


@every_game
@every_language
def test_the_pace_is_one_line(language: str, game: str) -> None:
    book = Phrasebook(language)
    assert [each for each in sampled(game).paces if len(book.prompt_text(each).text) > PACE] == []


NOT_A_LEVEL = r"(?<![Ll]evel )(?<![Nn]ível )(?<![Nn]iveau )"
ONE, SEVERAL = rf"{NOT_A_LEVEL}\b1 ", rf"{NOT_A_LEVEL}\b(?:[2-9]|\d\d+) "
SINGULAR = {
    "en": "Crystal|point|Colonist|Ship|tile|Mission|hex|line|card|Blueprint",
    "pt-BR": "Cristal|ponto|Colonizador|Nave|ficha|Missão|hexágono|condição|carta|Projeto",
    "fr": "Cristal|point|Colon|Vaisseau|tuile|Mission|hexagone|condition|carte|Plan",
}
PLURAL = {
    "en": "Crystals|points|Colonists|Ships|tiles|Missions|hexes|lines|cards|Blueprints",
    "pt-BR": "Cristais|pontos|Colonizadores|Naves|fichas|Missões|hexágonos|condições|cartas"
    "|Projetos",
    "fr": "Cristaux|points|Colons|Vaisseaux|tuiles|Missions|hexagones|conditions|cartes|Plans",
}
NONE_IS_SINGULAR = ("fr",)
"""Languages in which nought takes the singular."""

FEMININE = (
    "ficha|carta|Nave|Missão|Missões|opção|opções|condição|condições|contribuição|contribuições"
    "|rodada"
)
"""Portuguese nouns before which a voice would say 1 and 2 as masculine."""


@every_game
@every_language
def test_no_text_has_one_of_several_or_several_of_one(language: str, game: str) -> None:
    wrong = PLURAL if language in NONE_IS_SINGULAR else SINGULAR
    patterns = (
        rf"{SEVERAL}(?:{SINGULAR[language]})\b",
        rf"{ONE}(?:{PLURAL[language]})\b",
        rf"(?<![\d,.])\b0 (?:{wrong[language]})\b",
    )
    assert matching("|".join(patterns), words(language, game).texts) == []


@every_game
def test_french_signs_and_units_keep_to_their_word(game: str) -> None:
    assert matching(r" (?:[;:!?»]|PO\b)|« |\w[;!?»]", words("fr", game).texts) == []


@every_game
def test_portuguese_numbers_before_feminine_nouns_are_spoken_in_words(game: str) -> None:
    spoken = [each for each in words("pt-BR", game).texts if each.part == "voice"]
    assert matching(rf"{NOT_A_LEVEL}\b[12] (?:{FEMININE})", spoken) == []


def matching(pattern: str, texts: Iterable[Text]) -> list[Text]:
    return [text for text in texts if re.search(pattern, text.text)]


WORD = re.compile(r"[a-z][a-z-]{2,}")
"""A value as a word: a hex, a number or a card is its own name."""


def shown(value: object, label: str) -> bool:
    """Return whether a label contains a value's own name, as a word."""
    words = filter(WORD.fullmatch, str(value).split("."))
    return any(re.search(rf"(?<![\w-]){word}(?![\w-])", label) for word in words)


@every_game
def test_no_label_shows_an_internal_value_in_every_language(game: str) -> None:
    """In one language it may be a word like any other: "All converted, done"."""
    by_language = [
        {
            (prompt.key, value)
            for prompt, wording, _ in words(language, game).prompts
            for value, label in set(labels_of(wording))
            if isinstance(prompt, Choose) and shown(value, label)
        }
        for language in LANGUAGES
    ]
    assert set.intersection(*by_language) == set()


def asks(prompt: Say | Ask) -> bool:
    """Return whether a prompt asks something: a main question is named in the header."""
    return isinstance(prompt, Count) or (isinstance(prompt, Choose) and not prompt.fields)


@every_game
@every_language
def test_every_part_is_there_and_short_enough_to_be_shown(language: str, game: str) -> None:
    wrong = []
    for prompt, _, shown in words(language, game).prompts:
        moves = [move.plain for move in shown.moves]
        facts = [*(move.fact for move in shown.moves), *shown.facts]
        wrong += [
            (prompt.key, why)
            for why, is_so in {
                f"no key noun: {shown}": isinstance(prompt, Ask) and not shown.key[0],
                "no title": asks(prompt) and not (shown.title or moves),
                "nothing to do": isinstance(prompt, Confirm) and not (shown.title or shown.moves),
                "nothing shown": not (shown.title or shown.moves or shown.facts),
                f"long title: {shown.title}": len(shown.title) > TITLE,
                f"long move: {moves}": any(len(move) > MOVE for move in moves),
                f"long fact: {facts}": any(len(fact) > FACT for fact in facts),
                f"announces: {shown.title} {facts}": any(
                    line.rstrip().endswith(":") for line in (shown.title, *facts)
                ),
                f"stars: {moves}": any(move.text.count("**") % 2 for move in shown.moves),
            }.items()
            if is_so
        ]
    assert wrong == []


@every_language
@pytest.mark.parametrize("missing", [(4, 0, 0), (0, 3, 1), (4, 0, 2), (4, 3, 0)])
def test_only_the_steps_that_are_missing_are_named(language: str, missing: tuple[int, ...]) -> None:
    steps = dict(zip(("temperature", "oxygen", "oceans"), missing, strict=True))
    text = Phrasebook(language).text("core.pace-missing", **steps)
    assert re.findall(r"\d", text) == [str(each) for each in missing if each]
    assert not FAULTS["two marks"].search(text)


# by ear

SHEETS = ("score-line", "score-sheet")
"""Lines of a score that are said as they are written: a name and a number."""


@every_game
@every_language
def test_every_spoken_sentence_has_a_verb(language: str, game: str) -> None:
    """A question, too: "Which colour?" and "Two cards, at 3 each" are no sentences."""
    said = [each for each in words(language, game).texts if each.part in SENTENCES_SAID]
    assert [
        (each.key, sentence, "is not a sentence, or its verb is not in verbs.toml")
        for each in said
        if not each.key.endswith(SHEETS)
        for sentence in without_verb(language, each.text)
    ] == []


EVERY, EVERY_LONG = (1, 1) if LONG else (90, 15)
"""One of how many lines is made into speech, and of long ones."""

WHOLE = ("voice", "why")
SAID = (*WHOLE, "heard", "short", "line-said", "done", "field")
"""The spoken parts of a text, and those that are sentences."""

LONGEST = 150  # letters
FRAMES = 22_050  # a second
STRIDE = 16  # of the samples that are looked at
AUDIBLE = 800  # the root mean square of speech; silence has 0
LEAST, MOST, SHORTEST = 0.035, 0.12, 2.0  # seconds a letter, seconds for a number or a sign

NOT_SAID = re.compile(
    r"""[±→←↑↓·•●×÷=+−/\\|<>{}\[\]#*_~^@…–—]  # signs
    | [°%€$]                                  # units that have words
    | \b(?:TR|IT|NT|VPs?|PVs?|MC)\b           # what a track or a purse is called for short
    | \d-\d | \bp?p\.                         # ranges of numbers, pages
    | \b(?:OP|PO|min|max|sec|seg|nb|no|nº|n°|vs|etc|e\.g|i\.e|p\.\ ex|cf|ca|approx)\.
    | \b(?:OP|PO|min|vs)\b
    | (?<!\w)-\w                              # a minus, an option of the command line
    | \b(?:see|tap|click)\ (?:below|above|here)\b
    | -y\b                                    # espeak-ng reads the French "posez-y" as "igrec"
    """,
    re.VERBOSE,
)
"""What no line has that the player must act upon."""

SEEN_ONLY = re.compile(
    r"""core\.( terminal | doctor | refused | history-line | exported | finished | disk | sound )
    | core\.bot- | core\.backup-there | core\.new-game | core\.offered-(?: ask | option )$
    | core\.drawn | core\.no-screen
    | screens\.( no-buttons | set-brightness | parameter | wifi-set )
    | [a-z-]+\.( picture- | heard$ )
    """,
    re.VERBOSE,
)
"""Messages that name keys, files, errors or a setting, are in pictures, or define spellings."""

FILLED: Mapping[str, Any] = {
    "path": "/home/pi/companion/plays.db",
    "error": "Permission denied",
    "reason": "espeak-ng is not installed.",
    "choices": "A. B",
    "time": "3:20",
    "hour": "21:30",
    "started": "2026-11-21 20:15",
    "outcome": "lost",
    "game": "On Mars",
    "what": "Crystals spent: 2",
    "field": "Lacerda · Crystals",
    "language": "tlh",
    "useless": ["tech"],
}
"""The variables of what no play provides; any other is 3."""

UNSAID = ("done", "refused", "form", *PARTS, *(f"ask-{part}" for part in PARTS))
"""Attributes that are shown, or that words are made of."""


class Spoken(NamedTuple):
    """A text that may be spoken, and its source; ``whole`` ones are sentences."""

    where: str
    text: str
    whole: bool = False


class Variables(Visitor):
    """The names that a pattern needs, including those of the messages it refers to."""

    def __init__(self, known: Mapping[str, ftl.Message]) -> None:
        self.names: set[str] = set()
        self._known = known

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        if message := self._known.get(node.id.name):
            parts = {each.id.name: each.value for each in message.attributes}
            self.visit(parts[node.attribute.name] if node.attribute else message.value)


def of_plays(game: str, language: str) -> Iterator[Spoken]:
    """Yield the speech in plays, and of the options of a game."""
    for key, part, text in words(language, game).texts:
        if part in SAID:
            yield Spoken(f"{key}.{part}", text, whole=part in WHOLE)
    book = Phrasebook(language)
    for option in games()[game].options:
        for namespace in (game, "core"):
            if not has(language, namespace, f"option-{option.name}"):
                continue
            key = f"{namespace}.option-{option.name}"
            yield Spoken(key, book.find(key, {}))
            yield Spoken(f"{key}.why", book.find(key, {}, "why"), whole=True)
            for value in option.values:
                yield Spoken(f"{key}-{value}", book.find(key, {}, f"option-{value}"))


@cache
def messages(language: str, file: str) -> dict[str, ftl.Message]:
    body = parsed(language, file).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def has(language: str, file: str, message: str) -> bool:
    return message in messages(language, file)


def of_messages(file: str, language: str) -> Iterator[Spoken]:
    """Yield every message that is no prompt of a play, its variables filled in."""
    book = Phrasebook(language)
    prompts = {
        prompt.key for game in games() for prompt in (*sampled(game).prompts, *sampled(game).goals)
    }
    for name, message in messages(language, file).items():
        key = f"{file}.{name}"
        forms = message.attributes if not name.startswith("name-") else ()  # words of a sentence
        parts = {each.id.name: each.value for each in forms}
        if message.value and "voice" not in parts:
            parts[""] = message.value
        for part, pattern in parts.items():
            if key not in prompts and part not in UNSAID:
                variables = Variables(messages(language, file))
                variables.visit(pattern)
                args = {each: FILLED.get(each, 3) for each in variables.names}
                yield Spoken(f"{key}.{part}".rstrip("."), book.find(key, args, part))


@cache
def spoken(language: str) -> tuple[Spoken, ...]:
    """Return everything that can be said in a language, each text once."""
    found: dict[str, Spoken] = {}

    def add(lines: Iterable[Spoken]) -> None:
        for line in lines:
            if line.text:
                found.setdefault(line.text, line)

    for game in games():
        add(of_plays(game, language))
    for file in (*games(), "core", "screens"):
        add(of_messages(file, language))
    return tuple(found.values())


def representative(language: str) -> list[Spoken]:
    """Return one text of every message, attribute and label."""
    lines = {line.where: line for line in reversed(spoken(language))}.values()
    return [line for line in lines if re.search(r"\w", line.text)]


@every_language
def test_every_message_can_be_heard(language: str, tmp_path: Path) -> None:
    lines = representative(language)
    assert len(lines) > 500
    sample = [
        each
        for n, each in enumerate(lines)
        if not n % (EVERY_LONG if len(each.text) > LONGEST else EVERY)
    ]
    synthesiser = Synthesiser(tmp_path, limit=1 << 20)
    faults: SimpleQueue[tuple[Spoken, str]] = SimpleQueue()
    for line in sample:
        synthesiser.request(
            SpokenLine(line.text, language),
            lambda path, line=line: faults.put((line, unheard(line, path))),
        )
    found = dict(faults.get(timeout=PATIENCE) for _ in sample)
    synthesiser.close()
    assert {line: what for line, what in found.items() if what} == {}


def unheard(line: Spoken, path: Path | None) -> str:
    """Return what is wrong with the speech made of a line, "" if nothing is."""
    if path is None:
        return "no file"
    with wave.open(str(path)) as wav:
        if (wav.getnchannels(), wav.getsampwidth(), wav.getframerate()) != (1, 2, FRAMES):
            return "another format"
        samples = array("h", wav.readframes(wav.getnframes()))[::STRIDE]
    loudness = sqrt(sum(sample * sample for sample in samples) / max(1, len(samples)))
    seconds = len(samples) * STRIDE / FRAMES
    if loudness < AUDIBLE:
        return f"silence: {loudness:.0f}"
    least, most = LEAST * len(line.text), MOST * len(line.text) + SHORTEST
    return "" if least < seconds < most else f"{seconds:.1f} seconds"


@every_language
def test_what_is_to_be_done_is_said_in_whole_words_and_sentences(language: str) -> None:
    judged = [line for line in spoken(language) if not SEEN_ONLY.match(line.where)]
    heard = {line: spelt(line.text, language) for line in judged}
    assert {line: text for line, text in heard.items() if NOT_SAID.search(text)} == {}
    ends = (".", "?", "!")
    sentences = {line: text for line, text in heard.items() if line.whole}
    assert {line for line, text in sentences.items() if not text.endswith(ends)} == set()
    texts = {line: text for line, text in sentences.items() if not line.where.endswith(".why")}
    assert {line for line, text in texts.items() if "(" in text} == set(), "an aside"
