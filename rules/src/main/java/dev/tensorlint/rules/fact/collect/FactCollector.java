// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.fact.Fact;
import java.util.List;

/**
 * Finds facts in a body. An implementation is discovered through its annotation
 * {@code @AutoService(FactCollector.class)}. One instance serves all bodies, in all threads, and
 * holds no state.
 */
public interface FactCollector {

  /** Returns whether the body can have facts, by a cheap check. Most facts concern resources. */
  default boolean concerns(SolvedBody body) {
    return !body.resources().isEmpty();
  }

  /**
   * Returns the facts in an order that depends on the body only. The method counts as an entry
   * point, see {@link Fact#in}.
   */
  List<? extends Fact> facts(SolvedBody body);
}
