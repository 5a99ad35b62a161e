// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

/**
 * Something that the analysis found out about a resource in a method. Facts say what is; whether it
 * is a bug is the business of rules.
 */
public sealed interface Fact permits ReleaseFact, LeakFact, ThreadFact, ComputationFact {

  ResourceInfo resource();

  /** The enclosing method as {@code Type.name}. */
  String method();

  /** Returns this fact when it is known who might have a scope open around the method. */
  default Fact in(ScopeContext known) {
    return this;
  }
}
