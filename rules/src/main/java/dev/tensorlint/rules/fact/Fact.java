// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.ScopeContext;
import java.util.Optional;

/**
 * Something that the analysis established about a resource in a method. A fact states what holds;
 * rules decide whether it is a bug.
 */
public sealed interface Fact
    permits ReleaseFact, LeakFact, LeftIn, PoolFact, ThreadFact, ComputationFact {

  ResourceInfo resource();

  /** The enclosing method as {@code Type.name}. */
  String method();

  /**
   * Returns whether it holds on every path through the places that it names, and no unresolved code
   * affects it.
   */
  boolean isDefinite();

  /** Returns the confidence of a finding that reports it. */
  default Confidence confidence() {
    return isDefinite() ? Confidence.DEFINITE : Confidence.POTENTIAL;
  }

  /**
   * Returns whether the rest of the program may refute it; otherwise the code that it names proves
   * it.
   */
  default boolean needsWholeProgram() {
    return false;
  }

  /**
   * Returns what the code fails to do; empty for a fact that no other one includes. It relates
   * facts of one bug.
   */
  default Optional<Omission> omission() {
    return Optional.empty();
  }

  /** Returns this fact with what is known of the scopes that callers open around the method. */
  default Fact in(ScopeContext known) {
    return this;
  }
}
