"""Training for the scripts of the samples."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]


def adam(
    weights: dict[str, Array],
    gradients: Callable[[Mapping[str, Array], Array, Array], Mapping[str, Array]],
    images: Array,
    labels: Array,
    rng: np.random.Generator,
    *,
    rate: float,
    epochs: int,
) -> dict[str, Array]:
    """Trains with Adam, batches of 32, a rate that falls as half a cosine, and a little decay of the weights.

    Args:
        weights: to begin with, by name; gradients: of the weights, for a batch of images and labels.

    Returns:
        The trained weights in float32; the same generator gives the same on the same machine.
    """
    mean = {name: np.zeros_like(values) for name, values in weights.items()}
    square = {name: np.zeros_like(values) for name, values in weights.items()}
    step = 0
    for epoch in range(epochs):
        now = rate * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
        for batch in np.array_split(rng.permutation(len(labels)), len(labels) // 32):
            step += 1
            for name, gradient in gradients(weights, images[batch], labels[batch]).items():
                mean[name] = 0.9 * mean[name] + 0.1 * gradient
                square[name] = 0.999 * square[name] + 0.001 * gradient**2
                scaled = (mean[name] / (1 - 0.9**step)) / (np.sqrt(square[name] / (1 - 0.999**step)) + 1e-8)
                weights[name] = weights[name] - now * (scaled + 0.01 * weights[name])
    return {name: values.astype(np.float32) for name, values in weights.items()}
