"""The contents of screens as plain properties, independent of widgets and windows."""
