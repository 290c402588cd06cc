"""One file for each thing that can be done: load, change, save, outcome. Telegram is not known here."""
