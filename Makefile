# Director, Please. `make` alone lists what there is.

PYTHON ?= python3
UV ?= uv
BIN := .venv/bin

# Hashes are checked for every package, and only wheels are taken: building from source would
# fetch build tools that no hash covers.
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
INSTALL := $(PIP) install --require-hashes --only-binary :all: --requirement
EDITABLE := $(PIP) install --no-index --no-deps --no-build-isolation --editable .

# A file stays with one process, which walks a Law once for all its tests; files are begun in the
# order of tests/conftest.py.
PARALLEL := --numprocesses auto --dist loadfile --no-loadscope-reorder

# Tracing makes the long walks five times as long. They reach no branch that the other tests of the
# rules leave out, so they run untraced, with all the rest.
UNTRACED := $(addprefix tests/rules/,test_walk.py test_walk_facts.py test_flips.py test_deals.py \
	oracle test_jurisdictions.py test_going_on_walk.py)
OTHERS := $(filter-out tests/rules,$(patsubst %/,%,$(wildcard tests/*/)) $(wildcard tests/test_*.py))

# The locks name no index, and none but the public one may have a say in them.
COMPILE := env -u UV_INDEX -u UV_DEFAULT_INDEX -u UV_INDEX_URL -u UV_EXTRA_INDEX_URL \
	-u UV_FIND_LINKS UV_CUSTOM_COMPILE_COMMAND="make lock" $(UV) pip compile --quiet --no-config \
	--no-emit-index-url --universal --python-version 3.11 --generate-hashes $(UPGRADE)

.DEFAULT_GOAL := help
.PHONY: help run setup test fmt lint types imports pytest bench load fuzz mutate questions sheets lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

run: .venv/run.stamp ## set up if need be, then start: Discord with DISCORD_TOKEN, else the terminal
	@$(BIN)/python -m bot $(ARGS)

setup: .venv/dev.stamp ## the virtual environment with everything that development needs

test: lint types imports pytest ## all gates: lint, types, import contracts, tests, branches of the Laws

fmt: setup ## put the code into its format
	@$(BIN)/ruff check --fix --quiet .
	@$(BIN)/ruff format .

lint: setup ## ruff: rules and format
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: setup ## basedpyright, strict
	@$(BIN)/basedpyright

imports: setup ## which way imports may point
	@$(BIN)/lint-imports --no-logo

pytest: setup ## the tests, in parallel; those that prove the branches of the Laws under coverage
	@$(BIN)/python -m pytest $(PARALLEL) tests/rules $(UNTRACED:%=--ignore=%) --cov --cov-report term $(ARGS)
	@$(BIN)/python -m pytest $(PARALLEL) $(UNTRACED) $(OTHERS) $(ARGS)

bench: setup ## measure: docs/performance.md
	@$(BIN)/python -m tools.bench $(ARGS)

load: setup ## all commands over HTTP, mixed, beside a bare server: docs/load.md
	@$(BIN)/python -m tools.load $(ARGS)

fuzz: setup ## hostile input for five minutes (ARGS="--minutes N" or "--count N")
	@$(BIN)/python -W ignore::DeprecationWarning -m tools.fuzz $(ARGS)

mutate: setup ## mutation score of the Laws, by clause (ARGS="--sample 400 --seed 1": of some, drawn)
	@$(BIN)/python -m tools.mutate $(ARGS)

questions: setup ## how many questions a ruling takes (ARGS=--best: beside the best order found)
	@$(BIN)/python -m tools.questions $(ARGS)

sheets: setup ## write the tables and charts of docs/laws
	@$(BIN)/python -m tools.sheets $(ARGS)

lock: ## renew both locks from pyproject.toml (needs uv; UPGRADE=--upgrade for newer versions)
	@command -v $(UV) >/dev/null || { echo "make lock needs uv on the path (or UV=...)" >&2; exit 1; }
	@$(COMPILE) pyproject.toml --group build --output-file requirements.lock
	@$(COMPILE) pyproject.toml --group build --group dev --constraints requirements.lock \
		--output-file requirements-dev.lock

clean: ## remove the virtual environment and all that tools have left
	@rm -rf .venv .cache .coverage* .hypothesis .import_linter_cache .mutants .pytest_cache \
		.ruff_cache build dist
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/python.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Python 3.11 or later is needed; name one with make PYTHON=python3.12" >&2; exit 1; }
	@echo "Making the virtual environment ..."
	@$(PYTHON) -m venv .venv || { \
		echo "Python's venv module is incomplete; some systems pack it as python3-venv" >&2; exit 1; }
	@touch $@

.venv/run.stamp: requirements.lock pyproject.toml | .venv/python.stamp
	@echo "Installing from requirements.lock ..."
	@$(INSTALL) requirements.lock
	@$(EDITABLE)
	@touch $@

# The lock for development holds all of the other one: after it nothing is left to do for `run`.
.venv/dev.stamp: requirements-dev.lock requirements.lock pyproject.toml | .venv/python.stamp
	@echo "Installing from requirements-dev.lock ..."
	@$(INSTALL) requirements-dev.lock
	@$(EDITABLE)
	@touch .venv/run.stamp $@
