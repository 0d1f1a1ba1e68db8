"""CPU time of short commands, for several copies of Demesne in one run: `commands.py FOLDER FOLDER ...`.

A folder is one for PYTHONPATH: `src`, or what `scripts/compile.py` made. The copies take turns, so that other load on the
machine affects all of them equally. The output is the best and the median of several runs, in seconds.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from statistics import median

RUNS = 9
PROGRAM = "import sys; from demesne.cli import main; sys.exit(main())"
COMMANDS = (
    ("--version",),
    ("--help",),
    ("card", "Militia"),
    ("card", "Militia", "--lang", "pl"),
    ("kingdom",),
    ("kingdom", "First Game"),
)


def cpu_time(folder: str, arguments: tuple[str, ...]) -> float:
    """The user and system CPU seconds of one run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {**os.environ, "PYTHONPATH": os.path.abspath(folder)}
    command = [sys.executable, "-c", PROGRAM, *arguments]
    subprocess.run(command, env=environment, cwd="/", check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    folders = sys.argv[1:] or ["src"]
    for arguments in COMMANDS:
        times: dict[str, list[float]] = {folder: [] for folder in folders}
        for _ in range(RUNS):
            for folder in folders:
                times[folder].append(cpu_time(folder, arguments))
        for folder, measured in times.items():
            print(f"demesne {' '.join(arguments):28} {folder:30} {min(measured):.3f} {median(measured):.3f}")


if __name__ == "__main__":
    main()
