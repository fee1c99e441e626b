"""What the companion has to do with the machine: pins, loudspeakers, processes, the system."""
