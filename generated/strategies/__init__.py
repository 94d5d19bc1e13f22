"""Generated tables; do not edit: `make generate` makes them from the schemas."""
