// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.RunStatistics;
import dev.tensorlint.rules.work.BodyWork;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintSummary;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Adds up what the analyses of a run take, for {@code --statistics}. */
final class WorkCounter implements WorkMonitor {

  /** Bodies that are named as the costliest. */
  private static final int COSTLIEST = 5;

  private static final Comparator<BodyWork> COSTLIEST_FIRST =
      Comparator.comparingLong(BodyWork::steps)
          .reversed()
          .thenComparing(BodyWork::path)
          .thenComparing(BodyWork::method);

  private final Map<String, BodyWork> bodies = new TreeMap<>();
  private int analyses;
  private long steps;
  private int pathStates;

  @Override
  public synchronized void analysed(BodyWork work) {
    analyses++;
    steps += work.steps();
    pathStates = Math.max(pathStates, work.pathStates());
    bodies.merge(work.path() + '\0' + work.method(), work, WorkCounter::both);
  }

  /** The analyses of a recursive method, and overloads, count as one. */
  private static BodyWork both(BodyWork one, BodyWork other) {
    return new BodyWork(
        one.method(),
        one.path(),
        one.steps() + other.steps(),
        Math.max(one.pathStates(), other.pathStates()),
        one.isPastLimit() || other.isPastLimit());
  }

  /** Returns what has been counted. */
  synchronized RunStatistics statistics(LintSummary summary, boolean withTimes) {
    List<BodyWork> costliest =
        bodies.values().stream().sorted(COSTLIEST_FIRST).limit(COSTLIEST).toList();
    return new RunStatistics(
        summary.filesSkipped(),
        analyses,
        steps,
        pathStates,
        bodies.size(),
        (int) bodies.values().stream().filter(BodyWork::isPastLimit).count(),
        costliest,
        withTimes ? times(summary) : null);
  }

  private static RunStatistics.Times times(LintSummary summary) {
    return new RunStatistics.Times(
        Duration.ofNanos(summary.parseNanos()),
        Duration.ofNanos(summary.resolveNanos()),
        Duration.ofNanos(summary.analyseNanos()),
        Duration.ofNanos(summary.totalNanos()));
  }
}
