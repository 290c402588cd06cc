"""What comes in from outside: update -> case -> outcome."""
