"""Which small changes to the code do the tests not notice? `python -m tests.mutation --help`."""
