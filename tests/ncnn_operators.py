"""Small ncnn networks of one operator, or few, for the tests of our runtime: at least one for every operator it has.

Weights are random. What is compared is the blob `out`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import nkformats

Array = np.ndarray[Any, Any]


def build(*lines: str, shape: tuple[int, ...] = (), seed: int = 0) -> nkformats.Model:
    """A network of these layers behind an input `data`; weights are random, and positive where they have to be."""
    keys = {1: "0", 2: "1 0", 3: "2 1 0", 4: "2 11 1 0"}[len(shape)].split()
    sizes = " ".join(f"{key}={size}" for key, size in zip(keys, shape, strict=True))
    head = f"Input data 0 1 data {sizes}"
    blobs = {name for line in lines for name in line.split()[4 : 4 + sum(map(int, line.split()[2:4]))]} | {"data"}
    text = "\n".join(["7767517", f"{len(lines) + 1} {len(blobs)}", head, *lines, ""])
    model = nkformats.parse(text.encode(), format="ncnn")
    random = np.random.default_rng(seed)
    if model.planned_bytes > 1 << 22:
        raise ValueError("too many weights for a test")
    for name, tensor in model.tensors.items():
        values = random.standard_normal(tensor.shape).astype(np.float32)
        if name.endswith(("int8_scale", "int8_scales")):
            values = np.abs(values) * 20 + 10
        elif "variance" in name:
            values = np.abs(values) + 0.1
        elif " 8=" in (line := next(line for line in lines if line.split()[1] == name.split(".")[0])) and (
            name.endswith(".weight") and line.split()[0] in ("Convolution", "ConvolutionDepthWise", "InnerProduct")
        ):
            values = np.clip(values * 60, -127, 127).astype(np.int8)
        model.tensors[name] = values
    return model


def given(shape: tuple[int, ...], seed: int = 1) -> Array:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def spelled(lines: list[str]) -> list[str]:
    """Layers whose operator is followed by its parameters, in the order of the format."""
    found = []
    for line in lines:
        kind, *words = line.split(" ")
        params = [word for word in words if "=" in word]
        found.append(" ".join([kind, *(word for word in words if "=" not in word), *params]))
    return found


#: For each operator: the shape of the input, then the layers; `out` is compared.
CASES: dict[str, list[tuple[tuple[int, ...], *tuple[str, ...]]]] = {
    "Convolution": [
        ((3, 7, 8), "Convolution c 1 1 data out 0=4 1=3 5=1 6=108"),
        ((3, 7, 8), "Convolution c 1 1 data out 0=4 1=3 11=2 2=2 12=1 3=2 13=3 4=1 15=2 14=3 16=0 6=72"),
        ((5, 9, 9), "Convolution c 1 1 data out 0=6 1=3 2=2 12=2 4=2 5=1 6=270 9=1"),
        ((1, 9, 9), "Convolution c 1 1 data out 0=6 1=3 2=2 4=1 5=1 6=54 9=2 -23310=1,0.25"),
        ((3, 60, 60), "Convolution c 1 1 data out 0=6 1=3 2=3 3=1 4=-233 5=1 6=162 9=3 -23310=2,-0.5,1.5"),
        ((3, 8, 7), "Convolution c 1 1 data out 0=6 1=4 3=3 4=-234 6=288 9=4"),
        ((3, 8, 7), "Convolution c 1 1 data out 0=6 1=3 4=1 6=162 18=0.75 9=5"),
        ((32, 8, 12), "Convolution c 1 1 data out 0=32 1=3 4=1 5=1 6=9216 9=6 -23310=2,0.1666667,0.5"),
        ((7,), "Convolution c 1 1 data out 0=5 1=1 5=1 6=35 9=1"),
    ],
    "ConvolutionDepthWise": [
        ((6, 9, 8), "ConvolutionDepthWise c 1 1 data out 0=6 1=3 4=1 5=1 6=54 7=6 9=1"),
        ((6, 9, 8), "ConvolutionDepthWise c 1 1 data out 0=6 1=3 11=2 2=2 12=3 3=2 13=1 4=2 6=36 7=6"),
        ((6, 9, 8), "ConvolutionDepthWise c 1 1 data out 0=4 1=3 4=1 3=2 5=1 6=108 7=2 9=2 -23310=1,0.1"),
        ((4, 9, 8), "ConvolutionDepthWise c 1 1 data out 0=8 1=2 2=2 4=-233 5=1 6=32 7=4"),
        ((4, 5, 6), "ConvolutionDepthWise c 1 1 data out 0=6 1=3 4=1 5=1 6=108 7=2", "ReLU r 1 1 out r"),
        ((4, 5, 6), "ConvolutionDepthWise c 1 1 data out 0=4 1=3 4=1 18=-2.0 6=36 7=4"),
    ],
    "Deconvolution": [
        ((3, 4, 5), "Deconvolution c 1 1 data out 0=4 1=3 5=1 6=108"),
        ((3, 4, 5), "Deconvolution c 1 1 data out 0=4 1=4 11=3 3=2 13=3 4=1 15=2 14=0 16=1 5=1 6=144 9=1"),
        ((3, 4, 5), "Deconvolution c 1 1 data out 0=4 1=3 2=2 12=3 3=2 18=1 19=2 6=108"),
        ((3, 4, 5), "Deconvolution c 1 1 data out 0=4 1=3 3=2 4=-233 20=10 21=8 6=108"),
        ((3, 4, 5), "Deconvolution c 1 1 data out 0=4 1=3 3=2 4=-234 20=10 21=8 6=108"),
        ((3, 1, 1), "Deconvolution c 1 1 data out 0=2 1=5 3=7 5=1 6=150"),
    ],
    "DeconvolutionDepthWise": [
        ((3, 4, 5), "DeconvolutionDepthWise c 1 1 data out 0=3 1=4 3=2 4=1 5=1 6=48 7=3"),
        ((4, 4, 5), "DeconvolutionDepthWise c 1 1 data out 0=6 1=3 3=2 4=1 18=1 5=1 6=108 7=2 9=2 -23310=1,0.2"),
        ((3, 4, 5), "DeconvolutionDepthWise c 1 1 data out 0=3 1=2 11=3 2=2 3=3 18=1 6=18 7=3 9=1"),
    ],
    "Convolution1D": [
        ((5, 12), "Convolution1D c 1 1 data out 0=4 1=3 5=1 6=60 9=1"),
        ((5, 12), "Convolution1D c 1 1 data out 0=4 1=3 2=2 3=2 4=1 15=3 6=60"),
        ((5, 12), "Convolution1D c 1 1 data out 0=4 1=4 3=3 4=-233 6=80"),
    ],
    "ConvolutionDepthWise1D": [
        ((4, 12), "ConvolutionDepthWise1D c 1 1 data out 0=4 1=3 4=1 5=1 6=12 7=4"),
        ((4, 12), "ConvolutionDepthWise1D c 1 1 data out 0=6 1=3 2=2 5=1 6=36 7=2"),
    ],
    "Deconvolution1D": [
        ((5, 6), "Deconvolution1D c 1 1 data out 0=4 1=3 5=1 6=60 9=1"),
        ((5, 6), "Deconvolution1D c 1 1 data out 0=4 1=4 2=2 3=3 4=1 15=2 18=1 6=80"),
        ((5, 6), "Deconvolution1D c 1 1 data out 0=4 1=3 3=2 4=-233 20=12 5=1 6=60"),
        ((4, 6), "DeconvolutionDepthWise1D c 1 1 data out 0=4 1=3 3=2 5=1 6=12 7=4"),
        ((4, 6), "DeconvolutionDepthWise1D c 1 1 data out 0=6 1=3 3=2 4=-234 20=12 5=1 6=36 7=2"),
    ],
    "InnerProduct": [
        ((12,), "InnerProduct p 1 1 data out 0=5 1=1 2=60 9=1"),
        ((3, 4), "InnerProduct p 1 1 data out 0=5 1=1 2=60"),
        ((3, 4), "InnerProduct p 1 1 data out 0=5 1=1 2=20 9=4"),
        ((2, 3, 4), "InnerProduct p 1 1 data out 0=5 2=120"),
        ((2, 2, 3, 4), "InnerProduct p 1 1 data out 0=5 1=1 2=240"),
    ],
    "int8": [
        ((3, 7, 8), "Convolution c 1 1 data out 0=4 1=3 4=1 5=1 6=108 8=1 9=1"),
        ((3, 7, 8), "Convolution c 1 1 data out 0=4 1=1 6=12 8=2"),
        ((4, 7, 8), "ConvolutionDepthWise c 1 1 data out 0=4 1=3 3=2 5=1 6=36 7=4 8=1"),
        ((12,), "InnerProduct p 1 1 data out 0=5 1=1 2=60 8=1 9=1"),
        ((4, 7, 8), "ConvolutionDepthWise c 1 1 data out 0=6 1=3 4=1 5=1 6=108 7=2 8=1 9=1"),
        ((4, 7, 8), "ConvolutionDepthWise c 1 1 data out 0=4 1=3 6=36 7=4 8=2"),
        ((3, 7, 8), "Convolution c 1 1 data out 0=4 1=3 4=1 5=1 6=108 8=101 9=1"),
        ((3, 7, 8), "Convolution c 1 1 data a 0=4 1=3 4=1 5=1 6=108 8=101", "Split s 1 2 a b d",
         "ConvolutionDepthWise e 1 1 b f 0=4 1=3 4=1 5=1 6=36 7=4 8=101 9=1",
         "Convolution g 1 1 f i 0=5 1=1 6=20 8=1", "Convolution h 1 1 d j 0=5 1=1 5=1 6=20 8=1",
         "Eltwise k 2 1 i j out 0=1"),
        ((3, 4), "InnerProduct p 1 1 data out 0=5 1=1 2=20 8=1"),
    ],
    "Pooling": [
        *(
            ((3, 7, 9), f"Pooling p 1 1 data out 0={kind} 1=3 11=2 2=2 12=3 3=1 13=0 14=0 15=1 5={mode} 6={count}")
            for kind, count in ((0, 0), (1, 0), (1, 1))
            for mode in (0, 1)
        ),
        *(
            ((3, 7, 9), f"Pooling p 1 1 data out 0={kind} 1=3 2=2 5={mode} 6={count}")
            for kind, count in ((0, 0), (1, 0), (1, 1))
            for mode in (2, 3)
        ),
        *(((3, 7, 9), f"Pooling p 1 1 data out 0={kind} 4=1") for kind in (0, 1)),
        *(((3, 7, 9), f"Pooling p 1 1 data out 0={kind} 7=1 8=4 18=3") for kind in (0, 1)),
        ((3, 7, 9), "Pooling p 1 1 data out 0=1 7=1 8=12 18=-233"),
        ((3, 7, 9), "Pooling p 1 1 data out 0=0 7=1 8=9 18=7"),
    ],
    "activations": [
        ((2, 3, 4), f"{kind} a 1 1 data out")
        for kind in (
            "ReLU", "ReLU 0=0.1", "Clip 0=-0.3 1=0.7", "Sigmoid", "TanH", "HardSwish", "HardSwish 0=0.1666667 1=0.5",
            "HardSigmoid", "Swish", "ELU", "ELU 0=1.5", "Mish", "GELU", "GELU 0=1", "AbsVal", "Dropout",
            "Dropout 0=0.25", "Noop", "Power 0=2.0 1=0.5 2=1.0",
        )
    ],
    "UnaryOp": [
        ((2, 3, 4), "Power s 1 1 data s 1=0.1 2=1.5" if op == 25 else "Sigmoid s 1 1 data s",
         f"UnaryOp u 1 1 s out 0={op}")
        for op in range(28)
    ],
    "BinaryOp": [
        *(((2, 3, 4), "Sigmoid s 1 1 data s", f"BinaryOp u 1 1 s out 0={op} 1=1 2=0.75") for op in range(19)),
        *(
            ((2, 3, 4), "Sigmoid s 1 1 data s", "MemoryData m 0 1 n 0=4 1=3 2=2", "Sigmoid t 1 1 n m",
             f"BinaryOp u 2 1 s m out 0={op}")
            for op in range(19)
        ),
        *(
            (shape, f"MemoryData m 0 1 m {dims}", f"BinaryOp u 2 1 {order} out 0=1")
            for shape, several in (
                ((5,), ("0=5", "0=1", "0=5 1=3", "0=4 1=5", "0=5 1=3 2=2", "0=2 1=3 2=5", "0=5 1=2 11=3 2=4")),
                ((3, 4), ("0=4", "0=3", "0=1", "0=1 1=3", "0=4 1=1", "0=2 1=4 2=3", "0=2 1=2 11=4 2=3")),
                ((2, 3, 4), ("0=2", "0=4", "0=1", "0=3 1=2", "0=1 1=1 2=2", "0=4 1=1 2=1", "0=4 1=3 2=1",
                             "0=5 1=4 11=3 2=2")),
                ((2, 3, 4, 5), ("0=2", "0=5", "0=3 1=2", "0=4 1=3 2=2", "0=1 1=4 11=1 2=2")),
            )
            for dims in several
            for order in ("data m", "m data")
        ),
    ],
    "Eltwise": [
        ((2, 3, 4), "Split s 1 3 data a b c", "Sigmoid f 1 1 b d", f"Eltwise e 3 1 a d c out {how}")
        for how in ("0=0", "0=1", "0=1 -23301=3,0.5,-1.0,2.0", "0=2")
    ],
    "channels": [
        (shape, f"{kind} a 1 1 data out {params.format(shape[0])}")
        for shape in ((4,), (4, 3), (4, 2, 3), (4, 2, 3, 2))
        for kind, params in (
            ("BatchNorm", "0={} 1=0.001"), ("Scale", "0={} 1=1"), ("Scale", "0={}"), ("PReLU", "0={}"),
            ("PReLU", "0=1"),
            *([("Bias", "0={}")] if len(shape) > 2 else []),
        )
    ] + [((4, 3), "Bias a 1 1 data out 0=1"), ((3, 2, 4), "MemoryData m 0 1 m 0=3", "Scale a 2 1 data m out 0=-233")],
    "norms": [
        ((4, 3, 5), "InstanceNorm n 1 1 data out 0=4 1=0.001"),
        ((4, 3, 5), "InstanceNorm n 1 1 data out 0=4 1=0.01 2=0"),
        ((6, 3, 5), "GroupNorm n 1 1 data out 0=3 1=6 2=0.001"),
        ((6,), "GroupNorm n 1 1 data out 0=2 1=6 3=0"),
        *((shape, f"{kind} n 1 1 data out 0={size} 1=0.001 2={affine}") for kind in ("LayerNorm", "RMSNorm")
          for affine in (0, 1)
          for shape, size in (((6,), 6), ((3, 6), 6), ((3, 4, 6), 6), ((3, 4, 6), 24), ((2, 3, 4, 6), 24))),
    ],
    "Softmax": [
        (shape, f"Softmax s 1 1 data out 0={axis} 1=1")
        for shape in ((5,), (3, 5), (2, 3, 5), (2, 3, 4, 5))
        for axis in (*range(len(shape)), -1)
    ],
    "Reduction": [
        *(((2, 3, 4), "Sigmoid s 1 1 data s", f"Reduction r 1 1 s out 0={op} 1=0 -23303={axes} 4={keep} 5=1 2=0.5")
          for op in range(10) for axes, keep in (("1,1", 0), ("2,0,-1", 1), ("2,1,2", 0))),
        ((2, 3, 4), "Reduction r 1 1 data out 0=3 1=1"), ((3, 4), "Reduction r 1 1 data out 0=4 1=0 -23303=1,0 5=1"),
    ],
    "Flatten": [(shape, "Flatten f 1 1 data out") for shape in ((5,), (3, 5), (2, 3, 5), (2, 3, 4, 5))],
    "Reshape": [
        ((2, 3, 4), f"Reshape r 1 1 data out {how}")
        for how in (
            "0=24", "0=-1", "0=6 1=-1", "0=0 1=-1", "0=4 1=3 2=2", "0=3 1=2 2=-1", "0=2 1=3 11=2 2=2", "0=0 1=0 2=-1",
            '6="*(0w,0h),0c"', '6="-1,2"', '6="//(0w,2),0h,*(0c,2)"', '6="floor(*(0w,5.0e-01)),-1"',
            '6="1,*(0w,0h),0c" 13=2', '6="*(0w,0h),0c,0n" 12=0 13=0', '6="-1,1" 12=0 13=0',
        )
    ],
    "Permute": [(shape, f"Permute p 1 1 data out 0={order}") for shape, count in
                (((5,), 1), ((3, 5), 2), ((2, 3, 5), 6), ((2, 3, 4, 5), 24)) for order in range(count)],
    "Concat": [
        (shape, "Split s 1 2 data a b", "ReLU r 1 1 b c", f"Concat c 2 1 a c out 0={axis}")
        for shape in ((5,), (3, 5), (2, 3, 5), (2, 3, 4, 5)) for axis in (*range(len(shape)), -1)
    ],
    "Slice": [
        *((shape, f"Slice s 1 3 data out b c -23300=3,1,-233,-233 1={axis}")
          for shape in ((6,), (6, 5), (5, 6, 7), (5, 6, 7, 4)) for axis in (*range(len(shape)), -1)),
        ((5, 6, 7), "Slice s 1 3 data a out c 1=1 -23302=2,2,-1"),
    ],
    "Crop": [
        *((shape, f"Crop c 1 1 data out {how}") for shape, several in {
            (6,): ("-23309=1,1 -23310=1,-1", "0=1 3=3"),
            (5, 6): ("-23309=1,1 -23310=1,-233 -23311=1,1", "0=1 1=2 3=3 4=-233"),
            (4, 5, 6): ("-23309=3,1,-233,2 -23310=3,3,-1,-233", "0=1 1=1 2=1 3=-233 4=3 5=2 6=1",
                        '19="1,//(0w,2)" 20="0h,0w" 21="1,2"', "-23309=2,-2,1 -23310=2,-233,4 -23311=2,-3,1"),
            (2, 4, 5, 6): ("-23309=2,1,2 -23310=2,3,-1 -23311=2,1,3", "0=1 1=1 13=1 2=0 3=2 4=2 14=2 5=-233"),
        }.items() for how in several),
        ((4, 5, 6), "MemoryData m 0 1 m 0=3 1=2 2=3", "Crop c 2 1 data m out 0=1 1=2 2=1"),
        ((4, 5, 6), "MemoryData m 0 1 m 0=3 1=2", "Crop c 2 1 data m out 0=1 1=2"),
    ],
    "Padding": [
        *((shape, f"Padding p 1 1 data out 0=1 1=2 2=2 3=1 4={kind} 5=0.5") for kind in (0, 1, 2)
          for shape in ((4, 5), (3, 4, 5))),
        *(((3, 4, 5), f"Padding p 1 1 data out 0=1 3=1 4={kind} 7=1 8=2 5=-1.5") for kind in (0, 1, 2)),
        ((5,), "Padding p 1 1 data out 2=2 3=1 4=0 5=0.5"), ((3, 4, 5), "Padding p 1 1 data out 0=1 2=1 6=3"),
        ((2, 3, 4, 5), "Padding p 1 1 data out 0=1 3=1 7=1 8=2 5=-1.5"),
    ],
    "Interp": [
        *(((3, 5, 6), f"Interp i 1 1 data out 0={kind} {how}") for kind in (1, 2, 3)
          for how in ("1=2.0 2=2.0", "1=0.5 2=1.7", "3=7 4=4", "3=5 4=6", '9="*(0w,2),*(0h,3)"')),
        ((3, 5, 6), "Interp i 1 1 data out 0=3 3=9 4=11 6=1"), ((3, 2, 3), "Interp i 1 1 data out 0=3 3=9 4=11"),
        ((3, 1, 6), "Interp i 1 1 data out 0=3 3=3 4=9"),
        ((3, 5, 6), "Interp i 1 1 data out 0=2 3=9 4=11 6=1"), ((3, 1, 6), "Interp i 1 1 data out 0=2 3=4 4=3"),
        ((3, 1, 1), "Interp i 1 1 data out 0=2 1=2.0 2=3.0"), ((4,), "Interp i 1 1 data out 0=1 3=3 4=2"),
        ((3, 5), "Interp i 1 1 data out 0=2 2=1.5 1=1.0"), ((3, 5), "Interp i 1 1 data out 0=1 3=3 4=9"),
    ],
    "other shapes": [
        ((1, 3, 1), "Squeeze s 1 1 data out 0=1 2=1"), ((1, 3, 1), "Squeeze s 1 1 data out -23303=2,0,-1"),
        ((1, 1, 1), "Squeeze s 1 1 data out 0=1 1=1 2=1"), ((2, 1, 3, 1), "Squeeze s 1 1 data out -23303=1,1"),
        ((4,), "ExpandDims e 1 1 data out -23303=1,0"), ((3, 4), "ExpandDims e 1 1 data out -23303=2,0,-1"),
        ((2, 3, 4), "ExpandDims e 1 1 data out -23303=1,1"),
        ((6, 3, 4), "ShuffleChannel s 1 1 data out 0=3"), ((6, 3, 4), "ShuffleChannel s 1 1 data out 0=3 1=1"),
        ((8, 3, 4), "PixelShuffle s 1 1 data out 0=2"), ((8, 3, 4), "PixelShuffle s 1 1 data out 0=2 1=1"),
        # What one kernel leaves in its margin, another one reads.
        ((4, 6, 6), "Convolution c 1 1 data a 0=8 1=3 4=1 5=1 6=288 9=1", "PixelShuffle s 1 1 a b 0=2",
         "ConvolutionDepthWise d 1 1 b c 0=2 1=3 4=1 6=18 7=2", "Split t 1 3 c e f g",
         "Convolution h 1 1 e i 0=2 1=3 4=1 6=36", "GroupNorm n 1 1 f j 0=1 1=2", "Concat k 3 1 i j g out 0=0"),
    ],
    "functions": [
        *(((2, 3, 4), "Power s 1 1 data s 1=0.1 2=1.5", f"{kind} a 1 1 s out {how}") for kind in ("Exp", "Log")
          for how in ("", "0=2.5 1=0.5 2=0.3")),
        *(((2, 3, 4), f"{kind} a 1 1 data out") for kind in (
            "SELU", "SELU 0=1.2 1=0.7", "CELU", "CELU 0=1.7", "Softplus", "BNLL", "Erf", "Threshold 0=0.1", "Shrink",
            "Shrink 0=0.25 1=0.75",
        )),
    ],
    "Normalize": [
        ((3, 4, 5), f"Normalize n 1 1 data out 0={space} 4={channel} 1={shared} 2=0.01 9={mode} 3={1 if shared else 3}")
        for space, channel in ((0, 1), (1, 0), (1, 1)) for shared in (0, 1) for mode in (0, 1, 2)
    ],
    "LRN": [((7, 4, 5), f"LRN n 1 1 data out 1={size} 2=0.5 3=0.75 4=1.5") for size in (1, 3, 4, 9)],
    "Reorg": [((3, 4, 7), f"Reorg r 1 1 data out 0=2 1={mode}") for mode in (0, 1)],
    "Flip": [((2, 3, 4), "Flip f 1 1 data out -23300=2,0,-1"), ((5,), "Flip f 1 1 data out -23300=1,0"),
             ((3, 4), "Flip f 1 1 data out -23300=1,0"), ((2, 3, 4, 5), "Flip f 1 1 data out -23300=2,1,3")],
    "Tile": [
        ((2, 3), "Tile t 1 1 data out 0=1 1=3"), ((2, 3, 4), "Tile t 1 1 data out 0=0 1=2"),
        ((2, 3, 4), "Tile t 1 1 data out -23302=3,2,1,3"), ((3,), "Tile t 1 1 data out -23302=2,2,3"),
        ((2, 3, 4), "Tile t 1 1 data out -23302=1,2"), ((2, 3, 4, 2), "Tile t 1 1 data out -23302=3,2,1,3"),
    ],
    "Gemm": [
        *((shape, f"Gemm g 1 1 data out {how}") for shape, several in {
            (4, 6): ("5=1 6=1 8=5 9=6 10=4", "3=1 5=1 6=1 7=4 8=5 9=6 10=3 0=0.5 1=2.0", "5=1 6=1 8=5 9=6 10=-1 14=1",
                     "3=1 5=1 6=1 7=4 8=5 9=6 10=1", "5=1 6=1 7=4 8=5 9=6 10=2", "5=1 6=1 8=5 9=6 10=0 11=1",
                     "4=1 6=1 7=3 9=4 10=-1", "2=1 4=1 6=1 7=3 9=4 10=1", "2=1 5=1 6=1 8=5 9=4 10=-1",
                     "4=1 6=1 7=3 9=6 10=-1 3=1"),
            (6,): ("5=1 6=1 8=5 9=6 10=4",),
        }.items() for how in several),
        ((4, 6), "MemoryData m 0 1 m 0=5 1=6", "Gemm g 2 1 data m out"),
        ((4, 6), "MemoryData m 0 1 m 0=6 1=5", "Gemm g 2 1 data m out 3=1 14=1 11=1"),
        *(((4, 6), "MemoryData m 0 1 m 0=6 1=5", f"MemoryData c 0 1 c {dims}", "Gemm g 3 1 data m c out 3=1 1=0.5")
          for dims in ("0=5", "0=4", "0=1", "0=5 1=4", "0=1 1=4", "0=5 1=1")),
    ],
    "MatMul": [
        (shape, f"MemoryData m 0 1 m {dims}", f"MatMul p 2 1 data m out 0={turned}")
        for shape, several in {
            (5,): (("0=5", 0), ("0=4 1=5", 0), ("0=5 1=4", 1), ("0=3 1=5 2=2", 0), ("0=3 1=5 11=4 2=2", 0)),
            (3, 5): (("0=5", 0), ("0=4 1=5", 0), ("0=5 1=4", 1), ("0=4 1=5 2=2", 0)),
            (2, 3, 5): (("0=5", 0), ("0=4 1=5", 0), ("0=5 1=4 2=2", 1), ("0=4 1=5 2=1", 0), ("0=4 1=5 11=2 2=3", 0)),
            (2, 3, 4, 5): (("0=5", 0), ("0=4 1=5 2=3", 0), ("0=4 1=5 11=3 2=2", 0), ("0=5 1=4 11=1 2=2", 1)),
        }.items() for dims, turned in several
    ],
}  # fmt: skip
