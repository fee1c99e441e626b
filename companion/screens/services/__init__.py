"""Services of the screens: open plays, effects, the clock, the last screen."""
