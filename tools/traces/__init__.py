"""Duels recorded on another engine, played again on ours: see `tools/check_traces.py`."""
