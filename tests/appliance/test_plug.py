"""The plug is pulled in the middle of a game, again and again, and the machine is switched on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from appliance.conftest import Boot
from appliance.kiosk import DIE, NEXT, Answer, Kiosk
from companion.testing.long import LONG

PULLS = 20 if LONG else 3
MAX_PRESSES = 12


def play(table: Kiosk, presses: int, chance: random.Random) -> Iterator[list[Answer]]:
    """Press the two buttons; yield after each press what another connection sees as saved."""
    for _ in range(presses):
        table.press(NEXT if chance.random() < 0.8 else DIE, 0.06)
        table.qmp.listen(chance.uniform(0.2, 1.0))
        yield table.answers()


@pytest.fixture(scope="module")
def table(boot: Boot) -> Kiosk:
    table = boot()
    table.wait_for_screen()
    table.go_on()
    return table


@pytest.fixture(scope="module")
def chance() -> random.Random:
    return random.Random(11)


@pytest.mark.parametrize("pull", range(PULLS))
def test_it_continues_at_the_question_before(
    table: Kiosk,
    chance: random.Random,
    pull: int,
    record_property: Callable[[str, object], None],
) -> None:
    *_, saved = play(table, chance.randrange(1, MAX_PRESSES), chance)
    place = table.place()
    table.press(NEXT, 0.06)
    table.cut()

    table.start()
    record_property("from the plug to the screen (s)", round(table.wait_for_screen()))
    table.picture(f"after-{pull}")
    answers = table.answers()
    assert answers[: len(saved)] == saved
    assert table.place()["screen"] == place["screen"]
    assert table.is_whole()
    assert table.asked_of_systemd("NRestarts") == "0"
    assert table.messages() == []
