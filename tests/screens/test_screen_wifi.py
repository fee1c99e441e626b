"""The Wi-Fi for guests: what their phones read from the screen, and what is said of it."""

import pytest
import zxingcpp
from PIL import Image

from companion.appendix.server import FOLLOWED_S, Published
from companion.phrases.phrasebook import LANGUAGES
from kit.fitting import assert_fits, assert_targets, hardest, paired
from kit.listed import tap_row

NAME, PASSWORD = "Café; do Zé", r'a:b,c;d\e"f'
WIFI = {"guest_wifi": NAME, "guest_wifi_password": PASSWORD}
READ = r"WIFI:T:WPA;S:Café\; do Zé;P:a\:b\,c\;d\\e\"f;;"


def read(player):
    picture = player.app.host.export_as_image().texture
    image = Image.frombytes("RGBA", picture.size, picture.pixels).convert("L")
    return [code.text for code in zxingcpp.read_barcodes(image)]


@pytest.fixture
def opened(open_app):
    """Open the settings' way to the Wi-Fi for guests."""

    def open_wifi(size=(800, 480), **wished):
        player = open_app(size, **wished)
        player.presenter.navigation.visit("settings")
        tap_row(player, "wifi")
        player.frames(2)
        return player

    return open_wifi


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_reads_the_network_and_its_password_and_the_screen_says_its_name(opened, language):
    player = opened(language=language, **WIFI)
    assert read(player) == [READ]
    seen = " ".join(player.seen)
    for words in (NAME, player.word("wifi"), player.word("wifi-scan")):
        assert words in seen
    assert PASSWORD not in seen


def test_a_network_without_a_password_is_open(opened):
    assert read(opened(guest_wifi="Table")) == ["WIFI:T:nopass;S:Table;P:;;"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_none_is_set_it_says_what_to_do(opened, language):
    player = opened(language=language)
    assert read(player) == []
    seen = " ".join(player.seen)
    assert player.word("wifi-none") in seen
    assert "guest_wifi_password=" in seen


def test_back_leads_to_the_settings(opened):
    player = opened(**WIFI)
    player.tap(player.primary)
    assert player.app.host.screen.name == "settings"


def test_it_stays_though_there_is_no_network(opened):
    player = opened(**WIFI)
    player.later(FOLLOWED_S + 1)
    assert player.app.host.screen.name == "wifi"


def test_it_is_beside_the_code_of_a_page_and_leads_back_there(open_app):
    player = open_app(server=Published("https://example.org"), **WIFI)
    player.begin()
    player.press("q")
    player.tap(player.taps["wifi"])
    player.frames(2)
    assert read(player) == [READ]
    player.tap(player.primary)
    assert player.app.host.screen.name == "code"


def test_a_screen_without_a_network_for_guests_offers_none_beside_the_code(open_app):
    player = open_app(server=Published("https://example.org"))
    player.begin()
    player.press("q")
    assert "wifi" not in player.taps


@pytest.mark.parametrize(
    ("size", "scale"),
    hardest(((800, 480), 2), ((720, 1280), 2), ((720, 1280), 1.5), ((720, 1280), 1), count=2),
    ids=str,
)
@pytest.mark.parametrize(
    ("wished", "language"), paired([WIFI, {}], hardest("fr", "en", "pt-BR", count=2))
)
def test_everything_fits(open_app, size, scale, language, wished):
    player = open_app(size, text_scale=scale, language=language, **wished)
    player.presenter.navigation.visit("wifi")
    player.frames(2)
    assert_fits(player)
    assert_targets(player)


@pytest.mark.parametrize("size", [(720, 1280)], ids=str)
@pytest.mark.parametrize(("scale", "language"), paired([1, 1.5, 2], LANGUAGES))
def test_what_is_to_be_typed_is_not_cut_off_on_a_narrow_screen(opened, size, language, scale):
    assert_fits(opened(size, text_scale=scale, language=language))
