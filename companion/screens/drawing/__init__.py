"""Drawing primitives of the screens."""
