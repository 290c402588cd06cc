"""Who plays: the levels of the house, and the references by which strength is measured."""
