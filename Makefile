# make play, make test and make install set everything up first; the rest is for developers.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src/demesne -path '*/static' -prune -o -type f -not -name '*.pyc' -print) setup.py pyproject.toml
COMPILED := build/compiled/.stamp
# Browsers are driven from an event loop of their own, so those tests have a process of their own.
# Those of the cluster too: another one on the same machine would be found.
TOGETHER := --ignore-glob='tests/test_browser_*' --ignore=tests/test_cluster.py

.PHONY: play test test-sources test-compiled install client compile lint rulings mutations bench docs screens random clean

play: install
	@PYTHONPATH=$$(cat $(COMPILED)) $(BIN)/demesne serve --open

install: $(VENV)/.stamp $(COMPILED) client

# The browser client is built when its sources changed, and laid beside the compiled package too.
client: $(VENV)/.stamp $(COMPILED)
	@$(BIN)/python scripts/build_client.py
	@if [ -s $(COMPILED) ]; then \
	  web=$$(cat $(COMPILED))/demesne/table/web; rm -rf $$web/static; cp -r src/demesne/table/web/static $$web/static; \
	fi

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
	$(BIN)/python scripts/build_client.py --test
	@echo "all tests, on the sources and on the compiled engine side by side; watch them in build/*.log"
	@$(MAKE) --no-print-directory -j2 test-sources test-compiled

# What a machine with two processors does at the same time.
test-sources:
	@PYTHONPATH= $(BIN)/python -m pytest $(TOGETHER) > build/sources.log 2>&1 || { cat build/sources.log; exit 1; }
	@cat build/sources.log

test-compiled:
	@if [ -s $(COMPILED) ]; then \
	  PYTHONPATH=$$(cat $(COMPILED)) DEMESNE_EXPECT=compiled $(BIN)/python -m pytest -p no:cacheprovider tests $(TOGETHER) \
	    > build/compiled.log 2>&1 || { cat build/compiled.log; exit 1; }; \
	  echo "compiled:"; cat build/compiled.log; \
	fi
	@PYTHONPATH=$$(cat $(COMPILED)) $(BIN)/python -m pytest -p no:cacheprovider tests/test_cluster.py > build/cluster.log 2>&1 \
	  || { cat build/cluster.log; exit 1; }
	@echo "cluster:"; cat build/cluster.log
	@PYTHONPATH=$$(cat $(COMPILED)) $(BIN)/python -m pytest -p no:cacheprovider tests/test_browser_*.py > build/browser.log 2>&1 \
	  || { cat build/browser.log; exit 1; }
	@echo "browser:"; cat build/browser.log

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
	$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt 'pyminion==0.4.0' 'rlcard>=1.2' 'pygame-ce>=2.5'
	PYTHONPATH=$$(cat $(COMPILED)) $(BIN)/python -m bench.contest
	PYTHONPATH=$$(cat $(COMPILED)) $(BIN)/python -m bench.learn
	PYTHONPATH=$$(cat $(COMPILED)) $(BIN)/python -m bench.web_load

docs: install
	PYTHONPATH= $(BIN)/python scripts/card_table.py
	PYTHONPATH= $(BIN)/python scripts/golden_logs.py
	PYTHONPATH=tests $(BIN)/python scripts/spoken_fixture.py
	PYTHONPATH= $(BIN)/python scripts/protocol.py

screens: install
	PYTHONPATH= $(BIN)/python -m pytest tests/test_tui.py --snapshot-update
	PYTHONPATH=tests $(BIN)/python scripts/web_screens.py

clean:
	rm -rf build $(VENV)
