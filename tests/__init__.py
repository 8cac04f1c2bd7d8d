"""Tests of the three packages and of the house they stand in."""
