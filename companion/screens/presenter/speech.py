"""What is heard: sentences and sound effects."""

from __future__ import annotations

from companion.screens.services.sounds import Sounds
from companion.session.news import News
from companion.storage.settings import Settings
from companion.voice.narrator import Narrator


class Speech:
    """Speaks in ``language``, and plays effects; without a narrator nothing is spoken.

    ``news`` are messages about the disk, said before the next sentence. ``heard`` is whether
    anything was said since it was last set to False.
    """

    def __init__(self, narrator: Narrator | None, sounds: Sounds, language: str) -> None:
        self.narrator, self.sounds, self.language = narrator, sounds, language
        self.news = News()
        self.heard = False

    @property
    def speaking(self) -> bool:
        """Whether something is being said."""
        return bool(self.narrator and self.narrator.speaking)

    def say(self, text: str, language: str = "") -> None:
        """Say something, interrupting what is being said.

        Text in another ``language`` is spoken in that language's voice.
        """
        if not language:
            text = " ".join([*self.news.take(), text]).strip()
        self.heard = self.heard or bool(text)
        if self.narrator:
            self.narrator.set_language(language or self.language)
            self.narrator.say(text)
            self.narrator.set_language(self.language)

    def say_with_news(self, sentence: str) -> None:
        """Say a sentence, just once if it is among the news."""
        news = " ".join(self.news.take())
        self.say(news if sentence in news else f"{news} {sentence}".strip())

    def effect(self, name: str) -> None:
        """Play a sound effect."""
        self.sounds.play(name)

    def apply(self, settings: Settings) -> None:
        """Apply the voice settings; the language has a method of its own."""
        if self.narrator:
            self.narrator.set_on(settings.voice)
            self.narrator.set_rate(settings.voice_rate)
            self.narrator.set_volume(settings.voice_volume)
            self.narrator.set_voice(settings.voice_name)

    def use(self, language: str) -> None:
        """Speak another language from now on; the news were given in the previous one."""
        self.language = language
        if self.narrator:
            self.narrator.set_language(language)

    def say_missed(self) -> None:
        """Say what was missed while there was no sound device."""
        if self.narrator:
            self.narrator.say_missed()
