"""A list of values in pages, of which one may be open to be set."""

from __future__ import annotations

from abc import abstractmethod

from companion.screens.drawing.painter import Painter
from companion.screens.framed import Faces
from companion.screens.paged import PagedScreen
from companion.screens.value_form import ValueForm
from companion.screens.widgets.tap import Face


class FormScreen(PagedScreen):
    """Shows its list, or the value that is open: the ``form``."""

    form: ValueForm | None = None

    primary_leaves = True
    """Whether the list's primary button only leads back: Next turns the pages before it does."""

    @abstractmethod
    def open_form(self) -> ValueForm | None:
        """Return the value that is open, None if none is."""

    @abstractmethod
    def close_form(self) -> None:
        """Leave the value that is open as it is."""

    @abstractmethod
    def put_list(self, faces: Faces) -> None:
        """Put the list, and the row of buttons."""

    @abstractmethod
    def paint(self, p: Painter) -> None:
        """Draw the header, and the list or the value."""

    def refresh(self) -> None:
        self.form = self.open_form()
        self.again()

    def again(self) -> None:
        """Draw the screen as it is now."""
        faces: Faces = {}
        if self.form:
            self._put_form(faces, self.form)
        else:
            self.put_list(faces)
        self.put_header(faces, stop=not self.primary_leaves)
        self.draw(faces, self.paint)

    def _put_form(self, faces: Faces, form: ValueForm) -> None:
        form.put(faces, self.again)
        self.pages = form.pages
        faces["primary"] = (self.frame.primary, form.primary())
        if form.number and self.primary_leaves:
            back = Face(self.words("screens.back"), self.close_form, sign="back")
            faces["leave"] = (self.frame.both_choices, back)

    @property
    def turners(self) -> tuple[str, ...]:  # type: ignore[override]
        return ("choice-more",) if self.form else super().turners

    @property
    def page(self) -> int:
        return self.form.at if self.form else super().page

    def show_page(self, to: int) -> None:
        """Show other rows, or other choices of the value that is open."""
        if self.form:
            self.form.turn(to)
        else:
            super().show_page(to)

    def do_die(self) -> None:
        """Step through the number that is open, else through what can be tapped."""
        if self.form and self.form.step():
            self.again()
        else:
            super().do_die()

    def do_next(self) -> None:
        """Take what was stepped to; else turn the page, and at the end do the primary thing."""
        stepped = any(tap.focused for tap in self.taps.values())
        if self.form and not stepped and self.form.take():
            self.again()
        elif to := self._next_page():
            self.turn(to)
        else:
            super().do_next()

    @property
    def what_next(self) -> str:
        to = self._next_page()
        return self.page_words(to) if to else super().what_next

    def _next_page(self) -> int:
        """Return the page that Next turns to, 0 for none."""
        stepped = any(tap.focused for tap in self.taps.values())
        left = self.page < self.pages - 1
        turns = self.primary_leaves and not self.form and not stepped and left
        return self.page + 1 if turns else 0

    def pick(self, number: int) -> None:
        """Write a digit of the number that is open, else tap what has this number."""
        if self.form and self.form.type(number):
            self.again()
        else:
            super().pick(number)
