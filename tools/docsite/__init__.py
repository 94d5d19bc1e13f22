"""The documentation site: pages written from schemas, samples, rules, docstrings and `--help`, then built by mkdocs.

    python -m tools.docsite            pages to build/pages, site to build/site

Every page is plain Markdown before mkdocs sees it. Nothing in here knows a format by name: what only a person can say
about one stands in `docs/formats/NAME.md`, and which files break a rule, the galleries of the tests know.
"""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = ROOT / "build" / "pages"
SITE = ROOT / "build" / "site"
