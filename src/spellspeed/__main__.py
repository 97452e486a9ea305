"""`python -m spellspeed` is the command `spellspeed`."""

import sys

from spellspeed.cli import main

if __name__ == "__main__":
    sys.exit(main())
