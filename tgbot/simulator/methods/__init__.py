"""The Bot API's methods, each a function of the world and decoded parameters."""
