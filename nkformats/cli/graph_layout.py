"""A layered drawing of a directed graph: who stands in which row, in which order, and where. Knows no model.

Rows by longest paths, edges of several rows as chains of points, crossings reduced by sweeps over barycentres, then
positions: each row as near to what it is joined with as the widths allow (the pool-adjacent-violators algorithm, which
is exact for one row), swept down and up.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

#: Distances between boxes of a row, and between rows.
GAP_X, GAP_Y = 28.0, 46.0
#: An edge over more rows than these runs straight; the points of all would be more than the boxes.
LONGEST: Final = 60
SWEEPS: Final = 6

#: Centre of a box or a bend.
Point = tuple[float, float]


class Layout:
    """Where everything stands.

    Attributes:
        centres: of each node; routes: for each edge the points it runs through, ends included; width, height: of all.
    """

    def __init__(self, centres: list[Point], routes: list[list[Point]], width: float, height: float) -> None:
        self.centres = centres
        self.routes = routes
        self.width = width
        self.height = height


def lay_out(sizes: Sequence[tuple[float, float]], edges: Sequence[tuple[int, int]]) -> Layout:
    """Places nodes of these sizes (width, height), joined by edges (from, to).

    An edge to a node that stands before its source in the list is drawn upwards, so that circles do no harm.
    """
    rows = _rows(len(sizes), edges)
    chains = _chains(rows, edges)
    order = _order(rows, chains)
    widths = {node: size[0] for node, size in enumerate(sizes)}
    x = _positions(order, chains, widths)
    tops, bottoms, down = [], [], 0.0
    for row in order:
        height = max((sizes[one][1] for one in row if one < len(sizes)), default=0.0)
        tops.append(down)
        bottoms.append(down + height)
        down += height + GAP_Y
    left = min((x[node] - widths.get(node, 0.0) / 2 for node in x), default=0.0)
    right = max((x[node] + widths.get(node, 0.0) / 2 for node in x), default=0.0)
    row_of = {node: number for number, row in enumerate(order) for node in row}
    # Boxes of a row hang from one line, so that no edge into one crosses another.
    centres = [(x[node] - left, tops[row_of[node]] + sizes[node][1] / 2) for node in range(len(sizes))]
    routes = []
    for (source, target), chain in zip(edges, chains, strict=True):
        points = []
        for at, node in enumerate(chain):
            number = row_of[node]
            place = x[node] - left
            if at == 0:
                points += [(place, tops[number] + sizes[node][1]), (place, bottoms[number])]
            elif at < len(chain) - 1:
                points += [(place, tops[number]), (place, bottoms[number])]
            else:
                points.append((place, tops[number]))
        routes.append(points if chain[0] == source or source == target else points[::-1])
    return Layout(centres, routes, right - left, max(down - GAP_Y, 0.0))


def _rows(count: int, edges: Sequence[tuple[int, int]]) -> list[int]:
    """The row of each node: one below the lowest of its sources, in the order of the list."""
    sources: list[list[int]] = [[] for _ in range(count)]
    for source, target in edges:
        low, high = min(source, target), max(source, target)
        if low != high:
            sources[high].append(low)
    rows = [0] * count
    for node in range(count):
        rows[node] = max((rows[one] + 1 for one in sources[node]), default=0)
    # What nothing comes into stands right above the first that it goes into.
    first: dict[int, int] = {}
    for source, target in edges:
        if source != target:
            first[source] = min(first.get(source, rows[target]), rows[target])
    for node in range(count):
        if not sources[node] and node in first:
            rows[node] = max(rows[node], first[node] - 1)
    return rows


def _chains(rows: list[int], edges: Sequence[tuple[int, int]]) -> list[list[int]]:
    """Each edge as nodes from the upper end to the lower one, with a new node in each row between."""
    number = len(rows)
    chains = []
    for source, target in edges:
        upper, lower = (source, target) if rows[source] <= rows[target] else (target, source)
        between = rows[lower] - rows[upper] - 1
        chain = [upper, lower]
        if 0 < between <= LONGEST:
            chain = [upper, *range(number, number + between), lower]
            rows.extend(range(rows[upper] + 1, rows[lower]))
            number += between
        chains.append(chain)
    return chains


def _neighbours(rows: list[int], chains: list[list[int]]) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """Of each node those that it is joined with in the row above, and in the row below."""
    above: dict[int, list[int]] = {}
    below: dict[int, list[int]] = {}
    for chain in chains:
        for upper, lower in pairwise(chain):
            if rows[lower] == rows[upper] + 1:
                above.setdefault(lower, []).append(upper)
                below.setdefault(upper, []).append(lower)
    return above, below


def _order(rows: list[int], chains: list[list[int]]) -> list[list[int]]:
    """The nodes of each row from left to right."""
    order: list[list[int]] = [[] for _ in range(max(rows, default=-1) + 1)]
    for node, number in enumerate(rows):
        order[number].append(node)
    above, below = _neighbours(rows, chains)
    best = [list(row) for row in order]
    least = _crossings(order, below)
    for sweep in range(SWEEPS):
        down = sweep % 2 == 0
        place = {node: at for row in order for at, node in enumerate(row)}
        for row in order if down else reversed(order):
            joined = above if down else below
            keys = {
                node: sum(place[one] for one in joined[node]) / len(joined[node]) if node in joined else place[node]
                for node in row
            }
            row.sort(key=lambda node: (keys[node], place[node]))
            place.update((node, at) for at, node in enumerate(row))
        crossings = _crossings(order, below)
        if crossings < least:
            best, least = [list(row) for row in order], crossings
        if least == 0:
            break
    return best


def _crossings(order: list[list[int]], below: dict[int, list[int]]) -> int:
    """How many pairs of edges between neighbouring rows cross: the inversions of their lower ends."""
    total = 0
    for row, under in pairwise(order):
        place = {node: at for at, node in enumerate(under)}
        ends = [at for node in row for at in sorted(place[one] for one in below.get(node, ()))]
        total += _inversions(ends)[0]
    return total


def _inversions(values: list[int]) -> tuple[int, list[int]]:
    """The number of inversions, and the values sorted."""
    if len(values) < 2:
        return 0, values
    middle = len(values) // 2
    (left, first), (right, second) = _inversions(values[:middle]), _inversions(values[middle:])
    total, merged, at = left + right, [], 0
    for one in second:
        while at < len(first) and first[at] <= one:
            merged.append(first[at])
            at += 1
        total += len(first) - at
        merged.append(one)
    return total, merged + first[at:]


def _positions(order: list[list[int]], chains: list[list[int]], widths: dict[int, float]) -> dict[int, float]:
    """The centre of each node along its row."""
    rows = [0] * sum(len(row) for row in order)
    for number, row in enumerate(order):
        for node in row:
            rows[node] = number
    above, below = _neighbours(rows, chains)
    x: dict[int, float] = {}
    for row in order:
        left = 0.0
        for node in row:
            width = widths.get(node, 0.0)
            x[node] = left + width / 2
            left += width + GAP_X
    for sweep in range(2 * SWEEPS):
        down = sweep % 2 == 0
        for row in order if down else reversed(order):
            joined = above if down else below
            wanted = [
                sum(x[one] for one in joined[node]) / len(joined[node]) if node in joined else x[node] for node in row
            ]
            x.update(zip(row, _separated(row, wanted, widths), strict=True))
    return x


def _separated(row: list[int], wanted: list[float], widths: dict[int, float]) -> list[float]:
    """The places nearest to the wanted ones, by least squares, at which the boxes of a row do not overlap."""
    shifts, left = [], 0.0
    for at, node in enumerate(row):
        if at:
            left += (widths.get(row[at - 1], 0.0) + widths.get(node, 0.0)) / 2 + GAP_X
        shifts.append(left)
    # Without the shifts, the places only have to ascend.
    blocks: list[tuple[float, int]] = []
    for goal, shift in zip(wanted, shifts, strict=True):
        mean, count = goal - shift, 1
        while blocks and blocks[-1][0] > mean:
            before, many = blocks.pop()
            mean = (before * many + mean * count) / (many + count)
            count += many
        blocks.append((mean, count))
    flat = [mean for mean, count in blocks for _ in range(count)]
    return [place + shift for place, shift in zip(flat, shifts, strict=True)]
