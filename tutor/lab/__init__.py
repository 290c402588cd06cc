"""Measuring and fitting, for developers; the bot never imports it."""
