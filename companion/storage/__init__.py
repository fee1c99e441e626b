"""Where plays are saved: the database, its copies, and what goes to other places."""
