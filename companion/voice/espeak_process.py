"""pyttsx3 in a separate process, which is restarted if espeak hangs.

The process runs `companion.voice.espeak.serve`.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import companion
from companion.device.child import STARTING_S, Child, Ready, readable

SERVE = "from companion.voice.espeak import serve; serve()"


class EspeakProcess:
    """The espeak-ng voices: an `Espeak` that can be ended.

    Raises:
        ImportError: pyttsx3 is not installed.
        RuntimeError: the espeak-ng library is not installed.
        Hung, Gone: the process does not start.
    """

    def __init__(self, ready: Ready = readable, code: str = SERVE) -> None:
        path = os.pathsep.join(
            filter(None, [str(Path(companion.__file__).parents[1]), os.environ.get("PYTHONPATH")])
        )
        # -P: modules are not imported from the folder in which the companion was started.
        command = [sys.executable, "-P", "-c", code]
        self._child = Child(command, {"PYTHONPATH": path}, ready=ready)
        try:
            missing = json.loads(self._child.line(STARTING_S))["missing"]
        except BaseException:
            self.close()
            raise
        if missing:
            self.close()
            raise (ImportError if missing == "pyttsx3" else RuntimeError)(missing)

    def wav(self, text: str, voice: str, rate: int) -> bytes:
        """Return ``text``, spoken by ``voice`` at ``rate`` words per minute, as a whole WAV file.

        Raises:
            ValueError: espeak-ng has no such voice.
            RuntimeError: espeak-ng made no sound.
            Hung: it gave no sign of life for some seconds.
            Gone: the process has ended.
        """
        self._child.write(json.dumps([text, voice, rate]))
        answer = json.loads(self._child.line())
        if "size" in answer:
            return self._child.take(answer["size"])
        raise (ValueError if answer["voiceless"] else RuntimeError)(answer["error"])

    def close(self) -> None:
        """End the process."""
        self._child.close()
