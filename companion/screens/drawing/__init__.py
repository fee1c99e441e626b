"""What the look is drawn with."""
