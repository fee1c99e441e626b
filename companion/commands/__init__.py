"""The commands of the terminal, and the parts that they put together."""
