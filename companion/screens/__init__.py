"""The touchscreen: one file per screen. Importing it tells Kivy how to behave."""

from companion.screens.window import environment as environment
