"""TRUTHS: read-only questions about a state, and the guards."""
