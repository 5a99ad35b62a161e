// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.effect.SummaryPart;

/**
 * Infers one part of the summary of a method from its body. An implementation is discovered through
 * its annotation {@code @AutoService(PartCollector.class)}. One instance serves all bodies, in all
 * threads, and holds no state.
 */
public interface PartCollector {

  /** Returns the part for callers; the neutral part if there is nothing to report. */
  SummaryPart<?> part(SolvedBody body);
}
