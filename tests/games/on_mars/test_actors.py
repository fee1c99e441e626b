"""The actor of each prompt: he does his moves, you gain what is yours, even in one step (p. 11)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from companion.engine.autoplay import likely_answer
from companion.engine.game import YOU
from companion.engine.play import Play
from companion.engine.prompts import Ask, Say, by
from companion.games.on_mars import GAME
from companion.games.on_mars.colony import construct
from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.state import OnMars
from companion.testing.long import LONG
from kit.boards import BOX
from kit.rules import Run

SEEDS = range(60) if LONG else range(6, 12)

HIS = str.split("""
card crystals-up reshuffle finished-mission cannot-place your-colonists obtain-blueprint
no-blueprint learn-technology learn-which no-tech develop no-develop no-develop-used construct
not-allowed bot progress upgrade no-upgrade hire contract rover tile tile-building space-icon
lab-icon warehouse gain-crystals gain-op tie tie-card tie-known tie-result reward-unknown
hire-freed shelter space lacerda-arrives build-at built shelter-at upgrade-at rover-to rover-stays
discovery-at no-hex elsewhere other-type research-gives score-shelters
""")
"""What he does, gains and cannot do, and questions about him, even if about your Colonists."""

YOURS = str.split("""
your-tech-used your-progress your-lss your-cost your-blueprint your-ships your-tech his-tech-used
your-stay your-journey your-space your-discovery your-building other-hex your-upgrade your-rover
your-way your-bot your-bot-hex your-refuge map-hex map-what map-fault map-behind map-markers
""")
"""What you do, report, and gain from him."""

NOBODYS = ("new-round", "last-round", "shuttle")


def plays(**options: str) -> Iterator[Play]:
    """Yield plays at each step of their rounds, with random answers."""
    for seed in SEEDS:
        play = Play(GAME, {"help": "quick", **options}, str(seed), box=dict(BOX))
        rng = random.Random(seed)
        while not play.over:
            if play.turn and play.state()["phase"] != "final":
                yield play
            play.answer(likely_answer(play, rng, follow=0.6))


def owner(prompt: Say | Ask) -> str | None:
    """Return the required actor of a prompt, None if it is about the Colony as a whole."""
    key, args = prompt.key.removeprefix("on-mars."), prompt.args
    if key == "contribution":
        return str(args["who"])
    if key in ("refuge", "no-refuge", "cleared"):
        return str(args["owner"])
    if key == "table":
        return args["turn"] if args["turn"] in (YOU, LACERDA) else ""
    shown = {
        **dict.fromkeys(HIS, LACERDA),
        **dict.fromkeys(YOURS, YOU),
        **dict.fromkeys(NOBODYS, ""),
    }
    return shown.get(key)


@pytest.mark.parametrize("map_", ["on", "off"])
def test_every_prompt_of_a_round_says_whose_it_is(map_: str) -> None:
    together = set()
    for play in plays(map=map_):
        assert play.ask
        prompts = [*play.says, play.ask]
        for prompt in prompts:
            assert prompt.actor is not None, f"{prompt.key} tells no actor"
            must = owner(prompt)
            assert must is None or prompt.actor == must, prompt.key
        keys = {each.key for each in play.says}
        if "on-mars.your-tech-used" in keys and play.ask.actor == LACERDA:
            together.add("yours within his")
        techs = play.state()["lacerda"]["techs"], play.state()["you"]["techs"]
        if all(len(each) > 1 for each in techs):
            together.add("Techs on both sides")
    assert together == {"yours within his", "Techs on both sides"}


def test_he_builds_by_your_tech_and_the_oxygen_is_yours() -> None:
    game = OnMars(GAME.with_defaults({"help": "guided", "map": "off"}))
    game.you.techs["mine"] = 2
    run = Run(GAME, by(LACERDA, construct(game)), construct="complex")
    assert run.the("construct").actor == LACERDA
    assert run.the("progress").actor == LACERDA
    assert run.the("your-tech-used").actor == YOU
