"""The QR code of the step's page, and the page itself where no phone can open it."""

from urllib.request import urlopen

import pytest
import zxingcpp
from PIL import Image

from companion.appendix import site
from companion.appendix.server import Server
from companion.phrases.phrasebook import LANGUAGES


class Site:
    """Stands in for the server."""

    def __init__(self, root="http://192.168.1.20:8080", reason=None):
        self.root, self.reason = root, reason

    def start(self):
        return self.root is not None

    def url(self, language, game, page):
        path = site.address(language, game, page)
        return self.root and f"{self.root}{path}"


def photo(widget):
    picture = widget.export_as_image()
    texture = picture.texture
    return Image.frombytes("RGBA", texture.size, texture.pixels).convert("L")


def test_a_phone_reads_the_address_of_the_steps_page(open_app):
    player = open_app(server=Site())
    player.begin()
    player.press("q")
    player.frames(3)
    assert player.app.host.screen.name == "code"
    code = next(w for w in player.app.host.screen.walk() if type(w).__name__ == "QrCode")
    (read,) = zxingcpp.read_barcodes(photo(code))
    assert read.text == player.app.host.screen.address
    assert read.text.startswith("http://192.168.1.20:8080/en/on-mars/")
    page = read.text.rpartition("/")[2]
    assert page == player.presenter.session.page(player.play.ask)


def test_its_modules_are_whole_pixels_of_black_and_white(open_app):
    player = open_app(server=Site())
    player.begin()
    player.press("q")
    player.frames(3)
    code = next(w for w in player.app.host.screen.walk() if type(w).__name__ == "QrCode")
    assert code.side >= 320
    colours = {colour for _, colour in photo(code).getcolors()}
    assert {0, 255} <= colours
    assert code.side == code.texture.width


def test_without_a_network_the_page_is_read_here_with_the_reason(open_app):
    player = open_app(server=Site(root=None, reason="no-network"))
    player.begin()
    player.press("q")
    assert player.app.host.screen.name == "reading"
    first, second, *_ = [each.text for each in player.app.host.screen.ids.page.children[::-1]]
    assert first == player.word("page-no-network")
    assert second


def test_without_a_server_the_page_is_read_here(player):
    player.begin()
    player.press("q")
    assert player.app.host.screen.name == "reading"
    assert player.app.host.screen.title


def test_the_page_beside_its_code_can_be_read_here(open_app):
    player = open_app(server=Site())
    player.begin()
    player.press("q")
    player.tap(player.button(player.word("qr-read")))
    assert player.app.host.screen.name == "reading"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_what_a_phone_reads_from_the_whole_screen_opens_the_steps_page(open_app, language, size):
    with Server("127.0.0.1", 0) as server:
        player = open_app(size, server=server, language=language)
        player.begin()
        player.tap(player.button(player.word("qr")))
        player.frames(3)
        (read,) = zxingcpp.read_barcodes(photo(player.app.host))
        with urlopen(read.text) as page:
            html = page.read().decode("utf-8")
    assert site.title(language, "on-mars", "overview") in html
    assert f'lang="{language}"' in html


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_on_7_inches_the_code_is_6_cm_wide_so_a_phone_reads_it_from_60_cm(open_app, size):
    from kivy.metrics import dp

    player = open_app(size, server=Site())
    player.begin()
    player.press("q")
    player.frames(3)
    code = next(w for w in player.app.host.screen.walk() if type(w).__name__ == "QrCode")
    millimetre = dp(64) / 12
    assert code.side >= 60 * millimetre
