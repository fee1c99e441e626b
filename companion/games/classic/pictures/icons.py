"""The icons of names: what is reported, chosen, paid and counted."""

from __future__ import annotations

RESOURCES = {
    "megacredits": "me",
    "steel": "steel",
    "titanium": "titanium",
    "plants": "plant",
    "energy": "energy",
    "heat": "heat",
}
"""Each resource of the player board, in order."""

TILES = {"city": "city", "greenery": "forest", "ocean": "ocean"}

REPORTS = {
    "card": "card",
    "stock": "cube",
    "production": "gear",
    "project": "list",
    "convert-plants": "plant",
    "convert-heat": "heat",
    "temperature": "temperature",
    "oxygen": "oxygen",
    "tr": "tr",
    "pay-for-tr": "tr",
}

PROJECTS = {
    "power-plant": "energy",
    "asteroid": "heat",
    "aquifer": "ocean",
    "sell-patents": "hand",
}

LINES = {"greeneries": "forest", "cities": "city", "cards": "card", "oceans": "ocean"}

SETUP = {
    "app": "roll",
    "physical": "hand",
    "parameters": "planet",
    "tr63": "tr",
    "corporation.other": "card",
    "corporation.tharsis-republic": "city",
    "corporation.credicor": "me",
    "corporation.ecoline": "plant",
    "corporation.helion": "heat",
    "corporation.interplanetary-cinematics": "big",
    "corporation.inventrix": "science",
    "corporation.mining-guild": "steel",
    "corporation.phobolog": "titanium",
    "corporation.saturn-systems": "planet",
    "corporation.teractor": "flag",
    "corporation.thorgate": "energy",
    "corporation.unmi": "tr",
}

CARDS = {
    "card-payment.other": "plus",
    "card-change.none": "cross",
}

ICONS = {
    **RESOURCES,
    **TILES,
    **REPORTS,
    **PROJECTS,
    **LINES,
    **SETUP,
    **CARDS,
    "generation": "clock",
    "corporation": "card",
    "back": "back",
}
"""The icon of each name; one with another meaning in a question is listed with the question."""
