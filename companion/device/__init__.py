"""The machine: pins, loudspeakers, processes, the system."""
