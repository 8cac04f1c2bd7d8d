"""The terminal door: a guided dialogue, and worked rulings where nobody can be asked."""
