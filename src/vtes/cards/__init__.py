"""TEXTS: the encoded cards and the printed facts."""
