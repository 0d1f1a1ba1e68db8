"""`python -m demesne` is the command `demesne`."""

from __future__ import annotations

import sys

from demesne.cli import main

if __name__ == "__main__":
    sys.exit(main())
