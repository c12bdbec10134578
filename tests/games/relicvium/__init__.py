"""Tests of Relicvium."""
