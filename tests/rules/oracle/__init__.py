"""Law 67 told a second time, as data, from the specification alone."""
