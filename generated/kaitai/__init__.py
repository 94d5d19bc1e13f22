"""Generated twins of the stock compiler; do not edit: `make generate` makes them from the schemas."""
