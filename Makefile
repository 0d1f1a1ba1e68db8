# `make help` lists the targets. Each target sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# FAST=1 runs the tests for a small change on the sources. BUILD=quick compiles each module separately, BUILD=release all of them into one
# faster library.
FAST ?=
BUILD ?= release
INSTALLED := $(VENV)/.installed-$(BUILD)
SOURCES := $(shell find src/demesne client -name node_modules -prune -o -path '*/server/static' -prune -o -type f -not -name '*.pyc' -print) \
  setup.py pyproject.toml scripts/build_client.py
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt
WHEEL := $(BIN)/python -m pip wheel -q --disable-pip-version-check --no-build-isolation --no-deps
WATCH := $(PYTHON) scripts/watch.py
PYTEST := $(BIN)/python -m pytest -rs
# Most tests run in two processes that share the work: tests/conftest.py defines which tests run on which engine.
SOURCES_TESTED := DEMESNE_TESTED=sources $(PYTEST)
INSTALLED_TESTED := DEMESNE_TESTED=installed $(PYTEST) -p no:cacheprovider
INSTALL := $(MAKE) --no-print-directory install  # by this name, as `make -n` would run a line with MAKE in it
FIRST_HALF := --ignore-glob='tests/test_[m-z]*'
SECOND_HALF := --ignore-glob='tests/test_[a-l]*'
export PYTHONPATH :=
export PIP_ROOT_USER_ACTION := ignore

.PHONY: help play install dev test test-all test-fast lint rulings mutations bench docs screens random clean

play: install
	@$(BIN)/demesne serve --open

help:
	@echo "make play         set up what playing needs and start a table in the browser"
	@echo "make install      the same without starting it: .venv/bin/demesne is the command"
	@echo "make test         set up what testing needs and run everything; FAST=1: what a small change needs"
	@echo "make lint         format and check the sources"
	@echo "make rulings      run all rulings"
	@echo "make mutations    change cards and break rules of the engine, one by one, and show that a ruling notices each"
	@echo "make random       play 50,000 random games and check laws"
	@echo "make bench        measure speed"
	@echo "make docs         write the generated pages anew"
	@echo "make screens      write the pictures of the tables anew"
	@echo "make clean        remove everything that was made"
	@echo "PYTHON=python3.12 uses another Python; BUILD=quick compiles changes in seconds into a slower engine;"
	@echo "DEMESNE_COMPILE=no does not compile"

install: $(INSTALLED)

$(VENV)/.player: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("Demesne needs Python 3.11 or newer, and this is %s; name another: make PYTHON=python3.12" \
	  % sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@echo "demesne: setting up $(VENV), once, 0.8 GB in all: packages (0.4 GB, about a minute), then the client, then the engine (0.2 GB each)"
	@$(PYTHON) -m venv $(VENV)
	@$(WATCH) packages='$(PIP) --upgrade pip setuptools && $(PIP) --group build && $(PIP) --no-build-isolation --only-deps .'
	@touch $@

dev: $(VENV)/.dev
$(VENV)/.dev: $(VENV)/.player
	@echo "demesne: getting what tests need (0.7 GB more, about a minute)"
	@$(WATCH) tools='$(PIP) --group dev'
	@touch $@

# pip installs what a user gets: the compiled engine with the built client.
$(INSTALLED): $(VENV)/.player $(SOURCES)
	@echo "demesne: building the client for the browser (half a minute when it changed)"
	@$(WATCH) client='$(BIN)/python scripts/build_client.py'
	@echo "demesne: compiling the engine ($(if $(filter quick,$(BUILD)),three minutes the first time; seconds after a small change,three to five minutes))"
	@rm -f $(VENV)/.installed-*
	@rm -rf build/wheel
	@$(WATCH) compile='DEMESNE_BUILD=$(BUILD) $(WHEEL) -w build/wheel . && $(PIP) --no-deps --force-reinstall build/wheel/*.whl'
	@$(BIN)/demesne --version
	@touch $@

test: $(if $(FAST),test-fast,test-all)

# Two jobs at a time, because most machines have two processors. The tests on the sources run while the engine is being compiled.
# Jobs named first start first, so the long ones come before those that fill the gaps.
test-all: dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "demesne: all tests, on the sources while the engine is being compiled, then on the compiled engine (watch them in build/*.log)"
	@$(WATCH) --jobs 2 engine='$(INSTALL)' mypy='$(BIN)/mypy' \
	  sources-a-l="$(SOURCES_TESTED) tests $(FIRST_HALF)" \
	  installed-m-z:engine="$(INSTALLED_TESTED) tests $(SECOND_HALF)" \
	  browsers:engine="$(INSTALLED_TESTED) tests/test_browser_*.py" \
	  installed-a-l:engine="$(INSTALLED_TESTED) tests $(FIRST_HALF)" \
	  sources-m-z="$(SOURCES_TESTED) tests src $(SECOND_HALF)" \
	  cluster:engine="$(INSTALLED_TESTED) tests/test_cluster.py" \
	  client-tests:engine='$(BIN)/python scripts/build_client.py --test'

# On the sources only, without waiting for the compiler; includes the rulings. Two halves, for two processors.
test-fast: dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(WATCH) mypy='$(BIN)/mypy' first='$(PYTEST) -m "not slow" tests/test_[a-l]*.py src' \
	  second='$(PYTEST) -m "not slow" tests/test_[m-z]*.py'

lint: dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/mypy

rulings: install
	@$(BIN)/demesne rulings

mutations: dev
	PYTHONPATH=src $(BIN)/python -m demesne rulings --coverage --mutations
	PYTHONPATH=src $(BIN)/python scripts/mutate.py

random: dev install
	$(BIN)/python scripts/random_games.py --games 50000

bench: dev install
	$(PIP) --group bench
	$(BIN)/python -m bench.contest
	$(BIN)/python -m bench.learn
	$(BIN)/python -m bench.web_load

docs: dev
	PYTHONPATH=src $(BIN)/python scripts/golden_logs.py
	PYTHONPATH=src:tests $(BIN)/python scripts/spoken_fixture.py
	PYTHONPATH=src $(BIN)/python scripts/protocol.py
	PYTHONPATH=src $(BIN)/python scripts/client_tables.py
	PYTHONPATH=src $(BIN)/python scripts/api_page.py
	PYTHONPATH=src $(BIN)/python scripts/words_page.py
	PYTHONPATH=src $(BIN)/python scripts/man_page.py

screens: dev
	$(PYTEST) tests/test_tui.py --snapshot-update
	PYTHONPATH=src:tests $(BIN)/python scripts/web_screens.py
	PYTHONPATH=src:tests $(BIN)/python scripts/prompt_sheets.py

clean:
	rm -rf build $(VENV)
