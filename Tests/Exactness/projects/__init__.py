"""Random projects, each reproducible by its number, with faults sown on purpose."""
