"""Storage of plays: the database, its backups, exports and imports."""
