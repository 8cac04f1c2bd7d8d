"""What Discord accepts: its own schema, and the rules that the schema leaves out."""
