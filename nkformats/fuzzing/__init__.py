"""Making files: valid models, files with one fault, mutants; and running loaders on them.

What is legal comes from the tables in `nkformats.generated.strategies`; the modules named after formats add what a
schema cannot say: shapes that fit together over a graph, and faults of rules that are no expressions. `hypothesis` is
needed (the extra of that name) and imported by what draws; mutators and the runner of loaders do without.
"""
