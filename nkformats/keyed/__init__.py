"""Networks in a keyed notation: layers whose types have parameters by number, as text or in words, and their weights.

What such a notation consists of, its schema says (`records.keyed_notation`); nothing here knows one by name.
"""
