"""How long a test waits for another thread or process before it gives up."""

PATIENCE = 120  # seconds: more than a slow and busy machine takes for anything
