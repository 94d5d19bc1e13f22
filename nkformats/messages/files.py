"""Formats of messages: reading a file whose outermost message is of one class, with the files that it names."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any

from nkformats import errors
from nkformats.beneath import Folder
from nkformats.codec import Format
from nkformats.errors import FormatError
from nkformats.source import Source


class Rooted:
    """A generated module as one of several formats sees it: with a root, a title and extensions of its own."""

    def __init__(self, load: Callable[[], Any], root: str, title: str, *extensions: str) -> None:
        self._load = load
        self._root = root
        self.TITLE = title
        self.EXTENSIONS = extensions

    @property
    def ROOT(self) -> Any:
        """The class of the outermost message."""
        return getattr(self._load(), self._root)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._load(), name)


def message_format(name: str, module: Rooted, model: Callable[[], Any] | None = None, **hooks: Any) -> Format:
    """The format of files that are one message.

    Args:
        name: as of `Format`; module: with the class of the message; model: gives the class of its models, a
        `MessageModel`, where it has its own; hooks: as of `Format`.
    """

    def made(record: Any, codec: Format, *parts: Any, **options: Any) -> Any:
        if model is not None:
            return model()(record, codec, *parts, **options)
        from nkformats.messages.model import MessageModel

        return MessageModel(record, codec, *parts, **options)

    def assemble(
        codec: Format, source: Source, limits: Mapping[str, int], variant: str | None, companion: Any,
        operators: Mapping[str, Any] | None, links: str | None = None,
    ) -> Any:  # fmt: skip
        """The model of a file. `companion` is the folder of the files that it names, where it has no name itself.

        Raises:
            FormatError: the file is broken, or of another variant. ValueError: an option that makes no sense here.
        """
        if operators is not None:
            raise ValueError(f"a file of format {codec.name} has no operators of its own")
        folder = None
        if companion is not None or source.name is not None:
            folder = Folder(os.path.dirname(source.name or "") if companion is None else os.fsdecode(companion), links)
        try:
            record, found = module.NOTATION.read(module.ROOT, source.view, limits)
        except FormatError as error:
            error.source = source.name
            error.model = made(error.record, codec, source, folder=folder, limits=limits, complete=False)
            raise
        whole = made(record, codec, source, found, folder, limits)
        if variant is not None and variant.casefold() != whole.variant:
            expected, got = f"a file of variant {variant}", whole.variant or "none"
            other = FormatError(errors.VARIANT, "", 0, expected, got, source=source.name)
            other.model = made(record, codec, source, folder=folder, limits=limits, complete=False)
            raise other
        return whole

    def adopt(codec: Format, record: Any) -> Any:
        return made(record, codec) if isinstance(record, codec.module.ROOT) else None

    return Format(name, lambda: module, variant=lambda record: "", assemble=assemble, adopt=adopt, **hooks)
