"""Models that are messages: their tensors, decoded from wherever the elements stand, and the files that have some.

Which message is a tensor, and what its fields are, the schema says (`records.message_tensors`); nothing here knows a
format by name.
"""
