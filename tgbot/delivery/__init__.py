"""Getting messages to people: the newest wins, paced for each chat, and what was shown is noted in the store, so that
a restart is nothing special. Knows Telegram and nothing about kasino."""
