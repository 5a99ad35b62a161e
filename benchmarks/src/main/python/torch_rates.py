# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: The TensorLint authors
"""Measures of PyTorch what DeviceRates measures of the runtime, and a training step of the example.

python3 torch_rates.py cuda 512 1024 2048 4096 vectors small training, or cpu in place of cuda
"""

import statistics
import sys
import time

import torch

WARM_UP, ROUND, ROUNDS, IN_A_ROW, FEW = 0.5, 0.1, 7, 50, 16


def seconds(work):
    begin, runs = time.perf_counter(), 0
    while time.perf_counter() - begin < WARM_UP:
        work()
        runs += 1
    runs = max(1, int(ROUND * runs / (time.perf_counter() - begin)))
    rounds = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        for _ in range(runs):
            work()
        rounds.append((time.perf_counter() - begin) / runs)
    return statistics.median(rounds)


def run(x, work, times):
    for _ in range(times):
        result = work(x)
    result.view(-1)[0].item()


def both(x, work):
    return seconds(lambda: run(x, work, 1)), seconds(lambda: run(x, work, IN_A_ROW)) / IN_A_ROW


def rates(label, amount, x, work):
    once, row = both(x, work)
    print(f"{label}: {amount / once / 1e9:.0f} waited for, {amount / row / 1e9:.0f} in a row", flush=True)


def matmul(n, device, label):
    x = torch.rand(n, n, device=device) * 4 - 2
    rates(f"matmul {n}{label}, GFLOP/s", 2 * n**3, x, lambda y: y @ y)


def training(device):
    """The network of examples/Digits.java on batches of 50."""
    nn = torch.nn
    torch.manual_seed(1)
    model = nn.Sequential(
        nn.Conv2d(1, 8, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(8, 16, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
        nn.Flatten(), nn.Linear(400, 10)).to(device)
    optimizer = torch.optim.Adam(model.parameters(), 0.003)
    x, y = torch.rand(50, 1, 20, 20, device=device), torch.randint(10, (50,), device=device)

    def step():
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
        return loss.item()

    print(f"training step of the digits: {seconds(step) * 1e3:.2f} ms", flush=True)


def vectors(length, device):
    x, z = torch.rand(length, device=device), torch.rand(length, device=device)
    size = f"{length >> 18} MiB, GB/s"
    rates("add " + size, 12 * length, x, lambda y: y + z)
    rates("tanh " + size, 8 * length, x, torch.tanh)
    rates("sum " + size, 4 * length, x, torch.sum)
    five = seconds(lambda: run(x, lambda y: ((y * 0.5 + z).relu() - y) * z, 1))
    print(f"five functions {size}: {12 * length / five / 1e9:.0f} waited for", flush=True)


def small(device):
    once, row = both(torch.rand(1 << 13, device=device), torch.neg)
    print(f"one launch: {once * 1e6:.2f} us waited for, {row * 1e6:.2f} in a row", flush=True)
    values = [0.0] * FEW

    def use():
        x = torch.tensor(values, device=device)
        (x + x)[0].item()

    print(f"create, add, read, close {FEW} elements: {seconds(use) * 1e6:.2f} us", flush=True)


def main(device, *wanted):
    name = torch.cuda.get_device_name() if device == "cuda" else f"{torch.get_num_threads()} threads"
    print(f"PyTorch {torch.__version__}, {name}", flush=True)
    for what in wanted:
        if what == "vectors":
            vectors(1 << 24, device)
            vectors(1 << 26, device)
        elif what == "small":
            small(device)
        elif what == "training":
            training(device)
        else:
            for tf32 in (False, True) if device == "cuda" else (False,):
                torch.backends.cuda.matmul.allow_tf32 = tf32
                matmul(int(what), device, ", TF32" if tf32 else "")


main(*sys.argv[1:])
