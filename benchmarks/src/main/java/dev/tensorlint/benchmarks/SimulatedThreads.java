// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import dev.tensorlint.rules.program.GroupWork;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Threads that analyse groups of methods, a step taking one unit of time. */
final class SimulatedThreads {

  private final List<GroupWork> groups;
  private final int[] waitsFor;
  private final List<List<Integer>> callers = new ArrayList<>();
  private final PriorityQueue<Integer> ready = new PriorityQueue<>();
  private final PriorityQueue<Running> running =
      new PriorityQueue<>(Comparator.comparingLong(Running::end).thenComparing(Running::group));

  private record Running(int group, long end) {}

  private SimulatedThreads(List<GroupWork> groups) {
    this.groups = groups;
    this.waitsFor = new int[groups.size()];
    groups.forEach(each -> callers.add(new ArrayList<>()));
    for (int group = 0; group < groups.size(); group++) {
      waitsFor[group] = groups.get(group).waitsFor().size();
      for (int called : groups.get(group).waitsFor()) {
        callers.get(called).add(group);
      }
      if (waitsFor[group] == 0) {
        ready.add(group);
      }
    }
  }

  /** Returns the steps from the start to the end of the analysis on a number of threads. */
  static long steps(List<GroupWork> groups, int threads) {
    return new SimulatedThreads(groups).steps(threads);
  }

  private long steps(int threads) {
    long now = 0;
    while (!ready.isEmpty() || !running.isEmpty()) {
      while (!ready.isEmpty() && running.size() < threads) {
        int group = ready.remove();
        running.add(new Running(group, now + groups.get(group).steps()));
      }
      Running first = running.remove();
      now = first.end();
      for (int caller : callers.get(first.group())) {
        if (--waitsFor[caller] == 0) {
          ready.add(caller);
        }
      }
    }
    return now;
  }
}
