"""The touchscreen: one file per screen. Importing it configures Kivy."""

from companion.screens.window import environment as environment
