"""Runs two builds of the command on the same inputs, and compares them. See CONTRIBUTING.md."""
