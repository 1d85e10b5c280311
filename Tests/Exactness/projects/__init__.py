"""Random projects, each reproducible by its number, with faults added on purpose."""
