"""A local Telegram: a small, strict Bot API server with people in it. It knows nothing about any bot."""
