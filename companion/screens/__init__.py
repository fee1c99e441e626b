"""The touchscreen: one file a screen. Importing it tells Kivy how to behave."""

from companion.screens import environment as environment
