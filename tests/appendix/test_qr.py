from __future__ import annotations

import os
import re

import pytest
import zxingcpp
from PIL import Image

from companion.appendix import qr, site
from companion.games import games
from kit import processes

URL = "http://192.168.100.200:8080/pt-BR/on-mars/research-and-development"


def read(image: Image.Image) -> str:
    (found,) = zxingcpp.read_barcodes(image)
    assert found.format == zxingcpp.BarcodeFormat.QRCode
    assert found.ec_level == "M"
    return found.text


@pytest.mark.parametrize("size", [45, 200, 263])
def test_the_drawn_code_is_read_back(size: int):
    side, grey = qr.pixels(URL, size)
    assert side <= size
    assert set(grey) == {0, 255}
    image = Image.frombytes("L", (side, side), grey)
    assert read(image.resize((side * 3, side * 3), Image.Resampling.NEAREST)) == URL


def test_the_longest_address_of_a_page_or_of_what_explains_a_step_fits_a_small_code():
    addresses = [
        site.address(language, game, page)
        for language in site.languages()
        for game in site.games(language)
        for page in {*site.pages(language, game), *games()[game].places.values()}
    ]
    modules = qr.matrix("http://192.168.100.200:65535" + max(addresses, key=len))
    assert len(modules) <= 45


def test_every_module_is_the_same_whole_number_of_pixels():
    modules = qr.matrix("a")
    side, grey = qr.pixels("a", len(modules) * 3 + 2)
    assert side == len(modules) * 3
    for row, line in enumerate(modules):
        for pixel in range(row * 3, row * 3 + 3):
            drawn = grey[pixel * side : (pixel + 1) * side]
            assert drawn == b"".join((b"\0" if black else b"\xff") * 3 for black in line)


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("Table", "olympus-mons", "WIFI:T:WPA;S:Table;P:olympus-mons;;"),
        ("Table", "", "WIFI:T:nopass;S:Table;P:;;"),
        (r'a;b,c:d"e', r"1\2;3,4:5", r"WIFI:T:WPA;S:a\;b\,c\:d\"e;P:1\\2\;3\,4\:5;;"),
    ],
)
def test_what_has_a_meaning_in_the_code_of_a_wifi_is_escaped(name, password, code):
    assert qr.wifi(name, password) == code


def test_there_is_a_white_border_of_four_modules():
    modules = qr.matrix(URL)
    size = len(modules)
    rim = {*range(4), *range(size - 4, size)}
    assert all(len(row) == size for row in modules)
    assert not any(modules[y][x] for y in range(size) for x in range(size) if {x, y} & rim)
    assert modules[4][4]


def test_a_size_without_room_for_the_modules_is_refused():
    with pytest.raises(ValueError, match="do not fit in 10 pixels"):
        qr.pixels(URL, 10)


def test_the_code_in_a_terminal_is_read_back():
    halves = {" ": (255, 255), "▀": (0, 255), "▄": (255, 0), "█": (0, 0)}
    lines = [re.sub("\x1b\\[[0-9;]*m", "", line) for line in qr.terminal(URL).split("\n")]
    grey = bytes(halves[char][half] for line in lines for half in (0, 1) for char in line)
    image = Image.frombytes("L", (len(lines[0]), len(lines) * 2), grey)
    assert len({len(line) for line in lines}) == 1
    scaled = image.resize((image.width * 4, image.height * 4), Image.Resampling.NEAREST)
    assert read(scaled) == URL


def test_every_line_in_a_terminal_sets_and_resets_its_colours():
    for line in qr.terminal("a").split("\n"):
        assert line.startswith("\x1b[38;5;16;48;5;231m")
        assert line.endswith("\x1b[0m")


KIVY = """
import sys
from kivy.core.window import Window
from kivy.graphics import Rectangle, RenderContext
from kivy.graphics.fbo import Fbo
from companion.appendix import qr
texture = qr.texture(sys.argv[1], 260)
picture = Fbo(size=texture.size)
with picture:
    Rectangle(texture=texture, size=texture.size)
picture.draw()
print("PIXELS", texture.width, picture.pixels.hex())
"""


def test_the_kivy_texture_is_read_back_as_it_is_drawn():
    quiet = {
        "SDL_VIDEODRIVER": "offscreen", "KIVY_NO_ARGS": "1", "KIVY_NO_CONSOLELOG": "1",
        "KIVY_NO_FILELOG": "1", "KIVY_NO_CONFIG": "1", "PYTHONPATH": str(site.PAGES.parents[2]),
    }  # fmt: skip
    done = processes.run("-c", KIVY, URL, environ=os.environ | quiet)
    assert done.returncode == 0, done.stderr
    width, pixels = done.stdout.rpartition("PIXELS")[2].split()
    side = int(width)
    image = Image.frombytes("RGBA", (side, side), bytes.fromhex(pixels))
    assert side == len(qr.matrix(URL)) * (260 // len(qr.matrix(URL)))
    assert read(image.transpose(Image.Transpose.FLIP_TOP_BOTTOM).convert("L")) == URL
