# Igroteka: everything from a bare checkout. Needs make and Python 3.11 or newer, nothing else.

PYTHON  ?= $(shell command -v python3.11 || command -v python3)
VENV    := .venv
BIN     := $(VENV)/bin
READY   := $(VENV)/.ready
BENCHED := $(VENV)/.bench-ready
SOURCES := $(wildcard src tests bench)
PIP     := $(BIN)/python -m pip install --quiet --disable-pip-version-check
STAGE   = @printf '\n\033[1m== %s\033[0m\n'

# How many random matches of each kind `make fuzz` plays, and where they start.
N       ?= 200
SEED    ?= $(shell date +%s)

.DEFAULT_GOAL := help
.PHONY: help play test rules battery fuzz bench format clean

help: ## list the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

play: $(READY) ## sit down and play in this terminal
	@$(BIN)/igroteka play

test: $(READY) ## all checks: style, types, imports, rules, tests; stops at the first failure
	$(STAGE) 'style (ruff check)'
	@$(BIN)/ruff check $(SOURCES)
	$(STAGE) 'layout (ruff format)'
	@$(BIN)/ruff format --check $(SOURCES)
	$(STAGE) 'types (mypy --strict)'
	@$(BIN)/mypy $(SOURCES)
	$(STAGE) 'imports (import-linter)'
	@$(BIN)/lint-imports
	$(STAGE) 'rules (every rule has its test)'
	@$(MAKE) --no-print-directory rules
	$(STAGE) 'tests (pytest)'
	@$(BIN)/python -m pytest -n auto
	$(STAGE) 'all good'

rules: $(READY) ## which rules of which game have a test
	@$(BIN)/python -m igroteka.kernel.coverage

battery: $(READY) ## the checks every game inherits
	@$(BIN)/python -m pytest -n auto -m battery

fuzz: $(READY) ## the same on many more random matches: make fuzz N=1000 SEED=7
	@echo 'N=$(N) SEED=$(SEED)'
	@IGROTEKA_FUZZ=$(N) IGROTEKA_FUZZ_SEED=$(SEED) $(BIN)/python -m pytest -n auto -m battery

bench: $(BENCHED) ## how fast we are, side by side with peers
	@$(BIN)/python -m bench

format: $(READY) ## lay out the code and mend what can be mended
	@$(BIN)/ruff check --fix $(SOURCES)
	@$(BIN)/ruff format $(SOURCES)

clean: ## remove the environment and all that was made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml requirements/dev.txt
	@test -n '$(PYTHON)' || { echo 'Python was not found: install Python 3.11 or newer.' >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo '$(PYTHON) is too old: install Python 3.11 or newer, or say make PYTHON=/path/to/it.' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo '$(PYTHON) lacks the venv module: install it (Debian: the package python3-venv).' >&2; exit 1; }
	$(STAGE) 'setting up $(VENV)'
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --requirement requirements/dev.txt
	@$(PIP) --no-deps --editable .
	@touch $@

$(BENCHED): $(READY) requirements/bench.txt
	$(STAGE) 'adding the peers we measure ourselves against'
	@$(PIP) --requirement requirements/bench.txt
	@touch $@
