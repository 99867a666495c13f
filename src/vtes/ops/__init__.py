"""CHANGES: primitive transitions that emit events, and settle."""
