"""The table: the board at the left, the list of moves or what can be reported at the right."""
