"""The pages for phones in a real browser: they fit, and axe-core finds nothing wrong.

They are read at a width of 390 pixels, light and dark, with scripts and without, in each language.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import cycle, product

import pytest

pytest.importorskip("axe_core_python")

from companion.engine.prompts import Choose
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.session.session import Session
from companion.storage.store import Store
from companion.testing.long import LONG
from companion.testing.plays import Kind
from kit.chromium import WIDE, Chromium, Page, chromium
from kit.kinds import every_kind
from kit.patience import PATIENCE
from kit.phones import CODE, HOST, KEY
from kit.shared import Shared, settings_for, sharing

LIFE = 7200 if LONG else 5 * PATIENCE
"""How long the browser and the sharing process live at most, in seconds."""

LOOKS = [*product(LANGUAGES, (False, True), (True, False))]
"""The language of a phone, whether it is dark, and whether it runs scripts."""

SAMPLE = {"dice.turn": 7, "": 8}
"""The questions of a play at which the page is read, "" for its end, each in one of the looks."""


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    with chromium(tmp_path_factory.mktemp("browser"), LIFE) as found:
        yield found


def assert_good(page: Page, url: str) -> None:
    page.open(url)
    assert page.run(WIDE) == 0, url
    assert page.findings() == [], url


def stops(session: Session, kind: Kind) -> Iterator[str]:
    """Play at random; yield each question before its first answer, and "" at the end."""
    chance, seen = random.Random(5), set[str]()
    while ask := session.play.ask:
        if ask.key not in seen:
            seen.add(ask.key)
            yield ask.key
        session.answer(kind.answer(session.play, chance, 0.75))
    yield ""


def test_the_pages_of_a_game_are_good_in_a_browser(browser: Chromium, store: Store) -> None:
    kinds = [each for each in every_kind() if LONG or each.game.name == "dice"]
    looks = cycle(LOOKS)
    with ExitStack() as stack:
        shared: Shared | None = None
        for kind in kinds:
            session = Session(kind.game, store, Phrasebook("en"), seed="5", new=True)
            shared = shared or stack.enter_context(sharing(session, settings_for(store), LIFE))
            shared.session = session
            root = f"http://{HOST}:{shared.port}"
            for key in stops(session, kind):
                if LONG or key in SAMPLE:
                    language, dark, scripts = next(looks) if LONG else LOOKS[SAMPLE[key]]
                    shared.tell(code=KEY)
                    page = browser.phone(dark=dark, scripts=scripts)
                    assert_good(page, f"{root}/table/{CODE}?lang={language}")
            (saved, *_) = store.history()
            for language, dark, scripts in LOOKS if LONG else LOOKS[:1]:
                page = browser.phone(dark=dark, scripts=scripts)
                assert_good(page, f"{root}/play/{saved.uid}?lang={language}")


def test_a_phone_follows_the_table_and_plays(browser: Chromium, store: Store) -> None:
    (kind, *_) = (each for each in every_kind() if each.game.name == "dice")
    session = Session(kind.game, store, Phrasebook("en"), seed="1", new=True)
    with sharing(session, settings_for(store), LIFE) as shared:
        shared.tell(code=KEY)
        page = browser.phone()
        page.open(f"http://{HOST}:{shared.port}/table/{CODE}?play={KEY}")
        page.run("document.querySelector('#enter').click()")
        page.until("document.querySelector('#leave')")
        assert page.findings(stopped=False) == []
        before = page.run("document.querySelector('#step').innerText")
        while not isinstance(session.play.ask, Choose):
            shared.answer()
        shared.tell(code=KEY)
        page.until(f"document.querySelector('#step').innerText !== {before!r}")
        assert page.findings(stopped=False) == []
