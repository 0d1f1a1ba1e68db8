"""Run commands side by side, and say now and then how far they are: `watch.py NAME=COMMAND …`.

What a command prints goes to build/NAME.log. At the end the summaries of those that succeeded are shown, and after them
all that those printed which failed. Any Python can run this: it is used before there is an environment.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

FOLDER = Path("build")
PAUSE = 0.2  # seconds between two looks
SILENCE = 20  # seconds at most without a word
PROGRESS = re.compile(r"^[.sxXEF]*\s*\[\s*(\d+%)\]$", re.MULTILINE)  # as pytest writes it


class Job:
    """One command that runs."""

    def __init__(self, name: str, command: str) -> None:
        self.name = name
        self.log = FOLDER / f"{name}.log"
        self.began = time.monotonic()
        with self.log.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(["sh", "-c", command], stdout=log, stderr=subprocess.STDOUT)

    def text(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def progress(self) -> str:
        shares = PROGRESS.findall(self.text())
        return f"{self.name} {shares[-1] if shares else 'runs'}"

    def summary(self) -> str:
        """What it printed, without the dots of the tests."""
        return PROGRESS.sub("", self.text()).strip()


def say(line: str) -> None:
    print(line, flush=True)


def watch(jobs: list[Job]) -> None:
    """Wait until all have ended."""
    began = spoken = time.monotonic()
    running = jobs
    while running:
        time.sleep(PAUSE)
        now = time.monotonic()
        for job in running:
            if job.process.poll() is not None and len(jobs) > 1:
                say(f"  {job.name} {'failed' if job.process.returncode else 'done'} after {now - job.began:.0f} s")
        running = [job for job in running if job.process.poll() is None]
        if running and now - spoken > SILENCE:
            say(f"  {now - began:.0f} s: " + ", ".join(job.progress() for job in running))
            spoken = now


def main(arguments: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    jobs = [Job(name, command) for name, _, command in (argument.partition("=") for argument in arguments)]
    try:
        watch(jobs)
    except KeyboardInterrupt:  # they got it, too
        for job in jobs:
            job.process.wait()
        return 130
    for job in sorted(jobs, key=lambda job: bool(job.process.returncode)):
        if job.process.returncode:
            say(f"{job.name} failed:\n{job.text().strip()}")
        elif job.summary():
            say(f"{job.name}: {job.summary()}")
    return int(any(job.process.returncode for job in jobs))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
