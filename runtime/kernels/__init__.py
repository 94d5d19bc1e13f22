"""Kernels: small functions over arrays that give the calls to make; no format, no layer record."""
