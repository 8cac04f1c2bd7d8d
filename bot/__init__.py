"""The doors to the Laws: terminal, JSON and Discord, and the words that they share."""
