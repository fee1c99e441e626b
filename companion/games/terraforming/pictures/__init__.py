"""How the global parameters look, in all games of terraforming."""

from __future__ import annotations

from companion.screens.pictures import Parameter

PARAMETERS = {
    "temperature": Parameter("temperature", "heat", "temperature"),
    "oxygen": Parameter("oxygen", "oxygen", "oxygen"),
    "oceans": Parameter("ocean", "water", "ocean", counted=True),
}
