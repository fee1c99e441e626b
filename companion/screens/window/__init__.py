"""The window and its environment: Kivy's configuration, keys, taps, backlight, text sizes."""
