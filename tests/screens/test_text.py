"""Words are set in lines, and a number stays with the word that it belongs to."""

import pytest

from companion.screens.drawing.text import rich_width, wrap
from companion.screens.widgets.words import measured, width_of

SIZE = 20


def lines(words, widest):
    """Return words in lines that are as wide as the widest at the most."""
    return list(wrap(words, SIZE, rich_width(widest, SIZE)))


def test_a_number_is_on_the_line_of_what_it_counts(window):
    assert lines("Add 5 Ships, 4 Bots", "Add 5 Ships, 4") == ["Add 5 Ships,", "4 Bots"]
    assert lines("Then take 1 **Resource**", "Then take 1 R") == ["Then take", "1 **Resource**"]


def test_no_line_is_a_number_alone(window):
    assert lines("Draw cards, keep 2", "Draw cards, keep") == ["Draw cards,", "keep 2"]
    assert lines("Put it on Lab **1a**", "Put it on Lab") == ["Put it on", "Lab **1a**"]


def test_words_that_fit_are_left_as_they_are(window):
    assert lines("Level 1 on top", "Level 1 on top") == ["Level 1 on top"]
    assert lines("Level 1 on top", "Level 1 on") == ["Level 1 on", "top"]
    assert lines("Level 1 on top", "Level 1 o") == ["Level 1", "on top"]
    assert lines("Built level 1 Blueprints", "level 1 Blueprints")[0] == "Built level 1"


def test_a_number_stays_with_what_it_counts():
    assert lines("Upgrade, 12 points", "Upgrade, 12 p") == ["Upgrade,", "12 points"]
    assert lines("Jusqu'à 2 hexagones", "2 hexagones") == ["Jusqu'à", "2 hexagones"]
    assert lines("Temperature to −30 °C", "Temperature to −30") == ["Temperature to", "−30 °C"]
    assert lines("Draw **2 corporations**, keep one", "corporations, keep") == [
        "Draw",
        "**2 corporations**,",
        "keep one",
    ]


def test_a_number_with_a_comma_stays_with_what_it_is_the_name_of(window):
    for place in "row 1, place 1", "fileira 1, lugar 1", "rangée 1, zone 1":
        first, second = place.split(", ")
        assert lines(f"Place it on {place}", f"Place it on {first[:-2]}") == [
            "Place it on",
            f"{first}, {second}",
        ]


@pytest.mark.parametrize("share", ["1 of 2: where?", "1 de 2: onde?", "1 sur 2\xa0: où\xa0?"])
def test_one_of_several_is_one_piece(window, share):
    counted = share[: share.index("2")].strip()
    assert lines(f"Starting Shelter {share}", f"Starting Shelter {counted}") == [
        "Starting Shelter",
        share,
    ]


def test_a_number_does_not_cost_a_line(window):
    whole = ["Take all 2", "resources of it"]
    assert lines(" ".join(whole), "resources of it") == whole


def test_no_line_begins_with_the_comma_behind_what_is_bold(window):
    room = width_of("7–8: Upgrade", SIZE, bold=True)
    assert width_of("Upgrade, Rover", SIZE) > room > width_of("Upgrade,", SIZE, bold=True)
    assert measured("7–8: **Upgrade**, Rover", SIZE, False, room).lines == 3
