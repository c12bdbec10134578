"""The rules of Cairns."""
