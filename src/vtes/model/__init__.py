"""NOUNS: immutable data, no rules."""
