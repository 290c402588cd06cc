# Needs make and a Python from 3.11 to 3.13; everything else is set up in .venv, once, and again when a lock changes.
#
#   make play     set up and open a game in the browser; `make play ARGS="--port 9000"` passes options on
#   make quick    set up and run what tests within a minute: all but the browser, killed bots and long laws
#   make test     set up and run all tests; `make test ARGS=tests/engine` runs some of them, COVERAGE=1 says what they reach
#   make pythons  what differs between Pythons on each of those from 3.11 to 3.13 that is installed and not in .venv
#   make bench    how fast the engine, the tutor and the store are
#   make arena    the tutor against a yardstick on the same decks; `make arena ARGS="strong careful --decks 200"`
#   make lint     ruff and mypy; `make format` mends what ruff can mend
#   make lock     take the newest releases that pyproject.toml allows into the lock files

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
ARGS :=
VERSIONS := 3.11 3.12 3.13

.PHONY: play quick test pythons bench arena lint format lock

play: $(VENV)/.can-play
	@$(BIN)/kasino play $(ARGS)

quick: $(VENV)/.can-test
	@$(BIN)/python -m pytest -n auto -m "not browser and not long" $(ARGS)

test: $(VENV)/.can-test
	@$(BIN)/python -m pytest -n auto $(ARGS) $(if $(COVERAGE),--cov-report=term --cov-report=xml --cov)

# Where a Python is not installed its part is skipped, but fails where nothing may be missing.
APART := tests/engine tests/tutor tests/tgbot/store tests/e2e/test_giv.py
pythons: $(addprefix python-,$(VERSIONS))
python-%:
	@if $(BIN)/python -c '$(IS_ONE_OF)' $* 2>/dev/null; then exit; fi; \
	found=$$(for python in python$* "$$(pyenv prefix $*)/bin/python" "$$(uv python find $*)"; do \
		"$$python" -c '$(IS_ONE_OF)' $* && echo "$$python" && break; done 2>/dev/null); \
	if [ "$$found" ]; then \
		echo "Python $*"; \
		$(MAKE) --no-print-directory VENV=.venv-$* PYTHON="$$found" ARGS="$(APART)" COVERAGE= test; \
	else \
		echo "Python $* is not installed: its part is skipped"; \
		[ "$$CI" != true ]; \
	fi

bench: $(VENV)/.can-test
	@$(BIN)/python -m tests.bench $(ARGS)

arena: ARGS = strong sim --decks 100 --workers 2
arena: $(VENV)/.can-play
	@$(BIN)/python -m tutor.lab.arena $(ARGS)

lint: $(VENV)/.can-test
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --quiet --check
	@$(BIN)/mypy

format: $(VENV)/.can-test
	@$(BIN)/ruff check --quiet --fix
	@$(BIN)/ruff format

# One resolution for all the Pythons and systems; setuptools is there because installing the project itself asks for it.
LOCK = echo 'setuptools>=77' | $(BIN)/uv pip compile pyproject.toml - --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-annotate --custom-compile-command 'make lock'
lock: $(BIN)/python
	@$(PIP) uv
	@$(LOCK) --output-file requirements.lock
	@$(LOCK) --extra dev --constraint requirements.lock --output-file tests/requirements.lock

$(VENV)/.can-play: pyproject.toml requirements.lock $(BIN)/python
	@echo "Setting up $(VENV) for play"
	@$(PIP) --require-hashes -r requirements.lock
	@$(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.can-test: tests/requirements.lock $(VENV)/.can-play
	@echo "Setting up $(VENV) for tests"
	@$(PIP) --require-hashes -r tests/requirements.lock
	@touch $@

# Each Python is run, not only looked for: a version manager leaves shims that fail, and Debian ships Python without venv.
IS_ONE_OF = import ensurepip, ssl, sys, venv; sys.exit("%d.%d" % sys.version_info[:2] not in sys.argv)
PYTHON = $(shell for python in python3.13 python3.12 python3.11 python3; do \
	"$$python" -c '$(IS_ONE_OF)' $(VERSIONS) 2>/dev/null && echo "$$python" && break; done)
NO_PYTHON = kasino needs a Python from 3.11 to 3.13 with its venv module; \
	on Debian and Ubuntu it comes with: apt install python3-venv

$(BIN)/python:
	@$(or $(PYTHON),$(error $(NO_PYTHON))) -m venv --clear $(VENV)
