# make play, make test and make install set everything up first; the rest is for developers.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src/demesne -name '*.py' -o -name '*.yaml') setup.py pyproject.toml
COMPILED := build/compiled/.stamp

.PHONY: play test install compile lint rulings mutations bench docs screens random clean

play: install
	@PYTHONPATH=$$(cat $(COMPILED)) $(BIN)/demesne play

install: $(VENV)/.stamp $(COMPILED)

$(VENV)/.stamp: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check --upgrade pip 'setuptools>=84' -c constraints.txt
	$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt 'mypy[mypyc]' librt
	DEMESNE_COMPILE=no $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

# The stamp holds the path Python should look at first: the compiled package, or nothing where there is none.
$(COMPILED): $(VENV)/.stamp $(SOURCES)
	@mkdir -p build
	@$(BIN)/python scripts/compile.py build/compiled > build/compile.log 2>&1 || { cat build/compile.log; exit 1; }
	@cat build/compiled/.notice

compile: $(COMPILED)

test: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH= $(BIN)/python -m pytest
	@if [ -s $(COMPILED) ]; then \
	  echo "once more, compiled:"; \
	  PYTHONPATH=$$(cat $(COMPILED)) DEMESNE_EXPECT=compiled $(BIN)/python -m pytest tests; \
	fi

lint: install
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/mypy

rulings: install
	@PYTHONPATH=$$(cat $(COMPILED)) $(BIN)/demesne rulings

mutations: install
	PYTHONPATH= $(BIN)/python scripts/mutate.py

random: install
	PYTHONPATH=$$(cat $(COMPILED)) $(BIN)/python scripts/random_games.py --games 50000

bench: install
	$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt 'pyminion==0.4.0'
	PYTHONPATH=$$(cat $(COMPILED)) $(BIN)/python bench/big_money.py

docs: install
	PYTHONPATH= $(BIN)/python scripts/card_table.py
	PYTHONPATH= $(BIN)/python scripts/golden_logs.py

screens: install
	PYTHONPATH= $(BIN)/python -m pytest tests/test_tui.py --snapshot-update

clean:
	rm -rf build $(VENV)
