"""The Dice Game: the icons of its pinned values and its reports."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kivy.uix.widget import Widget

from companion.screens.pictures.dice.icons import ICONS

__all__ = ("ICONS", "PICTURES")

PICTURES: Mapping[str, Callable[..., Widget]] = {}
