"""What comes in from outside: update -> call -> outcome. Each file reads like a table of contents."""
