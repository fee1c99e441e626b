"""The stages of the set-up, in order; their number depends on the help wanted."""

from __future__ import annotations

from companion.screens.pictures import View

HELP = "help"
"""The stage in which the number of stages isn't known yet."""

GUIDED = ("length", "draws", "board", "techs", "cards", "mars", "missions", "rewards", "players")
PLACES = ("places", "goal")
STAGES = {
    "guided": (*GUIDED, "map", "lacerda", *PLACES),
    "quick": ("draws", "techs", "missions", "rewards", "map", *PLACES),
    "cards": ("draws", "missions", *PLACES),
}
"""The stages of each kind of help. The Lab is asked for only once, amid the Techs."""

QUESTIONS = {
    "help": HELP,
    "length": "length",
    "draws": "draws",
    "setup-board": "board",
    "tech-grid": "techs",
    "tech-tile": "techs",
    "lay-techs": "techs",
    "lab-board": "techs",
    "lab-spaces": "techs",
    "lab-points": "techs",
    "setup-cards": "cards",
    "setup-mars": "mars",
    "missions": "missions",
    "mission": "missions",
    "lay-missions": "missions",
    "rewards": "rewards",
    "reward": "rewards",
    "lay-rewards": "rewards",
    "setup-players": "players",
    **dict.fromkeys(("outline", "lay-map", "start-hex", "shelter-hex", "research-hex"), "map"),
    **dict.fromkeys(("start-building", "your-shelter", "lay-starts", "map-laid"), "map"),
    "setup-lacerda": "lacerda",
    "first-space": "places",
    "first-colonist": "places",
    "first-colonist-rolled": "places",
    "his-place": "places",
    "your-place": "places",
    "goal": "goal",
    "goal-drawn": "goal",
}
"""The stage of each question of the set-up; those about his first benefit are of its places."""


def stages(view: View) -> tuple[str, ...]:
    """Return the stages of the set-up: not all are asked for, as some can be chosen before."""
    options = view.options
    first, draws = options.get("first") == "on", options.get("deck") == "app"
    left = {name for name in ("length", "draws", "goal") if options.get(name, "ask") == "ask"}
    asked = {
        "length": "length" in left and not first,
        "draws": "draws" in left and draws and not first,
        "map": options.get("map") == "on",
        "goal": "goal" in left or first or (options["goal"] == "draw" and not draws),
    }
    found = STAGES.get(view.get("help", ""), ())
    return tuple(each for each in found if asked.get(each, True))


def stage(view: View) -> str:
    """Return the stage of the set-up to which the present move belongs."""
    keys = (each.key.partition(".")[2] for each in reversed(view.prompts))
    return next((QUESTIONS[key] for key in keys if key in QUESTIONS), "places")
