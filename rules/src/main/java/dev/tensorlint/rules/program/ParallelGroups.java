// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.incremental.AnalysisSchedule;
import dev.tensorlint.rules.summary.BodyAnalysis;
import dev.tensorlint.rules.summary.Summaries;
import dev.tensorlint.rules.summary.UnsettledException;
import dev.tensorlint.rules.work.DeepStack;
import dev.tensorlint.rules.work.WorkMonitor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Analyses the groups of a program on several threads: each as soon as the groups that it calls are
 * analysed. The results depend on those alone, so they are the same as in the order of the
 * schedule, on any number of threads. A body may ask for a summary that its calls do not show, such
 * as that of a method which is only similar to one that it calls: if that is still missing, its
 * group is put off and analysed anew.
 */
final class ParallelGroups implements Summaries.Progress {

  /** The call graphs that we know leave no work for more, and each has a large stack. */
  private static final int MOST_THREADS = 16;

  private final AnalysisSchedule plan;
  private final AnalysisMemory memory;
  private final WorkMonitor monitor;

  /** For each group whether it has ended. What its analysis stored is visible to who reads this. */
  private final AtomicIntegerArray ended;

  private final int[] waitsFor;
  private final List<List<Integer>> callers;
  private final PriorityQueue<Integer> ready = new PriorityQueue<>();
  private int left;
  private @Nullable Throwable failure;

  /**
   * @param callees the code that some code calls, as far as its text shows
   */
  ParallelGroups(
      AnalysisSchedule plan,
      Function<Procedure, List<Procedure>> callees,
      AnalysisMemory memory,
      WorkMonitor monitor) {
    this.plan = plan;
    this.memory = memory;
    this.monitor = monitor;
    this.left = plan.groups();
    this.ended = new AtomicIntegerArray(left);
    this.waitsFor = new int[left];
    this.callers = new ArrayList<>(left);
    for (int group = 0; group < left; group++) {
      callers.add(new ArrayList<>(1));
    }
    int[] lastCaller = new int[left];
    Arrays.fill(lastCaller, -1);
    for (int group = 0; group < left; group++) {
      lastCaller[group] = group;
      for (Procedure member : plan.group(group)) {
        for (Procedure called : callees.apply(member)) {
          if (lastCaller[called.component()] != group) {
            lastCaller[called.component()] = group;
            await(group, called.component());
          }
        }
      }
      if (waitsFor[group] == 0) {
        ready.add(group);
      }
    }
  }

  private void await(int group, int called) {
    callers.get(called).add(group);
    waitsFor[group]++;
  }

  /**
   * Analyses all groups, and returns when that is done.
   *
   * @param threads number of threads, this one included
   * @param analyses makes the analysis for one thread
   */
  void analyse(int threads, Function<Summaries.Progress, GroupAnalysis> analyses) {
    List<Thread> others = new ArrayList<>();
    for (int i = 1; i < Math.min(threads, MOST_THREADS); i++) {
      others.add(DeepStack.start("tensorlint-engine-" + i, () -> work(analyses)));
    }
    work(analyses);
    for (Thread other : others) {
      join(other);
    }
    rethrow(failure);
    for (int group = plan.next(0); group >= 0; group = plan.next(group + 1)) {
      plan.done(group);
    }
  }

  private static void join(Thread other) {
    try {
      other.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while the program was analysed", e);
    }
  }

  private static void rethrow(@Nullable Throwable failure) {
    if (failure instanceof RuntimeException unchecked) {
      throw unchecked;
    }
    if (failure instanceof Error error) {
      throw error;
    }
  }

  /** A failure of one thread ends the others as well. */
  private void work(Function<Summaries.Progress, GroupAnalysis> analyses) {
    try {
      GroupAnalysis analysis = analyses.apply(this);
      for (int group = take(); group >= 0; group = take()) {
        analyse(group, analysis);
      }
    } catch (RuntimeException | Error e) {
      fail(e);
    }
  }

  private void analyse(int next, GroupAnalysis analysis) {
    List<Procedure> group = plan.group(next);
    try {
      analysis.answers().summaries().goOnTo(next);
      analysis.answers().begin();
      group.forEach(Procedure::forget);
      end(next, analysis, analysis.analyse(group));
    } catch (UnsettledException e) {
      putOff(next, e.group());
    }
  }

  /** Returns the first group that can be analysed; negative if none is left. */
  private synchronized int take() {
    while (ready.isEmpty() && left > 0 && failure == null) {
      try {
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted while the program was analysed", e);
      }
    }
    Integer next = failure == null ? ready.poll() : null;
    return next == null ? -1 : next;
  }

  private synchronized void end(
      int group, GroupAnalysis analysis, List<BodyAnalysis.Outcome> outcomes) {
    List<Procedure> members = plan.group(group);
    memory.store(members, analysis.answers(), outcomes);
    ended.set(group, 1);
    left--;
    for (int caller : callers.get(group)) {
      if (--waitsFor[caller] == 0) {
        ready.add(caller);
      }
    }
    monitor.advances(WorkMonitor.Phase.ANALYSING, members.size());
    notifyAll();
  }

  private synchronized void putOff(int group, int called) {
    if (ended.get(called) == 1) {
      ready.add(group);
    } else {
      await(group, called);
    }
    notifyAll();
  }

  private synchronized void fail(Throwable why) {
    failure = failure == null ? why : failure;
    notifyAll();
  }

  @Override
  public void requireEnd(int group) {
    if (ended.get(group) == 0) {
      throw new UnsettledException(group);
    }
  }
}
