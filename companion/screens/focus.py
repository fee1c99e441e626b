"""Next and Die: two push buttons that reach everything on a screen."""

from __future__ import annotations

from typing import Any

from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty


def screen_of(widget: Any) -> Any:
    """Return a widget's screen, None if it is on none."""
    above = widget.parent
    while above is not None and not hasattr(above, "controller"):
        above = above.parent
    return above


class Focusable:
    """Mixin of a widget that Die can step to; ``spoken`` is said when it does.

    Die steps through those with the lowest ``focus_order`` first. A container with its own steps
    overrides `step_inside` and sets ``marks_itself``: then it shows Die's position itself, without
    a ring around it.
    """

    focused = BooleanProperty(False)
    focus_order = NumericProperty(0)
    marks_itself = False

    @property
    def screen(self) -> Any:
        """Its screen, None if it is on none."""
        return screen_of(self)

    @property
    def can_be_focused(self) -> bool:
        """Whether Die stops here now."""
        return not self.disabled  # type: ignore[attr-defined, no-any-return]

    @property
    def spoken(self) -> str:
        """What is said when Die stops here: the spoken text of its item, else its text."""
        answer = getattr(getattr(self, "item", None), "answer", None)
        asked = answer is not None and self.screen
        said = self.screen.presenter.session.spoken_answer(answer) if asked else ""
        return said or str(getattr(self, "text", ""))

    def step_inside(self) -> bool:
        """Step to the next part inside; return False after the last."""
        return False

    def step_out(self) -> bool:
        """Close the open part inside; return whether one was open."""
        return False

    def leave_focus(self) -> None:
        """Handle that the focus moves away."""
        self.focused = False

    def activate(self) -> None:
        """Do what a tap does."""
        self.dispatch("on_release")  # type: ignore[attr-defined]


class FocusManager(EventDispatcher):
    """Moves the focus through the `Focusable` widgets below ``root``, in the order of the tree.

    ``target`` has the focus, None if nothing has; ``ringed`` is the target if it needs a ring.
    """

    root: Any = ObjectProperty(None, allownone=True)
    target: Any = ObjectProperty(None, allownone=True)
    ringed: Any = ObjectProperty(None, allownone=True)

    def on_root(self, *_: object) -> None:
        """Start over on another screen."""
        self.clear()

    def on_target(self, *_: object) -> None:
        """Update the ring's target."""
        self.ringed = self.target if self.target and not self.target.marks_itself else None

    def clear(self) -> None:
        """Remove the focus."""
        if self.target:
            self.target.leave_focus()
        self.target = None

    def targets(self) -> list[Any]:
        """Return what can have the focus now, in order."""
        found = [each for each in self.root.walk(restrict=True) if isinstance(each, Focusable)]
        reached = [each for each in found if each.can_be_focused]
        return sorted(reached, key=lambda each: each.focus_order)

    def step(self) -> str:
        """Move to the next target; return what to say, "" if there is nothing."""
        if self.target and self.target.step_inside():
            return str(self.target.spoken)
        targets = self.targets()
        if not targets:
            return ""
        at = targets.index(self.target) + 1 if self.target in targets else 0
        return self.move_to(targets[at % len(targets)])

    def move_to(self, target: Any) -> str:
        """Focus a target; return what to say."""
        self.clear()
        self.target = target
        target.focused = True
        target.step_inside()
        return str(target.spoken)

    def step_out(self) -> bool:
        """Close what is open in the target; return whether anything was."""
        if not (self.target and self.target.step_out()):
            return False
        self.clear()
        return True

    def activate(self) -> bool:
        """Activate the focused target; return whether there was one."""
        if self.target is None or self.target not in self.targets():
            return False
        self.target.activate()
        return True
