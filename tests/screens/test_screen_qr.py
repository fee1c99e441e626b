"""The QR code of the step's page, and the page itself where no phone can open it."""

import itertools
from urllib.request import urlopen

import pytest
import zxingcpp
from PIL import Image

from companion.appendix import server as server_module
from companion.appendix import site
from companion.appendix.qr import matrix
from companion.appendix.server import FOLLOWED_S, Server
from companion.commands import parts
from companion.phrases.phrasebook import LANGUAGES
from companion.screens.code import QrCode
from companion.screens.services import appendix
from companion.storage.settings import Settings
from kit.fitting import assert_fits, assert_targets, hardest, paired


class Site:
    """A fake server."""

    def __init__(self, root="http://192.168.1.20:8080", reason=None):
        self.root, self.reason = root, reason

    def start(self):
        return self.root is not None

    def moved(self):
        return False

    def url(self, language, game, page):
        path = site.address(language, game, page)
        return self.root and f"{self.root}{path}"


def photo(widget):
    picture = widget.export_as_image()
    texture = picture.texture
    return Image.frombytes("RGBA", texture.size, texture.pixels).convert("L")


def code_of(player):
    """Return the widget that shows the code."""
    shown = player.app.host.screen.walk(restrict=True)
    (found,) = [each for each in shown if isinstance(each, QrCode)]
    return found


@pytest.fixture
def code(open_app):
    """The QR code of a step's page."""
    player = open_app(server=Site())
    player.begin()
    player.press("q")
    player.frames(3)
    assert player.app.host.screen.name == "code"
    return player


def test_a_phone_reads_the_address_of_the_heading_that_explains_the_step(code):
    screen = code.app.host.screen
    (read,) = zxingcpp.read_barcodes(photo(code.app.host))
    assert read.text == screen.address
    assert read.text.startswith("http://192.168.1.20:8080/en/on-mars/")
    place = read.text.rpartition("/")[2]
    assert place == code.presenter.session.place(code.play.ask)
    assert "#" in place


@pytest.mark.parametrize("size", hardest((1024, 600), (720, 1280), (800, 480), count=2), ids=str)
def test_its_modules_are_whole_pixels_of_black_and_white(open_app, size):
    player = open_app(size, server=Site())
    player.begin()
    player.press("q")
    player.frames(3)
    modules = matrix(player.app.host.screen.address)
    count, code = len(modules), code_of(player)
    side = code.texture.width
    assert side % count == 0
    module = side // count
    left, low = (int(middle - side / 2) for middle in code.to_window(*code.center))
    top = size[1] - low - side
    seen = photo(player.app.host)
    for row, column in itertools.product(range(count), repeat=2):
        corner = left + column * module, top + row * module
        box = (*corner, corner[0] + module, corner[1] + module)
        colours = {colour for _, colour in seen.crop(box).getcolors()}
        assert colours == {0 if modules[row][column] else 255}, (row, column)


THEMES = paired(["night", "day", "contrast"], [(800, 480), (720, 1280)], [1, 1.5, 2])


@pytest.mark.parametrize(
    ("screen", "look", "size", "scale"),
    [
        *(("code", *look) for look in THEMES),
        *((name, *look) for name in ("wifi", "phone") for look in THEMES[:1]),
    ],
    ids=str,
)
def test_a_phone_reads_it_in_every_theme_and_size_of_text(open_app, screen, look, size, scale):
    wifi = {"guest_wifi": "Table", "guest_wifi_password": "secret", "server_host": "127.0.0.1"}
    player = open_app(size, text_scale=scale, look=look, server=Site(), **wifi)
    player.begin()
    player.presenter.navigation.visit(screen)
    player.frames(3)
    (read,) = zxingcpp.read_barcodes(photo(player.app.host))
    assert read.text == player.app.host.screen.address
    assert read.text.startswith("WIFI:" if screen == "wifi" else "http://")


def test_it_says_what_the_page_holds(code):
    headings = [
        each.text
        for each in site.section(*appendix.place_of(code.presenter))
        if each.kind == "heading"
    ]
    title = code.app.host.screen.about
    assert title in " ".join(code.seen)
    assert title.partition(" › ")[2] in headings
    assert headings[0] in code.seen


def test_its_words_are_shown_from_their_top_whenever_it_is_opened(code):
    code.app.host.screen.ids.text.scroll_y = 0
    code.press("q")
    code.press("q")
    code.frames(3)
    assert code.app.host.screen.ids.text.scroll_y == 1


def test_back_leads_to_the_table_by_tap_and_key(code):
    code.tap(code.primary)
    assert code.app.host.screen.name == "table"
    for key in "q", "escape":
        code.press("q")
        code.press(key)
        assert code.app.host.screen.name == "table"


@pytest.fixture
def moving(open_app, monkeypatch):
    """The code of a page that a real server serves, and the address that the machine has."""
    found = ["127.0.0.1"]
    monkeypatch.setattr(server_module, "lan_address", lambda: found[0])
    with Server(None, 0) as server:
        player = open_app(server=server)
        player.begin()
        player.press("q")
        player.frames(3)
        yield player, found


def test_the_code_follows_the_machine_to_another_address(moving):
    player, found = moving
    screen = player.app.host.screen
    found[0] = "127.0.0.2"
    player.later(FOLLOWED_S + 1)
    player.frames(3)
    assert player.app.host.screen is screen
    assert screen.address.startswith("http://127.0.0.2:")
    (read,) = zxingcpp.read_barcodes(photo(player.app.host))
    assert read.text == screen.address
    with urlopen(read.text) as page:
        assert page.status == 200


def test_the_code_is_not_redrawn_while_the_address_stays(moving, monkeypatch):
    player, _ = moving
    drawn = []
    monkeypatch.setattr(player.app.host.screen, "refresh", lambda: drawn.append(1))
    for _ in range(5):
        player.later(FOLLOWED_S + 1)
    assert drawn == []


def test_when_the_network_goes_the_page_is_read_here_and_nothing_is_watched(moving, monkeypatch):
    player, found = moving
    screen = player.app.host.screen
    found[0] = None
    player.later(FOLLOWED_S + 1)
    assert player.app.host.screen.name == "page"
    assert player.word("page-no-network") in " ".join(player.seen)
    followed = []
    monkeypatch.setattr(screen, "follow", lambda: followed.append(1))
    player.later(FOLLOWED_S + 1)
    assert followed == []


def test_without_a_network_the_page_is_read_here_with_the_reason(open_app):
    player = open_app(server=Site(root=None, reason="no-network"))
    player.begin()
    player.press("q")
    assert player.app.host.screen.name == "page"
    screen, reason = player.app.host.screen, player.word("page-no-network")
    assert reason in " ".join(player.seen)
    assert reason not in screen.spoken
    assert screen.spoken


def test_without_a_server_the_page_is_read_here(player):
    player.begin()
    player.press("q")
    assert player.app.host.screen.name == "page"
    assert player.app.host.screen.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_reads_where_the_heading_is_published_though_nothing_is_served(open_app, language):
    url = "https://example.org/our/rules"
    server = parts.server(Settings(server=False, appendix_url=url))
    player = open_app(server=server, language=language, appendix_url=url)
    player.begin()
    player.press("q")
    player.frames(3)
    (read,) = zxingcpp.read_barcodes(photo(player.app.host))
    page, anchor = appendix.step_place(player.presenter).split("#")
    assert read.text == f"{url}/{language}/on-mars/{page}.html#{anchor}"
    assert player.word("qr-scan-anywhere") in player.seen
    player.later(FOLLOWED_S + 1)
    assert player.app.host.screen.address == read.text


def test_the_page_beside_its_code_can_be_read_here(code):
    code.tap(code.taps["read"])
    assert code.app.host.screen.name == "page"


@pytest.mark.parametrize(
    ("language", "size"), paired(LANGUAGES, [(800, 480), (720, 1280)]), ids=str
)
def test_what_a_phone_reads_from_the_whole_screen_opens_the_steps_page(open_app, language, size):
    with Server("127.0.0.1", 0) as server:
        player = open_app(size, server=server, language=language)
        player.begin()
        player.press("q")
        player.frames(3)
        (read,) = zxingcpp.read_barcodes(photo(player.app.host))
        with urlopen(read.text) as page:
            html = page.read().decode("utf-8")
    assert site.title(language, "on-mars", "setup") in html
    assert f'lang="{language}"' in html


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_on_7_inches_the_code_is_5_cm_wide_so_a_phone_reads_it_from_50_cm(open_app, size):
    player = open_app(size, server=Site())
    player.begin()
    player.press("q")
    player.frames(3)
    millimetre = 5.2 if size[0] > size[1] else 8.3
    assert code_of(player).texture.width >= 50 * millimetre


@pytest.mark.parametrize(
    ("size", "scale"), hardest(((800, 480), 2), ((720, 1280), 2), ((720, 1280), 1)), ids=str
)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_everything_fits(open_app, size, scale, language):
    player = open_app(size, text_scale=scale, language=language, server=Site())
    player.begin()
    player.press("q")
    player.frames(2)
    assert_fits(player)
    assert_targets(player)
