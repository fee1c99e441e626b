"""The table on a phone: a web server with the page of the table, in the sharing process."""
