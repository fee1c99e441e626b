"""What reads a database that is damaged; nobody else has to know it."""
