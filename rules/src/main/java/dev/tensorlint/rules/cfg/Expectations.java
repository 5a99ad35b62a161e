// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import java.util.Set;

/**
 * The nodes of a graph that need not end normally, by the reason.
 *
 * @param failures nodes that are there to throw, as a test expects it
 * @param possibleFailures nodes that are there to throw if a call that nobody knows never returns
 * @param misuses nodes where the exception of a misuse is caught as such
 * @param doubtful calls that may never return, as nobody knows what they call
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
