"""Generated construct twins; do not edit: `make generate` makes them from the schemas."""
