"""The table: the board on the left, the list of moves or the report tiles on the right."""
