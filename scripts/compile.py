"""Compile the engine into a folder of its own, where there is a C compiler; never beside the sources.

The folder then holds `.stamp`, whose text is the folder to put on PYTHONPATH (empty when nothing was compiled), and
`.notice`, a line for people.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

WHETHER = os.environ.get("DEMESNE_COMPILE", "auto")


def main() -> int:
    folder = Path(sys.argv[1]).resolve()
    for old in (folder, folder.parent / "demesne", *folder.parent.glob("temp.*")):  # of modules that are compiled no more
        shutil.rmtree(old, ignore_errors=True)
    folder.mkdir(parents=True)
    compiled = WHETHER != "no" and build(folder)
    if WHETHER == "yes" and not compiled:
        print("demesne: DEMESNE_COMPILE=yes, but the engine could not be compiled", file=sys.stderr)
        return 1
    notice = "" if compiled else "demesne: no C compiler found or wanted, so the engine runs uncompiled (slower)\n"
    (folder / ".notice").write_text(notice)
    (folder / ".stamp").write_text(str(folder) if compiled else "")
    return 0


def build(folder: Path) -> bool:
    command = [sys.executable, "setup.py", "build", "--build-lib", str(folder)]
    done = subprocess.run(command, check=False, env={**os.environ, "DEMESNE_COMPILE": "auto"})
    if done.returncode == 0 and list(folder.glob("*.so")) and list((folder / "demesne" / "engine").glob("*.so")):
        return True
    shutil.rmtree(folder)
    folder.mkdir()
    return False


if __name__ == "__main__":
    sys.exit(main())
