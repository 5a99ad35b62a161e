// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import dev.tensorlint.rules.work.BodyWork;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a run cost.
 *
 * @param filesSkipped files that nothing modelled can concern, and that were only read
 * @param analyses analyses of bodies; a recursive method is analysed several times
 * @param steps transfers of the solver in all of them
 * @param pathStates most path states at one point of any method
 * @param bodies bodies whose path states were computed; the analyses of a recursive method, and
 *     overloads, count as one
 * @param pastLimit those with a point that had more path states than the limit, so that they were
 *     joined
 * @param costliest the bodies that took most steps, the costliest first
 * @param times of the phases, null to leave times out; all else is the same in every run
 */
public record RunStatistics(
    int filesSkipped,
    int analyses,
    long steps,
    int pathStates,
    int bodies,
    int pastLimit,
    List<BodyWork> costliest,
    @Nullable Times times) {

  public RunStatistics {
    costliest = List.copyOf(costliest);
  }

  /**
   * How long the phases took.
   *
   * @param parsing reading and parsing, summed over the threads
   * @param translating resolving and translating, summed over the threads
   * @param analysing the engine
   * @param total from the request to the result
   */
  public record Times(Duration parsing, Duration translating, Duration analysing, Duration total) {}
}
