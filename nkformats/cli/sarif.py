"""Reports as a SARIF 2.1.0 log, for code scanning.

SARIF knows results, which are findings, and notifications, which are about the run. That a file was not validated is no
finding and must not be mistaken for a sound one, so it is a notification; the verdicts stand among the artifacts.
"""

from __future__ import annotations

import os
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import nkformats
from nkformats import Finding, Report, Rule
from nkformats.cli.explaining import TEXTS
from nkformats.cli.network import network_of
from nkformats.cli.sources import STDIN
from nkformats.errors import escape

SCHEMA: Final = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

#: What GitHub calls the severities of SARIF.
_PROBLEMS: Final = {"error": "error", "warning": "warning", "note": "recommendation"}

_NOTICES: Final = {
    "not-validated": "Nobody can say whether the file is sound.",
    "could-not-be-read": "The file could not be opened.",
    "left-out": "Findings of rules that the caller did not want.",
}


def uri_of(name: str) -> str:
    """The URI of a file: relative to the working folder where it lies in there, as code scanning wants it."""
    if name == STDIN:
        return "stdin"
    full, here = os.path.abspath(name), os.getcwd()
    if os.path.splitdrive(full)[0] == os.path.splitdrive(here)[0] and full.startswith(here.rstrip(os.sep) + os.sep):
        # A colon is escaped, so that no name is taken for a scheme.
        return quote(os.fsencode(os.path.relpath(full, here).replace(os.sep, "/")))
    return Path(full).as_uri()


class Log:
    """Collects what a SARIF log says; reports are not kept."""

    def __init__(self) -> None:
        self._rules: dict[str, int] = {}
        self._results: list[dict[str, Any]] = []
        self._artifacts: list[dict[str, Any]] = []
        self._notices: list[dict[str, Any]] = []
        self._failed = False

    def add(self, path: str, report: Report) -> None:
        """Adds what there is to say of a file."""
        names = _names(path, report)
        uri = uri_of(path)
        verdict = {"verdict": report.verdict, "format": report.format, "variant": report.variant}
        for one in dict.fromkeys([uri, *map(uri_of, names.values())]):
            self._artifacts.append({"location": {"uri": one}, "properties": verdict})
        if report.verdict == "not validated":
            self._notice("not-validated", "warning", uri, f"not validated: {escape(report.reason)}")
        if report.left_out:
            rules = ", ".join(f"{rule} ({count})" for rule, count in report.left_out.items())
            self._notice("left-out", "note", uri, f"findings left out: {rules}")
        seen: Counter[str] = Counter()
        for finding in report.findings:
            about = names.get(finding.file, path)
            if not finding.file and report.error is not None and report.error.source:
                about = report.error.source
            mark = sha256("\0".join((finding.rule, finding.file, finding.path)).encode("utf-8", "surrogatepass"))
            digest = mark.hexdigest()[:32]
            seen[digest] += 1
            self._results.append(self._result(finding, about, report, f"{digest}:{seen[digest]}"))

    def fail(self, path: str, message: str) -> None:
        """Adds that a file could not be read."""
        self._failed = True
        self._notice("could-not-be-read", "error", uri_of(path), escape(message))

    def _notice(self, id: str, level: str, uri: str, text: str) -> None:
        number = list(_NOTICES).index(id)
        place = {"physicalLocation": {"artifactLocation": {"uri": uri}}}
        descriptor = {"id": id, "index": number}
        self._notices.append(
            {"descriptor": descriptor, "level": level, "message": {"text": text}, "locations": [place]}
        )

    def _result(self, finding: Finding, about: str, report: Report, fingerprint: str) -> dict[str, Any]:
        path = escape(finding.path)
        place: dict[str, Any] = {
            "physicalLocation": {"artifactLocation": {"uri": uri_of(about)}, "region": _region(finding, report)}
        }
        if path:
            place["logicalLocations"] = [{"fullyQualifiedName": path, "kind": "member"}]
        return {
            "ruleId": finding.rule,
            "ruleIndex": self._rules.setdefault(finding.rule, len(self._rules)),
            "level": finding.severity,
            "message": {"text": f"{path} {finding.place}: {escape(finding.message)}".lstrip()},
            "locations": [place],
            # Nothing in it depends on where in the file the finding is. GitHub only looks at the second name.
            "partialFingerprints": {"nkformatsFinding/v1": fingerprint, "primaryLocationLineHash": fingerprint},
        }

    def document(self, status: int) -> dict[str, Any]:
        """The log."""
        driver = {
            "name": "nkformats",
            "semanticVersion": nkformats.__version__,
            "rules": [_descriptor(nkformats.rule(id)) for id in self._rules],
            "notifications": [{"id": id, "shortDescription": {"text": text}} for id, text in _NOTICES.items()],
        }
        invocation = {
            "executionSuccessful": not self._failed,
            "exitCode": status,
            "toolExecutionNotifications": self._notices,
        }
        run = {
            "tool": {"driver": driver},
            "invocations": [invocation],
            "artifacts": self._artifacts,
            "results": self._results,
            "columnKind": "unicodeCodePoints",
        }
        return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _names(path: str, report: Report) -> dict[str, str]:
    """The files of a model of two by the extension that findings call them by; none for any other."""
    network = None if report.model is None else network_of(report.model)
    if network is None:
        return {}
    files = {network.notation: network.graph, ".bin": network.weights}
    # What was read from standard input has no name.
    return {ending: source.name or path for ending, source in files.items() if source is not None}


def _region(finding: Finding, report: Report) -> dict[str, int]:
    """Where a finding is, in bytes; in a text by line and column, too."""
    place = {"byteOffset": finding.offset, "byteLength": finding.length}
    if not finding.line:
        # GitHub shows no result without a line.
        return {"startLine": 1, **place}
    network = None if report.model is None else network_of(report.model)
    if network is None or network.graph is None or finding.offset > len(network.graph.view):
        # Our columns count bytes. Without the text nobody can tell how many characters they are.
        return {"startLine": finding.line, **place}
    view = network.graph.view
    before = _text(view[finding.offset - finding.column + 1 : finding.offset])
    within = _text(view[finding.offset : finding.offset + finding.length])
    column = len(before) + 1
    end = {"endColumn": column + len(within)} if within and "\n" not in within else {}
    return {"startLine": finding.line, "startColumn": column, **end, **place}


def _text(view: memoryview) -> str:
    return bytes(view).decode("utf-8", "replace")


def _descriptor(rule: Rule) -> dict[str, Any]:
    texts = {name: escape(" ".join(getattr(rule, name).split())) for name in ("summary", *TEXTS)}
    words = {"why": "Why", "loader": "What the reference loader does", "mend": "How to mend it", "ref": "See"}
    return {
        "id": rule.id,
        "shortDescription": {"text": texts["summary"]},
        "fullDescription": {"text": texts["why"]},
        "help": {
            "text": "\n".join(f"{words[name]}: {texts[name]}" for name in TEXTS),
            "markdown": "\n\n".join(f"**{words[name]}:** {texts[name]}" for name in TEXTS),
        },
        "defaultConfiguration": {"level": rule.severity},
        "properties": {"problem.severity": _PROBLEMS[rule.severity], "tags": ["model-file"]},
    }
