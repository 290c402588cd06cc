"""What is kept about a person: their choices, the table they play at, how accurately they have played."""
