"""Lessons over HTTP: private, without a trace in lobby or store."""
