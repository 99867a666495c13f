"""What users need to test with: scenario files, the position builder, perft."""
