"""A duel in the terminal, in plain lines that a screen reader reads well."""
