"""Compile the engine into a folder, without installing it: `compile.py FOLDER`, then PYTHONPATH=FOLDER uses it.

Use this for several copies of the sources with one environment, otherwise `make install`. DEMESNE_BUILD=quick compiles each
module separately (see setup.py). Nothing outside the folder and `build` is changed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: compile.py FOLDER", file=sys.stderr)
        return 2
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(Path(sys.argv[1]).resolve())]
    return subprocess.run(command, cwd=ROOT, env={"DEMESNE_COMPILE": "yes", **os.environ}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
