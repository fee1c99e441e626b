"""The end of a play tells line by line what was to be reached."""

import pytest

from companion.autoplay import usual_answer
from companion.phrases.phrasebook import capital


@pytest.mark.parametrize("game", ["classic", "dice"])
@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 600), 1.5), ((720, 1280), 1), ((1024, 600), 1)], ids=str
)
@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_lines_stand_in_two_parts_all_of_them_or_none(open_app, game, size, scale, language):
    player = open_app(size, text_scale=scale, language=language)
    player.presenter.open_play(game, new=True)
    while not player.play.over:
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.show_step()
    book = player.presenter.phrasebook
    goals = [capital(book.prompt_text(goal.prompt).text) for goal in player.play.goals()]
    heads = [words.partition(": ")[0].strip() for words in goals if ": " in words]
    apart = [head in player.seen for head in heads]
    begun = [any(line.startswith(head) for line in player.seen) for head in heads]
    assert any(begun), "at least one of them is shown"
    assert apart in (begun, [False] * len(heads))
