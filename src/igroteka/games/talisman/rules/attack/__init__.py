"""Attacks: Creatures and heroes."""
