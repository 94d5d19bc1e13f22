"""`python -m tools.docsite`: writes the pages, then lets mkdocs build the site from them."""

from __future__ import annotations

import argparse
import json
import logging
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any, Final

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

import nkformats
from nkformats.codegen.docs import keyed_name
from tools.docsite import PAGES, ROOT, SITE, formats, inspector, pictures, reference, rules

#: The order of the hand-written pages; one that is not here comes behind the others.
FIRST: Final = ("index.md", "tutorial.md", "inspector.md")
USING: Final = ("library.md", "validation.md", "runtime.md", "schema-language.md")
WHY: Final = ("design.md", "performance.md", "samples.md", "pictures.md")
#: Files at the top of the checkout that are pages, too.
TOP: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
#: Folders of the checkout that the site has pages about: a link to one works in both.
ABOUT: Final = {"nkformats/rules": "rules/index.md", "nkformats/cli": "reference/command-line.md"}
#: By what a folder is known as one that was written by this program.
SIGN_OF_PAGES: Final = "assets/inspector/data.js"
SIGN_OF_SITE: Final = "search/search_index.json"
#: A link of Markdown, outside of code.
_LINK: Final = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")


def write_pages(target: Path) -> list[Any]:
    """Writes every page and every file of the site, and gives the navigation."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    found = formats.schemas()
    copy_docs(target)
    formats.write(target / "formats", found)
    rules.write(target / "rules", found)
    reference.write(target / "reference")
    inspector.write(target)
    pictures.write(target)
    return navigation(target, found)


def copy_docs(target: Path) -> None:
    """The hand-written pages, with links that work on the site; fragments of formats go elsewhere."""
    docs = ROOT / "docs"
    for path in sorted(docs.rglob("*")):
        inside = path.relative_to(docs)
        if path.is_dir() or inside.parts[0] == "formats":
            continue
        (target / inside).parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            _page(path, target / inside, target)
        else:
            shutil.copyfile(path, target / inside)
    for name, page in TOP.items():
        _page(ROOT / name, target / page, target)


def _page(source: Path, page: Path, target: Path) -> None:
    """Copies a page; what it links to outside of the documentation comes along as a file."""

    def rewritten(match: re.Match[str]) -> str:
        link, hash_, fragment = match[1].partition("#")
        if "://" in link or not link:
            return match[1]
        goal = (source.parent / link).resolve()
        here = page.parent
        if goal.is_relative_to(ROOT / "docs"):
            end = target / goal.relative_to(ROOT / "docs")
        elif goal.parent == ROOT and goal.name in TOP:
            end = target / TOP[goal.name]
        elif goal.is_relative_to(ROOT) and (inside := goal.relative_to(ROOT).as_posix()) in ABOUT:
            end = target / ABOUT[inside]
        elif goal.is_file():
            end = target / "files" / goal.relative_to(ROOT)
            end.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(goal, end)
        elif goal.is_dir():
            end = _listing(goal, target)
        else:
            return match[1]
        return os.path.relpath(end, here).replace(os.sep, "/") + hash_ + fragment

    text = source.read_text("utf-8")
    pieces = re.split(r"(^```.*?^```|`[^`\n]*`)", text, flags=re.MULTILINE | re.DOTALL)
    page.write_text(
        "".join(piece if at % 2 else _LINK.sub(rewritten, piece) for at, piece in enumerate(pieces)), "utf-8"
    )


def _listing(folder: Path, target: Path) -> Path:
    """A page with the files of a folder of the checkout, which come along."""
    inside = folder.relative_to(ROOT)
    lines = ["---", "bare: true", "---", "", f"# The folder `{inside.as_posix()}`", ""]
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            copy = target / "files" / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
            name = path.relative_to(folder).as_posix()
            lines.append(f"* [{name}]({inside.name}/{name})")
    page = target / "files" / f"{inside.as_posix()}.md"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text("\n".join(lines) + "\n", "utf-8")
    return page


def navigation(target: Path, found: dict[str, Any]) -> list[Any]:
    """The tree of pages beside each page. The pages of single rules are not in it: their list is."""
    listed = set(FIRST + USING + WHY + tuple(TOP.values()))
    there = [path.name for path in sorted(target.glob("*.md"))]

    def known(names: tuple[str, ...]) -> list[str]:
        return [name for name in names if name in there]

    others = [path.name for path in sorted(target.glob("*.md")) if path.name not in listed]
    shown: list[Any] = ["formats/index.md"]
    for name in found:
        shown += [{name: f"formats/{name}.md"}]
        what = keyed_name(found[name])
        if (target / "formats" / f"{name}-{what}.md").exists():
            shown += [{f"{name} {what}": f"formats/{name}-{what}.md"}]
    how = [path.relative_to(target).as_posix() for path in sorted((target / "how-to").glob("*.md"))]
    tree = [
        {"Home": "index.md"}, {"Tutorial": "tutorial.md"}, {"Inspector": "inspector.md"},
        {"How to": how},
        {"Formats": shown},
        {"Rules": "rules/index.md"},
        {"Guides": [*known(USING), *others]},
        {"Reference": [{"Command line": "reference/command-line.md"}, {"Library": "reference/library.md"}]},
        {"Explanation": known(WHY)},
        {"Project": list(TOP.values())},
    ]  # fmt: skip
    return [one for one in tree if isinstance(one, str) or all(one.values())]


def build_site(pages: Path, site: Path, nav: list[Any]) -> None:
    """Lets mkdocs build it; anything that it warns of is an error.

    Raises:
        Abort: a link leads nowhere, or a page is missing.
    """
    config = {
        "INHERIT": os.path.relpath(ROOT / "mkdocs.yml", pages.parent),
        "docs_dir": str(pages), "site_dir": str(site), "nav": nav,
        "theme": {"custom_dir": str(ROOT / "tools" / "docsite" / "theme")},
    }  # fmt: skip
    path = pages.parent / f"{pages.name}.mkdocs.yml"
    # JSON is YAML.
    path.write_text(json.dumps(config, indent=2), "utf-8")
    loaded = load_config(str(path), strict=True)
    build(loaded)


def is_ours(folder: Path, default: Path, sign: str) -> bool:
    """Whether a folder may be emptied: it is ours, has nothing in it, or was written by an earlier call."""
    return folder == default or not folder.exists() or not any(folder.iterdir()) or (folder / sign).exists()


def main(arguments: list[str] | None = None) -> int:
    """0 built, 1 something is wrong with a page."""
    parser = argparse.ArgumentParser(prog="python -m tools.docsite", description=__doc__)
    parser.add_argument("--pages", type=Path, default=PAGES, help="folder for the Markdown")
    parser.add_argument("--site", type=Path, default=SITE, help="folder for the site")
    options = parser.parse_args(arguments)
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING)
    pages, site = options.pages.resolve(), options.site.resolve()
    for folder, default, sign in ((pages, PAGES, SIGN_OF_PAGES), (site, SITE, SIGN_OF_SITE)):
        if not is_ours(folder, default, sign):
            parser.error(f"{folder} has files of somebody else")
    nav = write_pages(pages)
    try:
        build_site(pages, site, nav)
    except Abort as error:
        print(f"tools.docsite: {error}", file=sys.stderr)
        return 1
    count = sum(1 for _ in site.rglob("*.html"))
    print(f"{os.path.relpath(site)}: {count} pages of nkformats {nkformats.__version__}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
