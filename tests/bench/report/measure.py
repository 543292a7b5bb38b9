"""What running a program costs, tried by turns: whatever else the machine does falls on all that are compared alike."""

import os
import statistics
import subprocess
import sys

# A program counts as large as whoever starts it: so this does, which is small.
STARTER = """
import os, sys
_, status, usage = os.wait4(os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ), 0)
print(usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024, file=sys.stderr)
sys.exit(os.waitstatus_to_exitcode(status))
"""


class Cost:
    """Of one run: seconds of a processor, bytes of memory at the most."""

    def __init__(self, cpu, memory):
        self.cpu, self.memory = cpu, memory


def cost_of(command, output=None):
    with open(output or os.devnull, "wb") as sink:
        started = subprocess.run([sys.executable, "-I", "-S", "-c", STARTER, *map(str, command)],
                                 stdin=subprocess.DEVNULL, stdout=sink, stderr=subprocess.PIPE, text=True)
    if started.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))}: exit code {started.returncode}\n{started.stderr}")
    cpu, memory = started.stderr.splitlines()[-1].split()
    return Cost(float(cpu), int(memory))


def by_turns(tasks, rounds):
    """`tasks`: a number or name and what does it. A list of rounds: in each, what every task cost."""
    return [{name: task() for name, task in tasks.items()} for _ in range(rounds)]


def spread(values):
    return min(values), statistics.median(values), max(values)


def series(rounds, value):
    """For each task its number and the least, the median and the most of value(costs of the round, number)."""
    return [(number, *spread([value(costs, number) for costs in rounds])) for number in rounds[0]]
