// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

/** Tells how much a process has worked; asking costs it next to nothing. */
final class ProcessorClock {

  private ProcessorClock() {}

  /** Prints the processor time since the process began, as a name and a number. */
  static void print() {
    ProcessHandle.current()
        .info()
        .totalCpuDuration()
        .ifPresent(time -> System.out.printf("processorNanos %d%n", time.toNanos()));
  }
}
