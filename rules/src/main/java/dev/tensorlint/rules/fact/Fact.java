// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.ScopeContext;

/**
 * Something that the analysis found out about a resource in a method. Facts say what is; whether it
 * is a bug is the business of rules.
 */
public sealed interface Fact permits ReleaseFact, LeakFact, ThreadFact, ComputationFact {

  ResourceInfo resource();

  /** The enclosing method as {@code Type.name}. */
  String method();

  /**
   * Returns whether it is so on every path through the places that it names, and nothing unknown
   * takes part in it.
   */
  boolean isDefinite();

  /** Returns how a finding about it counts. */
  default Confidence confidence() {
    return isDefinite() ? Confidence.DEFINITE : Confidence.POTENTIAL;
  }

  /**
   * Returns whether the rest of the program may change it; else the code that it names shows it.
   */
  default boolean needsWholeProgram() {
    return false;
  }

  /** Returns this fact when it is known who might have a scope open around the method. */
  default Fact in(ScopeContext known) {
    return this;
  }
}
