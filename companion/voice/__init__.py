"""The voice: a line of text becomes a WAV file, and the narrator decides which line is heard."""
