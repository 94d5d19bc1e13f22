"""Pages about a format, from its schema alone: Markdown with inline SVG, for any builder of sites.

`format_page` and `keyed_page` give the text of a page each; what comes from files (a sample, a failing file) is handed
in. Nothing in here knows a format by name.
"""

from __future__ import annotations

from nkformats.codegen.docs.keyed import keyed_name, keyed_page
from nkformats.codegen.docs.page import format_page
from nkformats.codegen.docs.pictures import Part, file_map, ruler

__all__ = ["Part", "file_map", "format_page", "keyed_name", "keyed_page", "ruler"]
