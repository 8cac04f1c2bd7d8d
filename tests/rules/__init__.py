"""Tests of the Laws."""
