# Every target sets up what it needs: Python 3.11 or newer, make and git are enough to start from.
# `make PYTHON=python3.12 test` chooses the interpreter that .venv is made with.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PY := $(BIN)/python
STAMP := $(VENV)/.stamp
PIP := $(PY) -m pip --disable-pip-version-check --quiet

export PYTHONUTF8 := 1

.PHONY: help demo test check generate bench growth sweep oracle fuzz docs samples clean

help:
	@echo "make demo      validate and inspect a sample"
	@echo "make test      run the tests"
	@echo "make check     style, types, layers, generated files, the wheel"
	@echo "make generate  write generated/ and share/ from schemas/"
	@echo "make samples   train and write the samples again"
	@echo "make bench     speed, memory and growth, as ratios; fails when a limit is missed (growth alone: make growth)"
	@echo "make sweep     every one-byte change of the metadata and every truncation of the small files (long)"
	@echo "make oracle    5,000 random ONNX files, read by us and by the onnx package"
	@echo "make fuzz      2,000 examples of each property, then each coverage-guided harness for SECONDS (30)"
	@echo "make docs      build the documentation in build/site"
	@echo "make clean     remove what can be made again (not generated/, which is committed)"

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --editable '.[dev]'
	@touch $@

demo: $(STAMP)
	$(PY) -m nkformats validate samples/digits.nk
	$(PY) -m nkformats inspect samples/digits.nk

# Without the Kaitai compiler the tests of regeneration are skipped, which tests/conftest.py allows only outside CI.
test: $(STAMP)
	@$(PY) tools/node.py || echo "no Kaitai compiler: tests that need it will be skipped"
	$(BIN)/pytest -q --numprocesses auto --dist loadfile

check: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@$(PY) tools/node.py
	$(PY) tools/check_generated.py
	$(PY) tools/check_wheel.py

generate: $(STAMP)
	@$(PY) tools/node.py
	$(PY) -m nkformats.codegen --all
	$(PY) -m nkformats formats --libmagic > share/nkformats.magic
	$(PY) -m nkformats formats --mime > share/mime/packages/nkformats.xml

samples: $(STAMP)
	$(PIP) install --editable '.[samples]'
	$(PY) samples/make_samples.py

bench: $(STAMP)
	$(PY) benchmarks/run.py
	$(PY) benchmarks/growth.py

growth: $(STAMP)
	$(PY) benchmarks/growth.py

sweep: $(STAMP)
	$(PY) tests/sweep.py

oracle: $(STAMP)
	$(PY) tests/onnx_oracle.py

SECONDS := 30
fuzz: $(STAMP)
	$(PIP) install --editable '.[fuzz]'
	NKFORMATS_EXAMPLES=2000 $(BIN)/pytest -q tests/test_strategies.py tests/test_faults.py tests/test_mutants.py \
		tests/test_fuzz_promises.py tests/test_differential.py
	$(PY) tests/fuzz/run.py --seconds $(SECONDS)

# Pages are written from schemas, samples, rules and docstrings to build/pages, and built by mkdocs. That they are true, the
# tests check (test_docs, test_site, test_site_browser).
docs: $(STAMP)
	$(PY) -m tools.docsite

clean:
	rm -rf $(VENV) build dist *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
