"""The terminal commands, and the components that they assemble."""
