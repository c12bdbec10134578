"""Benchmarks, side by side with peers in the same run. `make bench` runs them all."""
