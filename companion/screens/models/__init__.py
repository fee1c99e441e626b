"""What screens show, as plain properties: no widget and no window is known here."""
