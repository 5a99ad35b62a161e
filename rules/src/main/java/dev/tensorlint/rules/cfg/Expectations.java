// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import java.util.Set;

/**
 * The nodes of a graph that are expected not to complete normally, by reason.
 *
 * @param failures nodes that a test expects to throw
 * @param possibleFailures nodes that a test expects to throw, if unknown calls never return
 * @param misuses nodes whose misuse exception a clause catches by its type
 * @param doubtful calls that may never return, because their callees are unknown
 * @param supposesExceptions whether some edge exists only because a clause catches what any call
 *     might throw
 */
public record Expectations(
    Set<Integer> failures,
    Set<Integer> possibleFailures,
    Set<Integer> misuses,
    Set<Integer> doubtful,
    boolean supposesExceptions) {

  public static final Expectations NONE =
      new Expectations(Set.of(), Set.of(), Set.of(), Set.of(), false);

  public Expectations {
    failures = Set.copyOf(failures);
    possibleFailures = Set.copyOf(possibleFailures);
    misuses = Set.copyOf(misuses);
    doubtful = Set.copyOf(doubtful);
  }
}
