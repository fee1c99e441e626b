"""The parts that screens are made of; importing it makes them known to the rules in ``kv/``."""

from companion.screens.widgets import answers, buttons, text, tracked

__all__ = ["answers", "buttons", "text", "tracked"]
