"""Screens with blanks: rulings that differ in nothing but names, numbers and tickets.

A screen is made once under watch: whatever its making reads of the case is noted (``watched``),
except for the words that only stand in its text, which stay blank (``blanks``). Another case of
which the same would be read (``tree``) has the same screen, but for what fills the blanks
(``stencil``). Nothing has to be declared for that, and whatever cannot be watched is made in full.
"""
