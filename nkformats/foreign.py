"""What is mistaken for a model: files of other kinds, told by what they begin with, and what to do about each.

The one table of their marks. The marks of the formats that are read here stand in the schemas.
"""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple

from nkformats.errors import FormatError

#: What kind of mistake it is; rules of a format go by it.
Family = Literal["page", "archive", "pointer", "picture", "model", "text", "utf-16", "other"]


class Kind(NamedTuple):
    """A kind of file.

    Attributes:
        family: what kind of mistake it is; name: of the kind, in words; mark: what such a file begins with, a regular
        expression; advice: what to do; sure: whether the mark is long enough that bytes without any structure hardly
        begin so by chance; end: what such a file ends with.
    """

    family: Family
    name: str
    mark: bytes
    advice: str
    sure: bool = True
    end: bytes = b""


def _kind(
    family: Family, name: str, mark: bytes, advice: str, *, sure: bool = True, end: bytes = b""
) -> Kind:  # fmt: skip
    return Kind(family, name, mark, advice, sure, end)


_UNPACK: Final = "unpack it and use the files inside"
_CONVERT: Final = "convert the model with the tools of the format that you need; renaming a file does not change it"
_RUNS_CODE: Final = (
    "do not load it unless you trust its source, since loading runs code in it; export the model instead"
)
_FULL: Final = "get the model itself, not this"

#: The first that fits counts: special kinds stand before general ones.
KINDS: Final = (
    _kind("pointer", "a Git LFS pointer", rb"version https://(?:git-lfs|hawser)\.",
          "the repository was fetched without its large files: run `git lfs pull` in it, or download the file itself"),
    _kind("model", "an OpenVINO graph", rb"(?:\xef\xbb\xbf)?\s*<\?xml[^>]{0,100}>\s*<net\s", _CONVERT),
    _kind("page", "a page of a web site", rb"(?i:(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|body|script|\?xml))",
          "download the file itself, not the page that shows it; it may be the page of an error or of a login"),
    _kind("page", "markup", rb"(?:\xef\xbb\xbf)?\s*<", "download the file itself, not what shows it", sure=False),
    # Archives that are models, by the name of the first file in them.
    _kind("archive", "a PyTorch checkpoint, a zip with a pickle", rb"PK\x03\x04.{26}[ -~]{0,200}data\.pkl",
          _RUNS_CODE),
    _kind("archive", "a numpy archive, a zip of arrays", rb"PK\x03\x04.{26}[ -~]{1,200}\.npy", _CONVERT),
    _kind("archive", "a zip archive", rb"PK(?:\x03\x04|\x05\x06)", _UNPACK),
    _kind("archive", "a gzip file", rb"\x1f\x8b\x08", _UNPACK),
    _kind("archive", "a 7z archive", rb"7z\xbc\xaf", _UNPACK),
    _kind("archive", "a rar archive", rb"Rar!", _UNPACK),
    _kind("archive", "an xz file", rb"\xfd7zXZ", _UNPACK),
    _kind("archive", "a bzip2 file", rb"BZh[1-9]1AY", _UNPACK),
    _kind("archive", "a zstd file", rb"\x28\xb5\x2f\xfd", _UNPACK),
    _kind("archive", "an lz4 file", rb"\x04\x22\x4d\x18", _UNPACK),
    _kind("archive", "a tar archive", rb".{257}ustar[\0 ]", _UNPACK),
    # Models.
    _kind("model", "an old PyTorch checkpoint, a pickle",
          rb"\x80[\x02-\x05](?:\x95.{8})?\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19", _RUNS_CODE),
    _kind("model", "a pickle", rb"\x80(?:[\x04\x05]\x95.{8}|[\x02-\x05][\]\[(){}cXCKMJNGq\x85-\x8f])", _RUNS_CODE,
          end=b"."),
    _kind("model", "a safetensors file", rb".{4}\0{4}\{[\"} ]", _CONVERT),
    _kind("model", "a GGUF model", rb"GGUF(?:[\x01-\x09]\0{3}|\0{3}[\x01-\x09])", _CONVERT),
    _kind("model", "a GGML model", rb"(?:lmgg|fmgg|tjgg|algg)", _CONVERT, sure=False),
    _kind("model", "an ONNX model", rb"\x08[\x01-\x20]\x12[\x03-\x7f][A-Za-z][ -~]{2,126}[\x1a\x22\x28\x32\x3a\x42]",
          _CONVERT),
    _kind("model", "an ONNX model", rb"\x08[\x01-\x20](?:\x12\0|\x3a[\0-\xff]{1,5}[\x0a\x12]|\x42[\x02-\x40]\x0a)",
          _CONVERT, sure=False),
    _kind("model", "a TensorFlow Lite model", rb".{4}TFL3", _CONVERT),
    _kind("model", "an ExecuTorch program", rb".{4}ET1[0-9]", _CONVERT),
    _kind("model", "an HDF5 file, as Keras writes", rb"\x89HDF\r\n\x1a\n", _CONVERT),
    _kind("model", "a numpy array", rb"\x93NUMPY", _CONVERT),
    _kind("model", "a TensorRT engine", rb"(?:ptrt|ftrt)", _CONVERT, sure=False),
    # Others.
    _kind("picture", "a picture", rb"\x89PNG\r\n|\xff\xd8\xff[\xe0-\xef]|GIF8[79]a|RIFF....WEBP", _FULL),
    _kind("picture", "a picture", rb"\x89PNG|\xff\xd8\xff|GIF8|RIFF|BM", _FULL, sure=False),
    _kind("other", "a PDF document", rb"%PDF-", _FULL),
    _kind("other", "a program", rb"\x7fELF[\x01\x02][\x01\x02]\x01|MZ.{58}[\x40-\xff].\0\0", _FULL),
    _kind("utf-16", "UTF-16 text", rb"\xff\xfe|\xfe\xff|7\x007\x00|\x007\x007", "save it as UTF-8", sure=False),
    _kind("text", "JSON text", rb"(?:\xef\xbb\xbf)?\s*[\[{]\s*[\"\]}]",
          "it may be the answer of a server instead of the file: look into it", sure=False),
)  # fmt: skip

#: So much of a file is looked at.
HEAD: Final = 512


def kind_of(view: memoryview | bytes, *, sure: bool = False) -> Kind | None:
    """What kind of file bytes are, or None.

    Args:
        view: the whole file.
        sure: by marks alone that bytes without structure hardly have, such as weights.
    """
    head = bytes(view[:HEAD])
    for kind in KINDS:
        if (
            re.match(kind.mark, head, re.DOTALL)
            and (kind.sure or not sure)
            and bytes(view[len(view) - 1 :]).endswith(kind.end)
        ):
            return kind
    return None


def explain(error: FormatError, view: memoryview) -> None:
    """Says in an error about the beginning of a file what it is instead, and what to do."""
    kind = kind_of(view)
    if kind is not None and kind.name not in error.got:
        error.got, error.note = f"{error.got}: {kind.name}", kind.advice
