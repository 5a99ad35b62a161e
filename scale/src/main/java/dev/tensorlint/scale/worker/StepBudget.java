// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.worker;

import dev.tensorlint.rules.work.BodyWork;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scale.module.MethodRow;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts the steps of an analysis, and remembers the methods that take most of them. */
final class StepBudget implements WorkMonitor {

  private static final int COSTLIEST = 10;

  private static final Comparator<MethodRow> COSTLIEST_FIRST =
      Comparator.comparingLong(MethodRow::steps)
          .reversed()
          .thenComparing(MethodRow::file)
          .thenComparing(MethodRow::method);

  private final long most;
  private final Map<String, MethodRow> methods = new TreeMap<>();
  private long steps;

  /** The sum of steps is the same in any order, so whether it is thrown follows from the module. */
  static final class ExceededError extends Error {

    private static final long serialVersionUID = 1;

    private ExceededError() {
      super("out of steps", null, false, false);
    }
  }

  StepBudget(long most) {
    this.most = most;
  }

  @Override
  public synchronized void analysed(BodyWork work) {
    steps += work.steps();
    MethodRow row = new MethodRow(work.method(), work.path(), work.steps(), work.pathStates());
    methods.merge(work.path() + '\0' + work.method(), row, StepBudget::both);
    if (steps > most) {
      throw new ExceededError();
    }
  }

  /** The analyses of a recursive method, and overloads, count as one. */
  private static MethodRow both(MethodRow one, MethodRow other) {
    return new MethodRow(
        one.method(),
        one.file(),
        one.steps() + other.steps(),
        Math.max(one.pathStates(), other.pathStates()));
  }

  synchronized boolean isExceeded() {
    return steps > most;
  }

  synchronized long steps() {
    return steps;
  }

  /** Returns the methods that took most steps, the costliest first. */
  synchronized List<MethodRow> costliest() {
    return methods.values().stream().sorted(COSTLIEST_FIRST).limit(COSTLIEST).toList();
  }
}
