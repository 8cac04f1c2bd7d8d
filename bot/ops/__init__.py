"""What whoever runs the program sees of it: counts, health, logs, a quiet end. No Discord here."""
