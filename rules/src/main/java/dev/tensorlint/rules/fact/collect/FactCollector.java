// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.fact.Fact;
import java.util.List;

/**
 * Finds facts in a body. Annotated with {@code @AutoService(FactCollector.class)} it is discovered;
 * nothing lists it. One instance serves all bodies, in all threads, and holds no state.
 */
public interface FactCollector {

  /** Returns whether there can be facts; cheap. Most facts are about resources. */
  default boolean concerns(SolvedBody body) {
    return !body.resources().isEmpty();
  }

  /**
   * Returns the facts in an order that depends on nothing but the body. The method counts as an
   * entry point, see {@link Fact#in}.
   */
  List<? extends Fact> facts(SolvedBody body);
}
