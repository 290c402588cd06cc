"""Measuring and fitting, for developers. The bot never imports it."""
