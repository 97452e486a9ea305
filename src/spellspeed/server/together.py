"""Questions that are asked while one is being answered go together with the next one."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Generic, TypeVar

Asked = TypeVar("Asked")
Given = TypeVar("Given")


class Together(Generic[Asked, Given]):
    """Answers many questions at one blow, in a thread of its own: whatever has come while it was busy is its next work.

    The work gets all questions and returns what is given for each, or why it cannot be.

    >>> async def ask_three() -> list[int]:
    ...     doubling = Together[int, int](lambda asked: [2 * each for each in asked])
    ...     return await asyncio.gather(*[doubling.ask(each) for each in (1, 2, 3)])
    >>> asyncio.run(ask_three())
    [2, 4, 6]
    """

    def __init__(self, work: Callable[[list[Asked]], list[Given | Exception]], name: str = "together") -> None:
        self._work: Final = work
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._waiting: list[tuple[Asked, asyncio.Future[Given]]] = []
        self._running: asyncio.Task[None] | None = None
        self.batches = 0
        self.asked = 0

    async def ask(self, question: Asked) -> Given:
        """Return what is given for a question, or raise why not; who no longer waits does not hinder the others."""
        future: asyncio.Future[Given] = asyncio.get_running_loop().create_future()
        self._waiting.append((question, future))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return await future

    def close(self) -> None:
        """Take no more questions; the one that is being answered is answered."""
        self._thread.shutdown(wait=True)

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting
                self._waiting = []
                self.batches += 1
                self.asked += len(batch)
                given = await self._answer([question for question, _ in batch])
                for (_, future), each in zip(batch, given, strict=True):
                    if future.done():
                        continue
                    if isinstance(each, Exception):
                        future.set_exception(each)
                    else:
                        future.set_result(each)
        finally:
            self._running = None

    async def _answer(self, questions: list[Asked]) -> list[Given | Exception]:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._work, questions)
        except Exception as wrong:
            return [wrong] * len(questions)
