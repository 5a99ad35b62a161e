// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.effect.SummaryPart;

/**
 * Draws one part of the summary of a method from its body. Annotated with
 * {@code @AutoService(PartCollector.class)} it is discovered; nothing lists it. One instance serves
 * all bodies, in all threads, and holds no state.
 */
public interface PartCollector {

  /** Returns what callers must know; the neutral part where there is nothing. */
  SummaryPart<?> part(SolvedBody body);
}
