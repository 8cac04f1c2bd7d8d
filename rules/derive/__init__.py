"""What follows from counts, cards and numbers: computed here, never asked, never a Law."""
