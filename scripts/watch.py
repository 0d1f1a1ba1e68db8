"""Run jobs side by side and report their progress: `watch.py [--jobs N] NAME[:AFTER,…]=COMMAND …`.

A job starts as soon as those it names after the colon have succeeded and one of the N places (default: one per job) is free;
jobs named earlier go first. The output of a job goes to build/NAME.log. At the end come the summaries of the jobs that
succeeded, then the whole output of those that failed. Any Python can run this: it is used before there is an environment.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from pathlib import Path

FOLDER = Path("build")
PAUSE = 0.2  # seconds between two looks at the processes
SILENCE = 20  # seconds at most without a line of progress
PROGRESS = re.compile(r"^[.sxXEF]*\s*\[\s*(\d+%)\]$", re.MULTILINE)  # as pytest writes it


class Job:
    """A command, with the names of the jobs that must succeed before it."""

    def __init__(self, argument: str) -> None:
        title, _, self.command = argument.partition("=")
        self.name, _, after = title.partition(":")
        self.after = [name for name in after.split(",") if name]
        self.log = FOLDER / f"{self.name}.log"
        self.began = 0.0
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Run the command in a shell."""
        self.began = time.monotonic()
        with self.log.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(["sh", "-c", self.command], stdout=log, stderr=subprocess.STDOUT)

    @property
    def status(self) -> int | None:
        """The exit status, or None before the command has ended."""
        return None if self.process is None else self.process.poll()

    def text(self) -> str:
        """Everything the command has printed."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def progress(self) -> str:
        """The name of the job, with the share of its tests that have run."""
        shares = PROGRESS.findall(self.text())
        return f"{self.name} {shares[-1] if shares else 'runs'}"

    def summary(self) -> str:
        """The output without the dots of the tests."""
        return PROGRESS.sub("", self.text()).strip()


def say(line: str) -> None:
    """Print a line at once, even into a pipe."""
    print(line, flush=True)


class Schedule:
    """Jobs in the order in which they should start, with a number of places to run in."""

    def __init__(self, jobs: list[Job], places: int) -> None:
        self.jobs = jobs
        self.places = places
        self.waiting = list(jobs)
        self.running: list[Job] = []

    def start_what_can(self) -> None:
        """Fill the free places with jobs whose dependencies have succeeded, in order."""
        done = {job.name for job in self.jobs if job.status == 0}
        for job in [job for job in self.waiting if done.issuperset(job.after)][: self.places - len(self.running)]:
            self.waiting.remove(job)
            self.running.append(job)
            job.start()

    def announce(self, job: Job) -> None:
        """Print that a job has ended, unless it is the only one."""
        if len(self.jobs) > 1:
            say(f"  {job.name} {'failed' if job.status else 'done'} after {time.monotonic() - job.began:.0f} s")

    def run(self) -> None:
        """Run all jobs; those that need one that failed are never started."""
        began = spoken = time.monotonic()
        self.start_what_can()
        while self.running:
            time.sleep(PAUSE)
            for job in [job for job in self.running if job.status is not None]:
                self.running.remove(job)
                self.announce(job)
            self.start_what_can()
            now = time.monotonic()
            if self.running and now - spoken > SILENCE:
                say(f"  {now - began:.0f} s: " + ", ".join(job.progress() for job in self.running))
                spoken = now

    def report(self) -> bool:
        """Print the summaries and say whether every job succeeded."""
        for job in sorted((job for job in self.jobs if job.process), key=lambda job: bool(job.status)):
            if job.status:
                say(f"{job.name} failed:\n{job.text().strip()}")
            elif job.summary():
                say(f"{job.name}: {job.summary()}")
        for job in self.waiting:
            say(f"{job.name} was left out: it needs {', '.join(job.after)}")
        return all(job.status == 0 for job in self.jobs)


def main(arguments: list[str]) -> int:
    """Run the jobs of the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--jobs", type=int, help="how many run at a time")
    parser.add_argument("job", nargs="+", type=Job)
    options = parser.parse_args(arguments)
    FOLDER.mkdir(exist_ok=True)
    schedule = Schedule(options.job, options.jobs or len(options.job))
    try:
        schedule.run()
    except KeyboardInterrupt:  # the jobs also received it
        for job in schedule.running:
            assert job.process is not None
            job.process.wait()
        return 130
    return 0 if schedule.report() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
