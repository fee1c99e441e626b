"""What stands behind the screens: open plays, effects, the clock, the place that was left."""
