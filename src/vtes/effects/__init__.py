"""WORDS: the vocabulary cards are written in, one resolver for each word."""
