"""Getting messages to people: the newest wins, sending is paced for each chat, and the store knows what was shown, so
that nothing is lost by a restart. Knows Telegram and nothing about kasino."""
