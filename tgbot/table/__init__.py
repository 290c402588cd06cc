"""A table: who sits there, the parti that they play, and what each may see of it. Pure: no store, Telegram, clock or
chance."""
