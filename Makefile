# Everything works on a fresh clone with python3 (3.11 or newer); a C compiler only makes it faster.

PYTHON ?= python3
RUN := .venv/bin/python
STAMP := .venv/installed
PLAYER = $(shell test -e $(STAMP) && echo $(RUN) || echo $(PYTHON))
CODE := $(wildcard src tests tools bench examples)
# Absolute, so that a test which starts a process elsewhere still finds the package.
INTERPRETED := PYTHONPATH="$(CURDIR)/src"
# Which tree that is, is read from a file; where none could be written, it is the interpreted one.
CURRENT = $$(cat build/compiled/current 2>/dev/null || echo src)
COMPILED = PYTHONPATH="$(CURDIR)/$(CURRENT)"

# Python keeps what it has compiled: tests start hundreds of processes, and the second suite need not rewrite the tests.
unexport PYTHONDONTWRITEBYTECODE

# The steps of `make check` stand in the order in which they must run.
.NOTPARALLEL:
.PHONY: help screens venv compiled play terminal test test-compiled doctest lint types traces check ratchet bench conformance mutants prove wheel rulebook cards page web-gallery messages format clean

help:  ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | awk -F '\t' '{ printf "  make %-14s %s\n", $$1, $$2 }'

venv: $(STAMP)  ## install the package and the developers' tools into .venv

$(STAMP): pyproject.toml
	$(PYTHON) tools/install.py

compiled: venv  ## compile the engine with mypyc, if there is a C compiler (REQUIRED=1: fail if it cannot be compiled)
	@$(RUN) tools/build_compiled.py $(if $(REQUIRED),--required)

NEW_ENOUGH = @$(PLAYER) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Spellspeed needs Python 3.11 or newer, this is " + sys.version.split()[0] + ": make $@ PYTHON=…")'

play:  ## open the page to play in your browser; the first time it is built, and what it needs is installed (ARGS="--no-browser", "--port N", "--lang zh")
	$(NEW_ENOUGH)
	@$(PLAYER) tools/open_page.py $(ARGS)

# Nothing has to be installed for this one: it begins at once, and what makes it faster is made meanwhile.
terminal:  ## play a duel in the terminal, compiled from the second time on where that is possible (ARGS="…" is handed on)
	$(NEW_ENOUGH)
	@$(PLAYER) tools/start.py play $(ARGS)

test: venv  ## run the tests on the interpreted package (ARGS="…" is handed on)
	$(INTERPRETED) $(RUN) -m pytest -n auto --dist worksteal $(COUNTED) $(ARGS)

test-compiled: compiled  ## run the tests on the compiled package (the page is the same: its tests are run once)
	@if test "$(CURRENT)" = src; then echo "there is no compiled package to test"; \
	else $(COMPILED) $(RUN) -m pytest -n auto --dist worksteal --ignore=tests/page $(ARGS); fi

doctest: venv  ## run the examples of the README and of the docstrings
	$(INTERPRETED) $(RUN) -m pytest --quiet --doctest-modules --doctest-glob='*.md' src $(wildcard README.md docs)

lint: venv  ## check style and layout
	$(RUN) -m ruff check $(CODE)
	$(RUN) -m ruff format --check $(CODE)

types: venv  ## check types
	$(RUN) -m mypy $(CODE)

traces: venv  ## compare recorded duels of another engine, if ../shared/traces is there (ARGS="--id ID", "--duels N", "--list OUT", FILE)
	$(INTERPRETED) $(RUN) tools/check_traces.py $(ARGS)

# The tests are run once: what they prove of the rules is counted from that run.
check: COUNTED = --conformance=build/rule-tests.json
check: lint types doctest compiled test ratchet test-compiled  ## everything a commit must pass

ratchet: venv
	@$(INTERPRETED) $(RUN) tools/conformance.py --results build/rule-tests.json

bench: compiled  ## measure the speed (ARGS="…" is handed on)
	$(COMPILED) $(RUN) bench/run.py $(ARGS)
	$(COMPILED) $(RUN) bench/picks.py

conformance: venv  ## count the rules that tests prove: no fewer than are kept (LIST=1 [TIER=1] names the rest; KEEP=1)
	@$(INTERPRETED) $(RUN) tools/conformance.py $(if $(LIST),--list) $(if $(TIER),--tier $(TIER)) $(if $(KEEP),--keep)

mutants: venv  ## make 300 small wrong changes and see whether the tests of rules notice (ARGS="--count N --seed N" …)
	$(INTERPRETED) $(RUN) tools/mutate.py $(ARGS)

prove: venv  ## run the long proofs (PROOF=behaviour, browser, effects, copies, heard, heard-random, hidden, read-back, files, tournaments, keys, decks, kills, streams, workers, routes, invariants, mutants, lines, readings, asymmetric, breaks, refusals, traces, wheel …; ARGS="--seed N", "--list")
	@$(INTERPRETED) $(RUN) tools/prove.py $(PROOF) $(ARGS)

page:  ## build the page of web/ into the package, once (CHECK=1: look at its types and run its tests; needs Node)
	@$(PLAYER) tools/build_page.py $(if $(CHECK),--check)

screens: venv page  ## take pictures of pages and of situations of a duel into docs/screens (needs a Chromium; ARGS="NAME …")
	$(INTERPRETED) $(RUN) tools/screens.py $(ARGS)

wheel: venv  ## build an sdist, a pure wheel and a wheel with the compiled core into dist
	$(RUN) tools/build_wheel.py

rulebook: venv  ## rebuild rules.json; rules the package newly refuses with get their number
	$(RUN) tools/build_rulebook.py --add-used

cards: venv  ## write how the cards read (tests/cards/golden), the table of cards and tests (docs/cards), docs/vocabulary.md
	$(INTERPRETED) $(RUN) tools/write_golden.py
	$(INTERPRETED) $(RUN) tools/write_card_table.py
	$(INTERPRETED) $(RUN) tools/write_vocabulary.py

web-gallery:  ## show every component of the page in its states, in your browser (needs Node)
	@$(PLAYER) tools/build_page.py && npm --prefix web run gallery

messages: venv  ## write the types of the page and docs/protocol.md from the messages of the server
	$(INTERPRETED) $(RUN) tools/write_messages.py

format: venv  ## lay out the code and mend what can be mended
	$(RUN) -m ruff check --fix $(CODE)
	$(RUN) -m ruff format $(CODE)

clean:  ## remove what was built, except .venv
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
