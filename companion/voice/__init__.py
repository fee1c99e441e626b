"""The voice: turns lines of text into WAV files, and decides which line is heard."""
