// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import dev.tensorlint.runtime.device.Devices;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs a program once for each sequence of decisions that it can ask for. */
final class Executions {

  /** A program with more runs than this is not judged. */
  private static final int MOST_RUNS = 128;

  private Executions() {}

  /**
   * Returns all runs; nothing where there are too many, or where a run does not end as it should.
   */
  static Optional<List<Run>> of(Class<?> program) {
    List<Run> runs = new ArrayList<>();
    Devices.withDevice(Devices.java(), () -> addRuns(program, runs));
    return runs.size() > MOST_RUNS ? Optional.empty() : Optional.of(runs);
  }

  private static void addRuns(Class<?> program, List<Run> runs) {
    Optional<List<Boolean>> decisions = Optional.of(List.of());
    while (decisions.isPresent() && runs.size() <= MOST_RUNS) {
      Run run = Execution.of(program, decisions.get());
      runs.add(run);
      decisions = next(run.decisions());
    }
  }

  /** Decides the last open question the other way: depth first. */
  private static Optional<List<Boolean>> next(List<Boolean> decisions) {
    int last = decisions.lastIndexOf(false);
    if (last < 0) {
      return Optional.empty();
    }
    List<Boolean> next = new ArrayList<>(decisions.subList(0, last));
    next.add(true);
    return Optional.of(next);
  }
}
