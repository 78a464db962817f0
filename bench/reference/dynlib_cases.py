"""Runs the equation cases of the benchmark with dynlib and Numba.

Reads the name of a case per line from standard input, runs it once and answers with one line:
wall seconds, processor seconds, the number that all programs must agree on. The first run of a
case compiles it; the benchmark's warm-up rounds are for that. Ends with its input.

Needs numpy, numba and dynlib, the latter installed or in PYTHONPATH.
"""

import sys
import time
import warnings

import numpy as np
from dynlib import setup
from dynlib.analysis import traj_sweep

warnings.simplefilter("ignore")

DELAYED = """inline:
[model]
type = "map"
[states]
x = 0.1
[params]
r = 2.1
[equations.rhs]
x = "r*x*(1 - lag_x(1))"
[sim]
dt = 1.0
"""


def lorenz():
    sim = setup("builtin://ode/lorenz", stepper="rk4", jit=True)
    steps = 10_000_000

    def run():
        sim.reset()
        sim.run(T=steps * 0.001, dt=0.001, record=False, max_steps=steps + 10)
        return sim.state("x")

    return run


def map_of(model, n):
    sim = setup(model, jit=True)

    def run():
        sim.reset()
        sim.run(N=n, dt=1.0, record=False)
        return sim.state("x")

    return run


def sweep(mode, workers):
    sim = setup("builtin://map/logistic", jit=True)
    values = np.linspace(2.5, 4.0, 1000)

    def run():
        r = traj_sweep(
            sim,
            param="r",
            values=values,
            record_vars=["x"],
            N=10_000,
            dt=1.0,
            parallel_mode=mode,
            max_workers=workers,
        )
        return float(r.data[-1][-1, 0])

    return run


CASES = {
    "lorenz-rk4": lorenz,
    "logistic": lambda: map_of("builtin://map/logistic", 100_000_000),
    "delayed-logistic": lambda: map_of(DELAYED, 50_000_000),
    "sweep": lambda: sweep("none", 1),
    "sweep-2": lambda: sweep("threads", 2),
}


def main():
    answers = sys.stdout
    sys.stdout = sys.stderr
    ready = {}
    for line in sys.stdin:
        name = line.strip()
        if name not in ready:
            ready[name] = CASES[name]()
        run = ready[name]
        cpu = time.process_time()
        wall = time.perf_counter()
        value = run()
        wall = time.perf_counter() - wall
        cpu = time.process_time() - cpu
        print(wall, cpu, repr(float(value)), file=answers, flush=True)


main()
