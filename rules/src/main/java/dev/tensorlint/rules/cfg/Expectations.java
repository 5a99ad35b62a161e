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
 */
public record Expectations(
    Set<Integer> failures,
    Set<Integer> possibleFailures,
    Set<Integer> misuses,
    Set<Integer> doubtful) {

  public static final Expectations NONE = new Expectations(Set.of(), Set.of(), Set.of(), Set.of());

  public Expectations {
    failures = Set.copyOf(failures);
    possibleFailures = Set.copyOf(possibleFailures);
    misuses = Set.copyOf(misuses);
    doubtful = Set.copyOf(doubtful);
  }
}
