"""How long tests wait for other threads and processes."""

PATIENCE = 120.0
"""Seconds after which something is stuck for good, however busy the machine is."""
