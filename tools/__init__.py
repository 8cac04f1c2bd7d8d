"""What developers run beside the tests: sheets, mutation score, measurements."""
