"""The window and what is around it: Kivy's surroundings, keys, taps, light, text sizes."""
