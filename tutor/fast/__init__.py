"""Positions and takes as bitmasks, for the search. Tests hold them equal to the engine."""
