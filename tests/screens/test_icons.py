"""Every icon of the theme is drawn whole, within its square, and is visible."""

from collections import Counter
from itertools import product

import pytest
from PIL import Image

from companion.drawings.icons.colours import themes
from companion.screens.drawing import icons
from companion.screens.drawing.icons import Paint

pytestmark = pytest.mark.usefixtures("drawn_icons")


def colour(code):
    return (*(int(code[i : i + 2], 16) / 255 for i in (0, 2, 4)), 1.0)


WHITE, BLACK = colour("ffffff"), colour("000000")
RAISED = colour("2b221e")
CUTOUTS = {"you": colour("0e3346"), "him": colour("2b1d52")}
NIGHT_CUTOUT = colour("160c07")
NIGHT = {role: code[1:] for role, code in themes()["night"].items()}
PAINTS = (
    Paint(colour("5fd08a"), NIGHT_CUTOUT),
    Paint(colour("1d7a43"), colour("fff6ea")),
)
EVERY = sorted(icons.NAMES)


def canvas(side, ground):
    from kivy.graphics import ClearBuffers, ClearColor, Fbo

    made = Fbo(size=(side, side))
    with made:
        ClearColor(*ground)
        ClearBuffers()
    return made


def colours_of(of):
    pixels = of.pixels
    return [tuple(pixels[i : i + 4]) for i in range(0, len(pixels), 4)]


def shown(name, size, paint, ground):
    """Return the pixels of an icon on the screen, drawn as a rectangle of its texture."""
    from kivy.graphics import Color, Rectangle

    screen = canvas(size, ground)
    texture = icons.texture(name, size, *paint)
    with screen:
        Color(1, 1, 1)
        Rectangle(texture=texture, size=screen.size)
    screen.draw()
    return colours_of(screen)


def night(name):
    return Paint(colour(NIGHT[icons.own_colour(name)]), CUTOUTS.get(name, NIGHT_CUTOUT))


def luminance(dot):
    parts = [part / 255 for part in dot[:3]]
    red, green, blue = [p / 12.92 if p <= 0.04 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def as_given(name, paint, margin=0):
    """Return an icon with one dot per unit, and its surroundings."""
    drawn = icons.image(name, icons.SIDE, paint, edge=margin)
    return Image.frombytes("RGBA", drawn.size, drawn.tobytes())


def test_an_icon_fills_a_part_of_its_square_and_nothing_outside_it():
    side, margin = icons.SIDE, 16
    for name, paint in product(EVERY, PAINTS):
        opacity = as_given(name, paint, margin).getchannel("A")
        left, top, right, bottom = opacity.getbbox()
        assert margin <= min(left, top) < max(right, bottom) <= margin + side, name
        empty = opacity.histogram()[0]
        assert opacity.width * opacity.height - empty > 0.07 * side**2, name


def test_an_icon_stands_out_from_a_button(window):
    """At least one of its tones does, and that covers more than a row of its dots."""
    for name in EVERY:
        ground = tuple(round(255 * part) for part in RAISED)
        seen = Counter(shown(name, 36, night(name), RAISED))
        del seen[ground]
        if name.startswith("hex-"):
            ground = seen.most_common(1)[0][0]
            del seen[ground]
        tones = [tone for tone, dots in seen.items() if dots > 36]
        assert max(contrast(tone, ground) for tone in tones) >= 3, name


def test_no_edge_of_an_icon_is_darkened(window):
    """White on white nothing is seen but the shades that are meant: those of the sign alone."""
    for name in EVERY:
        icon = as_given(name, Paint(WHITE, WHITE))
        meant = Image.alpha_composite(Image.new("RGBA", icon.size, "white"), icon)
        darkest = min(luminance(dot) for _, dot in meant.getcolors(icon.width * icon.height))
        for size in (18, 64):
            seen = {*shown(name, size, Paint(WHITE, WHITE), WHITE)}
            assert min(map(luminance, seen)) >= darkest - 0.01, name


def test_an_edge_is_mixed_from_the_icon_and_what_is_behind_it(window):
    behind = shown("next", 18, Paint(BLACK, BLACK), WHITE)
    assert len({dot[0] for dot in behind}) > 4, "the edge is not smooth"
    assert shown("next", 18, Paint(WHITE, BLACK), WHITE) == [(255,) * 4] * 18**2


def test_no_two_icons_look_the_same(window):
    looks = {name: tuple(shown(name, 28, night(name), RAISED)) for name in icons.NAMES}
    assert len(set(looks.values())) == len(looks)


def test_an_icon_is_upright(window):
    """The triangle of a warning is broad at its foot; dots are read from the bottom."""
    seen = [dot != (255,) * 4 for dot in shown("warn", 32, PAINTS[0], WHITE)]
    half = len(seen) // 2
    assert sum(seen[:half]) > 2 * sum(seen[half:])


def test_undo_and_redo_mirror_each_other(window):
    undo, redo = (colours_of(icons.texture(name, 24, *PAINTS[0])) for name in ("undo", "redo"))
    width = 24
    mirrored = [dot for i in range(0, len(undo), width) for dot in undo[i : i + width][::-1]]
    assert max(abs(a[3] - b[3]) for a, b in zip(mirrored, redo, strict=True)) < 100


def test_a_texture_is_cached_until_it_is_forgotten(window):
    colours = PAINTS[0]
    kept = icons.texture("die", 28, *colours)
    assert icons.texture("die", 27.3, *map(list, colours)) is kept
    assert icons.texture("die", 36, *colours) is not kept
    assert icons.texture("die", 28, *PAINTS[1]) is not kept
    icons.forget()
    assert icons.texture("die", 28, *colours) is not kept


@pytest.mark.parametrize("ask", [icons.own_colour, lambda name: icons.texture(name, 9, *PAINTS[0])])
def test_an_unknown_icon_is_reported(window, ask):
    with pytest.raises(KeyError, match="There is no icon called 'unicorn'"):
        ask("unicorn")
