"""Tests of the doors: the terminal, the JSON and Discord."""
