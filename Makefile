# `make help` says what there is. Everything is set up by whatever needs it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# FAST=1 tests what a small change needs, on the sources. BUILD=quick compiles each module for itself, BUILD=release all of them into one
# faster library.
FAST ?=
BUILD ?= release
INSTALLED := $(VENV)/.installed-$(BUILD)
SOURCES := $(shell find src/demesne client -name node_modules -prune -o -path '*/web/static' -prune -o -type f -not -name '*.pyc' -print) \
  setup.py pyproject.toml scripts/build_client.py
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt
WATCH := $(PYTHON) scripts/watch.py
PYTEST := $(BIN)/python -m pytest -rs
# Browsers are driven from an event loop of their own, so those tests have a process of their own.
# Those of the cluster too: another one on the same machine would be found.
TOGETHER := --ignore-glob='tests/test_browser_*' --ignore=tests/test_cluster.py
# Rules, laws, bots and simulations are tested twice, on the sources and compiled. What is no matter of the engine is tested once: texts and
# terminals on the sources, the server, levels and packages on the compiled package that people get.
ON_SOURCES := bot_match charts docs endings geronimoo lang mutations plain_table proofs strategy_language* structure tui* unfinished words_page
WHEN_COMPILED := bench_* duel laboratory_* levels packages random_decisions serve speed_guard web_*
LEFT_OUT = $(foreach name,$(1),--ignore-glob='tests/test_$(name).py')
# Tests run on the sources unless they are told to expect the compiled package, which is the one installed.
COMPILED := DEMESNE_EXPECT=compiled $(PYTEST) -p no:cacheprovider
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

# What pip installs is what a user gets: the compiled engine with the built client.
$(INSTALLED): $(VENV)/.player $(SOURCES)
	@echo "demesne: building the client for the browser (half a minute when it changed)"
	@$(WATCH) client='$(BIN)/python scripts/build_client.py'
	@echo "demesne: compiling the engine ($(if $(filter quick,$(BUILD)),three minutes the first time; seconds after a small change,three to five minutes))"
	@rm -f $(VENV)/.installed-*
	@$(WATCH) compile='DEMESNE_BUILD=$(BUILD) $(PIP) --no-build-isolation --no-deps --force-reinstall .'
	@$(BIN)/demesne --version
	@touch $@

test: $(if $(FAST),test-fast,test-all)

checks: dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(WATCH) mypy='$(BIN)/mypy'

# Two at a time, as most machines have two processors. Without a compiler there is one engine only.
test-all: checks install
	@$(WATCH) client='$(BIN)/python scripts/build_client.py --test'
	@echo "demesne: all tests, on the sources and on the compiled engine side by side (watch them in build/*.log)"
	@if $(BIN)/python -c 'from demesne.version import engine_is_compiled as c; raise SystemExit(not c())'; then \
	  $(WATCH) sources="$(PYTEST) $(TOGETHER) $(call LEFT_OUT,$(WHEN_COMPILED))" \
	    compiled="$(COMPILED) tests $(TOGETHER) $(call LEFT_OUT,$(ON_SOURCES)) && $(COMPILED) tests/test_cluster.py && $(COMPILED) tests/test_browser_*.py"; \
	else \
	  $(WATCH) sources="$(PYTEST) $(TOGETHER)" others='$(PYTEST) tests/test_cluster.py && $(PYTEST) tests/test_browser_*.py'; \
	fi

# On the sources only, so that nobody waits for the compiler; the rulings are among them. Two halves, for two processors.
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
	PYTHONPATH=src $(BIN)/python scripts/card_table.py
	PYTHONPATH=src $(BIN)/python scripts/golden_logs.py
	PYTHONPATH=src:tests $(BIN)/python scripts/spoken_fixture.py
	PYTHONPATH=src $(BIN)/python scripts/protocol.py
	PYTHONPATH=src $(BIN)/python scripts/api_page.py
	PYTHONPATH=src $(BIN)/python scripts/words_page.py
	PYTHONPATH=src $(BIN)/python scripts/man_page.py

screens: dev
	$(PYTEST) tests/test_tui.py --snapshot-update
	PYTHONPATH=src:tests $(BIN)/python scripts/web_screens.py
	PYTHONPATH=src:tests $(BIN)/python scripts/prompt_sheets.py

clean:
	rm -rf build $(VENV)
