"""Finding and valuing moves. Its face is the tutor's: `rank`, `line`, `Ranking`; what is not used is not imported."""
