"""What the page about the protocol says in prose, and an example of each message."""

BEGINNING = """
# The protocol
"""
AFTERWARDS = ""
EXAMPLES: tuple[object, ...] = ()
