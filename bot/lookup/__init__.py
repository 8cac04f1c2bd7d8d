"""Looking a clause up: by number, by words, across editions."""
