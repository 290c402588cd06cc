"""One file for each thing that can be done: load, change, save, outcome. No Telegram here."""
