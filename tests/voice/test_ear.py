"""Text for the eye is respelt for the ear."""

import pytest

from companion.voice.ear import spelt
from companion.voice.speech import SpokenLine, Synthesiser


@pytest.mark.parametrize(
    ("language", "written", "heard"),
    [
        ("en", "Lacerda has -2 points.", "Lacerda has minus 2 points."),
        ("en", "Lacerda, Blueprints: −12", "Lacerda, Blueprints: minus 12"),
        ("pt-BR", "Lacerda\u00a0: AM\u202f3", "Lacerda : AM 3"),
        ("pt-BR", "O Lacerda tem -2 pontos.", "O Lacerda tem menos 2 pontos."),
        ("fr", "Lacerda a -2 points.", "Lacerda a moins 2 points."),
        ("fr", "Les Rovers et le Rover", "Les Roveurs et le Roveur"),
        ("pt-BR", "GPIO 17", "G P I O 17"),
        ("pt-BR", "Compre 2 cartas e fique com 1.", "Compre duas cartas e fique com 1."),
        ("pt-BR", "Resta 1 geração, e 1 turno.", "Resta uma geração, e 1 turno."),
        ("pt-BR", "21 cartas, 22 Missões", "20 e uma cartas, 20 e duas Missões"),
        ("pt-BR", "11 cartas, 12 florestas", "11 cartas, 12 florestas"),
        ("pt-BR", "101 plantas, 111 plantas", "100 e uma plantas, 111 plantas"),
        ("pt-BR", "2 cartões, 2 corações, 1 vezeiro", "2 cartões, 2 corações, 1 vezeiro"),
        ("pt-BR", "1 Água, 2 Baterias, 1 mão", "uma Água, duas Baterias, uma mão"),
        ("pt-BR", "1 Entrega, 2 setas, 21 fitas", "uma Entrega, duas setas, 20 e uma fitas"),
        ("pt-BR", "De E6 para I6, em A4.", "De é 6 para i 6, em á 4."),
        ("pt-BR", "Carta A2x, SAE6, I V", "Carta á 2x, SAE6, I V"),
        ("en", "De E6", "De E6"),
        ("en", "1 carta", "1 carta"),
        ("pt-BR", "Missão · A · restam: 3", "Missão, A, restam: 3"),
        ("en", "On Mars · 2026-11-21", "On Mars, 2026, 11, 21"),
        ("en", "Rulebook pp. 7-8 and 16-19.", "Rulebook pages 7 to 8 and 16 to 19."),
        ("pt-BR", "Manual, p. 7, pp. 10-11.", "Manual, página 7, páginas 10 a 11."),
        ("fr", "Livret de règles, p. 22-23.", "Livret de règles, page 22 à 23."),
        ("en", "Mine → Generator", "Mine, Generator"),
        ("fr", "Déplacez-la.", "Déplacez-la."),
        ("en", "Steel: +3", "Steel: plus 3"),
        ("pt-BR", "Aço: +3", "Aço: mais 3"),
        ("fr", "Acier : +3", "Acier : plus 3"),
        ("fr", "Vous avez 1 forêt et 1 Cristal.", "Vous avez une forêt et 1 Cristal."),
        ("fr", "21 cartes, 101 plantes", "20 et une cartes, 100 une plantes"),
        ("fr", "11 cartes, 71 tuiles, 91 zones", "11 cartes, 71 tuiles, 91 zones"),
        ("fr", "Hexagone libre à 2 hexagones", "Exagone libre à 2 exagones"),
        ("en", "From −30 to −28\u00a0°C", "From minus 30 to minus 28 degrees"),
        ("pt-BR", "De 2 para 3%", "De 2 para 3 por cento"),
        ("fr", "De 2 à 3\u00a0%, −28\u00a0°C", "De 2 à 3 pour cent, moins 28 degrés"),
        ("tlh", "Qapla' -1", "Qapla' -1"),
    ],
)
def test_a_line_is_spelt_for_the_voice_of_its_language(language, written, heard):
    assert spelt(written, language) == heard


def test_the_voice_is_given_the_spelling(synthesiser: Synthesiser, engine):
    synthesiser.synthesise("Rover · -2", "fr")
    assert engine.texts == ["Roveur, moins 2"]


def test_a_line_that_is_spelt_otherwise_is_another_file():
    assert SpokenLine("-2", "fr").key != SpokenLine("-2", "en").key
    assert SpokenLine("-2", "fr").key == SpokenLine("moins 2", "fr").key
