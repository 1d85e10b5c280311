"""Runs two builds of the command on the same inputs and compares what they do. See CONTRIBUTING.md."""
