"""A play at the table, in words, with its clock."""
