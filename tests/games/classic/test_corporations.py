"""How corporations change prices, conversions and payments, played by JSON lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.games.classic.corporations import CORPORATIONS
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

MAIN = "classic.report"


@pytest.fixture
def begin(lines: Callable[..., Any]) -> Callable[..., Any]:
    """Begin a play with a corporation: ``begin("helion", megacredits=8, heat=6)``."""

    def begin(corporation: str, board: str = "on", **stock: int) -> Any:
        player = lines(game="classic", new=True, board=board)
        player.until("classic.corporation")
        player.answer(corporation)
        player.until(MAIN)
        for resource, amount in stock.items():
            correct(player, f"stock.{resource}", amount)
        return player

    return begin


def correct(player: Any, field: str, value: Any) -> None:
    player.send({"do": "correct", "field": field, "value": value})
    assert player.ask["key"] == MAIN


def play(player: Any, *answers: Any) -> list[str]:
    """Give answers one after the other, back to the main question; return the announcements."""
    shown = []
    for answer in answers:
        shown += [each.get("key", each["type"]) for each in player.answer(answer)]
    assert player.ask["key"] == MAIN
    assert "error" not in shown
    return shown


def values(player: Any) -> list[Any]:
    return [option["value"] for option in player.ask["options"]]


# What they start with


@pytest.mark.parametrize(
    ("corporation", "money", "stock", "production"),
    [
        ("credicor", 57, {}, {}),
        ("ecoline", 36, {"plants": 3}, {"plants": 2}),
        ("helion", 42, {}, {"heat": 3}),
        ("interplanetary-cinematics", 30, {"steel": 20}, {}),
        ("inventrix", 45, {}, {}),
        ("mining-guild", 30, {"steel": 5}, {"steel": 1}),
        ("phobolog", 23, {"titanium": 10}, {}),
        ("saturn-systems", 42, {}, {"titanium": 1, "megacredits": 1}),
        ("teractor", 60, {}, {}),
        ("tharsis-republic", 40, {}, {"megacredits": 2}),
        ("thorgate", 48, {}, {"energy": 1}),
        ("unmi", 40, {}, {}),
    ],
)
def test_a_corporation_brings_what_its_card_gives_at_the_start(
    begin: Any, corporation: str, money: int, stock: dict[str, int], production: dict[str, int]
) -> None:
    state = begin(corporation).state
    found = {name: {k: n for k, n in state[name].items() if n} for name in ("stock", "production")}
    assert found == {"stock": {"megacredits": money, **stock}, "production": production}


def test_another_corporation_is_asked_for_its_money_and_changes_nothing(begin: Any) -> None:
    player = begin("other")
    assert player.state["stock"]["megacredits"] == 0
    assert player.state["modifiers"] == begin("inventrix").state["modifiers"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_effect_of_each_corporation_is_announced_once(begin: Any, language: str) -> None:
    book, shown = Phrasebook(language), set()
    for corporation in set(CORPORATIONS) - {"other", "tharsis-republic"}:
        player = begin(corporation)
        prompts = [entry for entry in player.session.play.log if entry.key == "classic.corporation"]
        assert [entry.value for entry in prompts] == [corporation]
        args = {"corporation": corporation}
        shown.add(book.find("classic.corporation-effect", args))
        assert book.find("classic.corporation-effect", args, "voice")
    assert len(shown) == len(CORPORATIONS) - 2


# EcoLine: 7 plants a greenery


def test_ecoline_places_a_greenery_for_7_plants(begin: Any) -> None:
    player = begin("ecoline", plants=7)
    play(player, "convert-plants")
    assert (player.state["stock"]["plants"], player.state["greeneries"]) == (0, 1)
    assert player.state["tr"] == 15


def test_7_plants_are_not_enough_for_any_other(begin: Any) -> None:
    assert "convert-plants" not in values(begin("helion", plants=7))


def test_ecoline_places_the_last_greeneries_for_7_plants_too(begin: Any) -> None:
    player = begin("ecoline", plants=14)
    correct(player, "production.plants", 0)
    correct(player, "generation", 14)
    for name, goal in (("temperature", 8), ("oxygen", 14), ("oceans", 9)):
        correct(player, f"parameters.{name}.value", goal)
    player.until("classic.final-greeneries")
    assert (player.ask["default"], player.ask["args"]["conversion"]) == (2, 7)
    player.answer(2)
    assert (player.state["stock"]["plants"], player.state["greeneries"]) == (0, 2)


# Helion: heat pays as M€


def test_helion_pays_an_asteroid_of_14_with_8_m_and_6_heat(begin: Any) -> None:
    player = begin("helion", megacredits=8, heat=6)
    shown = play(player, "project", "asteroid")
    assert "classic.heat-paid" not in shown, "there is only one way"
    assert (player.state["stock"]["megacredits"], player.state["stock"]["heat"]) == (0, 0)
    assert player.state["parameters"]["temperature"]["value"] == -28


def test_helion_says_how_much_of_a_price_is_heat(begin: Any) -> None:
    player = begin("helion", megacredits=10, heat=9)
    player.answer("project")
    player.answer("asteroid")
    assert player.ask["key"] == "classic.heat-paid"
    assert (player.ask["min"], player.ask["max"], player.ask["default"]) == (4, 9, None)
    player.answer(6)
    assert (player.state["stock"]["megacredits"], player.state["stock"]["heat"]) == (2, 3)


def test_helion_pays_cards_and_research_with_heat_and_metals_as_before(begin: Any) -> None:
    player = begin("helion", megacredits=3, heat=7, steel=2)
    play(player, "card", 14, "steel", "none")
    stock = player.state["stock"]
    assert (stock["megacredits"], stock["heat"], stock["steel"]) == (0, 0, 0)
    correct(player, "production.heat", 0)
    correct(player, "tr", 1)
    correct(player, "stock.energy", 8)
    player.until("classic.buy-cards")
    assert (player.ask["max"], player.state["stock"]["megacredits"]) == (3, 1)
    player.answer(3)
    assert (player.state["stock"]["megacredits"], player.state["stock"]["heat"]) == (0, 0)


def test_no_other_corporation_pays_with_heat(begin: Any) -> None:
    player = begin("ecoline", megacredits=8, heat=6)
    player.answer("project")
    assert "asteroid" not in values(player)


# ThorGate, Teractor: discounts


def test_thorgate_pays_8_for_the_project_power_plant(begin: Any) -> None:
    player = begin("thorgate", megacredits=8)
    player.answer("project")
    label = {option["value"]: option["label"] for option in player.ask["options"]}["power-plant"]
    assert label == "Power, 8\u00a0M€"
    play(player, "power-plant")
    assert player.state["stock"]["megacredits"] == 0
    assert player.state["production"]["energy"] == 2


@pytest.mark.parametrize(("tags", "left"), [(1, 2), (0, -1)])
def test_thorgate_pays_3_less_for_a_card_with_a_power_tag(begin: Any, tags: int, left: int) -> None:
    """A card of 11 M€, with 10 M€ at hand: only its power tag makes it possible."""
    player = begin("thorgate", megacredits=10)
    player.answer("card")
    player.answer(tags)
    assert player.ask["key"] == "classic.card-cost"
    assert player.ask["max"] == (13 if tags else 10)
    if left >= 0:
        play(player, 11, "none")
        assert player.state["stock"]["megacredits"] == left


@pytest.mark.parametrize(("tags", "paid"), [(0, 10), (1, 7), (2, 4)])
def test_teractor_pays_3_less_for_each_earth_tag(begin: Any, tags: int, paid: int) -> None:
    player = begin("teractor", megacredits=20)
    play(player, "card", tags, 10, "none")
    assert player.state["stock"]["megacredits"] == 20 - paid


def test_earth_office_is_entered_by_a_correction_and_adds_to_teractor(begin: Any) -> None:
    player = begin("teractor", megacredits=20)
    correct(player, "modifiers.earth-discount", 6)
    play(player, "card", 1, 10, "none")
    assert player.state["stock"]["megacredits"] == 20 - 4


# CrediCor, Interplanetary Cinematics, Standard Technology: what comes back


@pytest.mark.parametrize(
    ("project", "price", "back"),
    [("greenery", 23, 4), ("city", 25, 4), ("aquifer", 18, 0), ("asteroid", 14, 0)],
)
def test_credicor_gets_4_back_after_a_project_of_20_or_more(
    begin: Any, project: str, price: int, back: int
) -> None:
    player = begin("credicor", megacredits=30)
    play(player, "project", project)
    assert player.state["stock"]["megacredits"] == 30 - price + back


def test_credicor_pays_in_full_before_anything_comes_back(begin: Any) -> None:
    player = begin("credicor", megacredits=22)
    player.answer("project")
    assert "greenery" not in values(player)


@pytest.mark.parametrize(("cost", "back"), [(19, 0), (20, 4), (23, 4)])
def test_credicor_gets_4_back_after_a_card_printed_20_or_more(
    begin: Any, cost: int, back: int
) -> None:
    player = begin("credicor", megacredits=30)
    play(player, "card", cost, "none")
    assert player.state["stock"]["megacredits"] == 30 - cost + back


def test_the_printed_cost_counts_for_credicor_whatever_is_taken_off(begin: Any) -> None:
    """Earth Catapult takes 2 off: a card printed 20 costs 18, and 4 M€ come back."""
    player = begin("credicor", megacredits=30)
    correct(player, "modifiers.card-discount", 2)
    play(player, "card", 20, "none")
    assert player.state["stock"]["megacredits"] == 30 - 18 + 4


@pytest.mark.parametrize(("event", "back"), [(1, 2), (0, 0)])
def test_interplanetary_cinematics_gets_2_back_after_an_event(
    begin: Any, event: int, back: int
) -> None:
    player = begin("interplanetary-cinematics", megacredits=20, steel=0)
    play(player, "card", event, 8, "none")
    assert player.state["stock"]["megacredits"] == 20 - 8 + back


def test_standard_technology_gives_3_back_after_a_project_but_not_for_patents(begin: Any) -> None:
    player = begin("other", megacredits=30)
    correct(player, "modifiers.back-project", 3)
    play(player, "project", "asteroid")
    assert player.state["stock"]["megacredits"] == 30 - 14 + 3
    play(player, "project", "sell-patents", 2)
    assert player.state["stock"]["megacredits"] == 30 - 14 + 3 + 2


# PhoboLog, United Nations Mars Initiative


def test_phobolog_pays_12_with_3_titanium(begin: Any) -> None:
    player = begin("phobolog", titanium=3, megacredits=0)
    assert player.state["worth"] == {"steel": 2, "titanium": 4}
    play(player, "card", 12, "titanium", "none")
    assert player.state["stock"]["titanium"] == 0


@pytest.mark.parametrize("board", ["on", "off"])
def test_unmi_pays_3_for_a_step_of_tr_once_a_generation_in_which_it_rose(
    begin: Any, board: str
) -> None:
    player = begin("unmi", board=board)
    assert "pay-for-tr" not in values(player), "the TR has not risen yet"
    play(player, "temperature")
    play(player, "pay-for-tr")
    assert player.state["tr"] == 14 + 1 + 1
    assert player.state["stock"]["megacredits"] == (37 if board == "on" else None)
    play(player, "temperature")
    assert "pay-for-tr" not in values(player), "once a generation"
    player.answer("done")
    player.until(MAIN)
    assert player.state["generation"] == 2
    assert "pay-for-tr" not in values(player), "not risen in this one"
    play(player, "temperature")
    assert "pay-for-tr" in values(player)


@pytest.mark.parametrize("language", LANGUAGES)
def test_unmi_is_shown_why_it_cannot_pay_for_tr(begin: Any, language: str) -> None:
    player = begin("unmi", megacredits=2)
    (error,) = [each for each in player.answer("pay-for-tr") if each["type"] == "error"]
    assert "3" in error["text"]
    args = {**player.session.play.ask.args, "answer": "pay-for-tr"}
    assert "3" in Phrasebook(language).find("classic.report", args, "refused")


# Without the board, and by corrections


def test_without_the_board_the_price_and_what_comes_back_are_announced(begin: Any) -> None:
    player = begin("thorgate", board="off")
    player.answer("project")
    (paid,) = [p for p in player.answer("power-plant") if p.get("key") == "classic.paid"]
    assert paid["args"]["price"] == 8
    player = begin("credicor", board="off")
    player.answer("project")
    (back,) = [p for p in player.answer("city") if p.get("key") == "classic.comes-back"]
    assert back["args"] == {"reason": "back-from-20", "amount": 4, "board": "off"}


def test_what_a_corporation_changes_comes_and_goes_with_it_and_cards_stay(begin: Any) -> None:
    player = begin("phobolog")
    before = player.state["modifiers"]
    correct(player, "worth.titanium", 5)  # Advanced Alloys
    correct(player, "corporation", "ecoline")
    assert player.state["modifiers"] == {**before, "greenery-plants": 7}
    assert player.state["worth"]["titanium"] == 4
    correct(player, "corporation", "other")
    assert player.state["modifiers"] == before


@pytest.mark.parametrize(
    ("modifier", "value"),
    [
        ("greenery-plants", 7),
        ("heat-pays", 1),
        ("power-discount", 3),
        ("earth-discount", 3),
        ("space-discount", 2),
        ("card-discount", 2),
        ("back-from-20", 4),
        ("back-event", 3),
        ("back-project", 3),
        ("tr-price", 3),
    ],
)
def test_each_modifier_can_be_corrected(begin: Any, modifier: str, value: int) -> None:
    player = begin("other")
    correct(player, f"modifiers.{modifier}", value)
    assert player.state["modifiers"][modifier] == value


def test_a_play_that_was_saved_before_continues(begin: Any) -> None:
    """Its log knows Tharsis Republic and its money, and other corporations."""
    player = begin("tharsis-republic")
    assert player.state["modifiers"]["greenery-plants"] == 8
    assert player.state["stock"]["megacredits"] == 40
