"""How the global parameters look, in all games of terraforming."""

from __future__ import annotations

from companion.screens.pictures import ParameterStyle

PARAMETERS = {
    "temperature": ParameterStyle("temperature", "heat", "temperature"),
    "oxygen": ParameterStyle("oxygen", "oxygen", "oxygen"),
    "oceans": ParameterStyle("ocean", "water", "ocean", counted=True),
}
