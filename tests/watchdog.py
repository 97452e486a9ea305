"""A test that hangs names itself instead of hanging the run."""

import faulthandler
import os
import signal

PATIENCE = 300  # seconds


class Watchdog:
    """Ends the process, telling where every thread is, if a test takes longer than anybody should wait.

    pytest's own one joins a thread after each test, which takes longer than most tests; a timer of the system costs
    nothing. Where there is none, nobody watches.
    """

    def __init__(self) -> None:
        self.can_watch = hasattr(signal, "setitimer")
        if self.can_watch:
            # What tests print is caught by the time one hangs; the traceback goes where it was meant to go.
            self.told = os.fdopen(os.dup(2), "w")
            faulthandler.register(signal.SIGALRM, file=self.told, all_threads=True, chain=True)

    def watch(self) -> None:
        """Begin to wait for a test."""
        if self.can_watch:
            signal.setitimer(signal.ITIMER_REAL, PATIENCE)

    def rest(self) -> None:
        """Wait for nothing any more."""
        if self.can_watch:
            signal.setitimer(signal.ITIMER_REAL, 0)
