"""The commands of `spellspeed`, a module each."""
