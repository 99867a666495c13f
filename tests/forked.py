"""Runs tests again and again in processes of their own, each with something broken on purpose.

Tests are collected once; a process begins as a copy of this one, breaks what it is to break, runs
some tests until one fails, and says which. For `tests/guards.py` and `tests/mutations.py`.
"""

from __future__ import annotations

import gc
import os
import resource
import selectors
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from math import inf

import pytest
from _pytest.runner import runtestprotocol
from attrs import frozen

MEMORY = 2 << 30
"""Bytes that a process may have."""

PATIENCE = 20
"""A test that takes so many times as long as usual, and three seconds more, has failed."""

UNNOTICED = -1
STOPPED = -2


@frozen
class Job:
    """Something to break, and the tests that may notice it."""

    breaking: Callable[[], object]
    tests: Sequence[tuple[pytest.Item, float]]
    """With the seconds that each usually takes."""


def passes(item: pytest.Item) -> bool:
    """Run a test."""
    reports = runtestprotocol(item, log=False, nextitem=None)
    return all(report.outcome == "passed" for report in reports)


def run_jobs(
    jobs: Iterator[Job], *, processes: int = 1, budget: float = inf
) -> Iterator[tuple[Job, int]]:
    """Do the jobs.

    Args:
        jobs: what is to be done; the next one is asked for when a process is free.
        processes: how many run at once.
        budget: seconds of processor time after which no further test of a job is begun.

    Yields:
        Each job with the place of the first test that failed, `UNNOTICED` where none did,
        `STOPPED` where the process was stopped (for its time or memory) or broke down.
    """
    gc.collect()
    gc.freeze()  # what is shared with the processes stays shared
    selector = selectors.DefaultSelector()
    running = 0
    more = True
    while more or running:
        while more and running < processes:
            job = next(jobs, None)
            more = job is not None
            if job is not None:
                selector.register(_start(job, budget), selectors.EVENT_READ, job)
                running += 1
        for key, _ in selector.select() if running else ():
            selector.unregister(key.fd)
            running -= 1
            said = os.read(key.fd, 100).decode()
            os.close(key.fd)
            os.wait()
            yield key.data, int(said) if said else STOPPED


def _start(job: Job, budget: float) -> int:
    read, write = os.pipe()
    if os.fork():
        os.close(write)
        return read
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    job.breaking()
    os.write(write, str(_first_failure(job, budget)).encode())
    os._exit(0)


def _first_failure(job: Job, budget: float) -> int:
    until = time.process_time() + budget
    for place, (item, seconds) in enumerate(job.tests):
        signal.setitimer(signal.ITIMER_PROF, 3 + PATIENCE * seconds)
        if not passes(item):
            return place
        if time.process_time() > until:
            break
    return UNNOTICED
