"""Positions and takes as bitmasks, for the search; tests hold them equal to the engine."""
