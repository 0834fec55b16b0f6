# Every target makes what it needs: python3 with venv is enough, a C compiler makes it fast.

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
COMPILED := $(CURDIR)/build/compiled
# A folder that is not there does no harm on the path: without a C compiler this is the plain engine.
FAST := PYTHONPATH=$(COMPILED) HEXHAVEN_PAGE=$(CURDIR)/src/hexhaven/server/page
PYTEST := $(BIN)/python -m pytest -n auto
# Almanac, server and page do not care how the engine was built: they are tested once, with the engine there is.
SERVICE := tests/almanac tests/server tests/client tests/browser
ENGINE := $(addprefix --ignore=,$(SERVICE))
LOCK := $(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --python-version 3.11 \
	--custom-compile-command "make lock"

.DEFAULT_GOAL := help
.PHONY: play terminal test test-plain coverage test-compiled test-page test-service check format bench bench-server instructions \
	docs pictures compiled equipment page lock clean distclean help

play: .venv compiled page ## Play in the browser: starts the server and opens the page
	@$(BIN)/hexhaven serve --open

terminal: .venv compiled ## Play a game in the terminal
	@$(BIN)/hexhaven play

test: test-page test-plain test-compiled test-service ## Run the whole test suite, uncompiled and compiled

test-page: page ## Check the page's types and run its own tests
	$(BIN)/python tools/page.py --test

test-plain: .venv ## Run the test suite uncompiled
	HEXHAVEN_EXPECT=plain $(PYTEST) $(ENGINE)

# The rules and what tells about them, without the long walks and matches: a trace makes the plain engine slower still.
MEASURED := $(addprefix tests/,games words scene guide)
coverage: .venv ## Show which share of the lines the tests of rules, words and scenes reach
	$(PYTEST) $(MEASURED) --cov=hexhaven --cov-report=term:skip-covered

test-compiled: .venv compiled ## Run the test suite compiled
	@if [ -d $(COMPILED) ]; then set -x; HEXHAVEN_EXPECT=compiled $(FAST) $(PYTEST) $(ENGINE); fi

# The browser's driver keeps an event loop running, so its tests have processes of their own.
test-service: .venv compiled page equipment ## Test the server, and play in a real browser
	$(FAST) $(PYTEST) $(filter-out tests/browser,$(SERVICE))
	$(FAST) $(PYTEST) tests/browser

check: .venv ## Check style, types and the direction of imports
	$(BIN)/python tools/wire.py --check
	$(BIN)/python tools/fields.py --check
	$(BIN)/python tools/reference.py --check
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/page.py --check

format: .venv ## Format the sources
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(BIN)/python tools/page.py --format

bench: .venv .venv-peer compiled ## Measure our speed beside Catanatron's, on one core
	$(BIN)/python benchmarks/run.py --markdown

bench-server: .venv compiled ## Measure a server with 500 tables, on two cores
	$(FAST) $(BIN)/python benchmarks/tables.py --markdown

instructions: .venv compiled ## Count the instructions of fixed games, at most 2 % above the figures kept
	$(BIN)/python benchmarks/instructions.py

docs: .venv ## Build the documentation into build/site
	$(BIN)/zensical build --strict --clean

pictures: .venv page equipment ## Take the pictures of README and documentation anew
	$(BIN)/python tools/picture.py
	$(BIN)/python tools/pictures.py

compiled: .venv ## Compile the engine into build/compiled
	@$(BIN)/python tools/compiled.py

equipment: .venv ## Find or fetch the browser and the database of the tests
	@$(BIN)/python tools/equipment.py

page: .venv ## Build the page
	@$(BIN)/python tools/page.py

lock: .venv ## Take up new versions of what we depend on
	$(LOCK) --upgrade requirements/uv.in -o requirements/uv.txt
	$(LOCK) --upgrade requirements/peer.in -o requirements/peer.txt
	$(LOCK) --upgrade --no-deps requirements/postgresql.in -o requirements/postgresql.txt
	$(LOCK) --upgrade pyproject.toml --all-extras --group dev -o requirements/dev.txt

clean: ## Remove what was built, keep the environments
	rm -rf build dist src/hexhaven/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .cache
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} +

distclean: clean ## Remove the environments, too
	rm -rf .venv .venv-peer web/node_modules

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The environments ---------------------------------------------------------------------------------------------

.PHONY: .venv .venv-peer
.venv: .venv/ready
.venv-peer: .venv-peer/ready

# $(call install,ENVIRONMENT,FILE): uv is quick; pip knows settings that uv does not read, such as a mirror.
define install
	@$(UV) pip sync --quiet --python $(1)/bin/python --require-hashes $(2) \
		|| { echo "hexhaven: uv could not install $(2), trying pip" >&2; $(1)/$(PIP) --require-hashes -r $(2); }
endef
PIP := bin/pip install --quiet --disable-pip-version-check

.venv/ready: pyproject.toml requirements/uv.txt requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "hexhaven: needs Python 3.11 or newer; name one with: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "hexhaven: this Python cannot make environments; install python3-venv" >&2; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv .venv
	@.venv/$(PIP) --require-hashes -r requirements/uv.txt
	$(call install,.venv,requirements/dev.txt)
	@.venv/$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# Catanatron is under the GPL: an environment and a process of its own.
.venv-peer/ready: requirements/peer.txt | .venv
	@test -x .venv-peer/bin/pip || $(BIN)/python -m venv .venv-peer
	$(call install,.venv-peer,requirements/peer.txt)
	@touch $@
