"""The global parameters of terraforming, for the games that have them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from companion.engine.game import Progress
from companion.engine.prompts import Field, attribute


@dataclass(slots=True)
class Parameter:
    """A track from ``value`` up to ``goal`` by ``step``; reaching one of ``bonuses`` gives more."""

    value: int
    goal: int
    step: int = 1
    bonuses: tuple[int, ...] = ()
    start: int = 0

    def __post_init__(self) -> None:
        self.start = self.value

    @property
    def full(self) -> bool:
        """Whether the goal is reached."""
        return self.value >= self.goal

    @property
    def left(self) -> int:
        """Steps left to the goal."""
        return (self.goal - self.value) // self.step

    @property
    def steps(self) -> int:
        """All steps from the start to the goal."""
        return (self.goal - self.start) // self.step

    @property
    def next(self) -> int:
        """The value after one more step."""
        return min(self.goal, self.value + self.step)

    def rise(self, steps: int = 1) -> list[int]:
        """Raise it by ``steps``, but not beyond the goal; return the bonuses reached."""
        before = self.value
        self.value = min(self.goal, self.value + steps * self.step)
        return [bonus for bonus in self.bonuses if before < bonus <= self.value]

    def state(self) -> dict[str, Any]:
        """Return its visible values."""
        return {"value": self.value, "goal": self.goal, "full": self.full}

    def field(self) -> Field:
        """Return its field for the ± editor."""
        values = tuple(range(self.start, self.goal + 1, self.step))
        return attribute(self, "value", choices=values)


class HasParameters(Protocol):
    """A table with global parameters."""

    @property
    def parameters(self) -> Mapping[str, Parameter]:
        """Return the parameters by their names."""
        ...


def progress(table: HasParameters) -> dict[str, Progress]:
    """Return the progress of each parameter of a table."""
    return {
        name: Progress(each.start, each.value, each.goal, each.step)
        for name, each in table.parameters.items()
    }


def missing(parameters: Mapping[str, Parameter]) -> dict[str, int]:
    """Return the steps that each parameter still needs."""
    return {name: parameter.left for name, parameter in parameters.items()}


def all_steps(parameters: Mapping[str, Parameter]) -> int:
    """Return the steps from the start of a play to all goals."""
    return sum(parameter.steps for parameter in parameters.values())


def steps(parameters: Mapping[str, Parameter]) -> dict[str, int]:
    """Return the current and next value of each parameter, as arguments for the phrases."""
    values = {f"{name}_from": each.value for name, each in parameters.items()}
    return values | {f"{name}_to": each.next for name, each in parameters.items()}


class AliasedFields(dict[str, Field]):
    """Fields that can be looked up by every name in the state, but are listed once.

    ``others`` maps each name that is not listed to the one that is.
    """

    def __init__(self, fields: Mapping[str, Field], others: Mapping[str, str]) -> None:
        super().__init__(fields)
        self.others = others

    def __contains__(self, name: object) -> bool:
        return super().__contains__(self.others.get(str(name), name))

    def __getitem__(self, name: str) -> Field:
        return super().__getitem__(self.others.get(name, name))


def without_value(names: Iterable[str]) -> dict[str, str]:
    """Map the short names of each parameter's value to the listed one."""
    listed = {name: f"parameters.{name}.value" for name in names}
    return {**{f"parameters.{name}": full for name, full in listed.items()}, **listed}
