"""One function called for many items in several processes of this machine, for programs that wait for the results.

Starting a worker takes a moment, so this process can take part: short batches are done before the first worker is ready.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import Final, Generic, TypeVar

from demesne.engine.errors import DemesneError
from demesne.sets.card_files import CardFile
from demesne.work.task import Answer, Task
from demesne.work.worker import DEAD, ProcessWorker

MOST_DEATHS: Final = 3  # of workers at one item
AHEAD: Final = 2  # items that a worker has, so that it need not wait for the next,
AHEAD_OF_BUSY: Final = 3  # and where this process takes part and cannot answer at once
PATIENCE: Final = 0.5  # seconds after which Ctrl-C is noticed even where waiting cannot be interrupted

Item = TypeVar("Item")
Result = TypeVar("Result")


class WorkerError(DemesneError):
    """Workers keep dying."""


@dataclass(eq=False)
class Helper(Generic[Item]):
    """A worker with the items it was given; it works on the first."""

    worker: ProcessWorker
    pipe: Connection
    is_ready: bool = False
    items: deque[Item] = field(default_factory=deque)


class BatchPool(Generic[Item, Result]):
    """Workers that call a function for one item after the other. Used in a `with` statement, for one batch or several.

    With `function_here`, this process takes part and calls that function. The workers know the cards of these files. A worker
    that dies costs a retry and changes no result.
    """

    def __init__(
        self, workers: int, function: Callable[[Item], Result], function_here: Callable[[Item], Result] | None = None,
        cards: Sequence[CardFile] = (),
    ) -> None:  # fmt: skip
        self.size = workers
        self.function = function
        self.function_here = function_here
        self.cards = cards
        self.ahead = AHEAD if function_here is None else AHEAD_OF_BUSY
        self.helpers: dict[object, Helper[Item]] = {}  # by their pipes
        self.lost: deque[Item] = deque()  # items whose workers died
        self.deaths: Counter[Item | None] = Counter()
        self.is_exhausted = False  # all items of the batch were given out

    def __enter__(self) -> BatchPool[Item, Result]:
        return self

    def __exit__(self, *_: object) -> None:
        for pipe in list(self.helpers):
            self.helpers.pop(pipe).worker.end()

    def wait_until_ready(self) -> None:
        """Wait until all workers are ready. This is only for measuring them."""
        self.start_workers()
        while not all(helper.is_ready for helper in self.helpers.values()):
            list(self.listen(PATIENCE))
            self.start_workers()

    def run(self, items: Iterable[Item]) -> Generator[tuple[Item, Result], None, None]:
        """Every item with its result, in the order in which they are ready."""
        ahead = iter(items)
        self.is_exhausted = False
        try:
            while True:
                yield from self.listen(0)
                self.hand_out(ahead)
                item = self.next_item(ahead) if self.function_here is not None else None
                if item is not None and self.function_here is not None:
                    yield item, self.function_here(item)
                elif self.lost or not self.is_exhausted or any(helper.items for helper in self.helpers.values()):
                    yield from self.listen(PATIENCE)
                else:
                    return
        finally:
            self.dismiss()

    def next_item(self, ahead: Iterator[Item]) -> Item | None:
        """The next item that nobody has begun."""
        item = next(ahead, None)
        self.is_exhausted = item is None
        return item

    def start_workers(self) -> None:
        """Start the workers that are missing."""
        while len(self.helpers) < self.size:
            worker = ProcessWorker(self.cards, preload=self.function)
            pipe = worker.start()
            self.helpers[pipe] = Helper(worker, pipe)

    def hand_out(self, ahead: Iterator[Item]) -> None:
        """Give every ready worker an item, then a second one, and so on; lost items come first, as they are awaited."""
        self.start_workers()
        for number in range(self.ahead):
            for helper in self.helpers.values():
                if helper.is_ready and len(helper.items) <= number:
                    item = self.lost.popleft() if self.lost else self.next_item(ahead)
                    if item is None:
                        return
                    helper.items.append(item)
                    with suppress(OSError):  # a dead worker is noticed when its answer is read
                        helper.worker.send(Task(self.function, (item,), seconds=None))

    def listen(self, seconds: float) -> Generator[tuple[Item, Result], None, None]:
        """The answers of the workers; wait so long for the first."""
        pipes: list[Connection] = [helper.pipe for helper in self.helpers.values()]
        while pipes and (speaking := wait(pipes, seconds)):
            for pipe in speaking:
                helper = self.helpers[pipe]
                try:
                    said = helper.pipe.recv()
                except DEAD:
                    self.on_worker_death(self.helpers.pop(pipe))
                    continue
                if isinstance(said, Answer):
                    yield helper.items.popleft(), said.unwrap()
                else:
                    helper.is_ready = True
            pipes = [pipe for pipe in pipes if pipe in self.helpers]
            seconds = 0

    def on_worker_death(self, helper: Helper[Item]) -> None:
        """Give the items of a dead worker to others, unless too many have died of the same item."""
        helper.worker.end()
        self.lost.extend(helper.items)
        item = helper.items[0] if helper.items else None
        self.deaths[item] += 1
        if self.deaths[item] == MOST_DEATHS:
            message = f"{MOST_DEATHS} processes crashed while playing the same games; is there enough memory?"
            raise WorkerError(f"{message} --jobs 1 plays them in one process", "simulate-workers", n=MOST_DEATHS)

    def dismiss(self) -> None:
        """Forget items that nobody waits for. A worker that has some cannot be told, so it is replaced."""
        self.lost.clear()
        for pipe, helper in list(self.helpers.items()):
            if helper.items:
                del self.helpers[pipe]
                helper.worker.end()
