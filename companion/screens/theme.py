"""Mars at night, seen on instruments."""

from kivy.utils import get_color_from_hex

GROUND = get_color_from_hex("#0e0b0a")
PANEL = get_color_from_hex("#1c1614")
PRESSED = get_color_from_hex("#3a2e28")
SAND = get_color_from_hex("#f0dfc0")
DIM = get_color_from_hex("#b5a489")
FAINT = get_color_from_hex("#5b5045")
ORANGE = get_color_from_hex("#e8743b")
ICE = get_color_from_hex("#8fd3ee")
AMBER = get_color_from_hex("#ffc24a")
INK = get_color_from_hex("#160c07")
WHITE = get_color_from_hex("#ffffff")
