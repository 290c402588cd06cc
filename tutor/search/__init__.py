"""Finding moves and their values. The face is that of the tutor (`rank`, `line`, `Ranking`), which loads them when
used."""
