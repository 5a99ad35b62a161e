// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/**
 * One aspect of what a method does, beside what becomes of its operands, its fields and its result.
 * Parts are plain values with equality; the summary of a method holds one of each kind, of which
 * the class is the name. A collector adds its own kind: nothing lists them.
 *
 * @param <P> the part itself
 */
public interface SummaryPart<P extends SummaryPart<P>> {

  /** Returns the part of a method about which there is nothing to say; always an equal one. */
  P neutral();

  /**
   * Returns the least part that covers both; commutative, associative and idempotent, with {@link
   * #neutral} as the neutral element.
   */
  P join(P other);

  /** Returns what is left of it for callers when the method never returns. */
  default P ofNoReturn() {
    return neutral();
  }

  /**
   * Returns whether a caller is analysed because of it, also where nothing else in the caller leads
   * to a resource. Not asked of neutral parts.
   */
  default boolean concernsEveryCaller() {
    return true;
  }

  /**
   * Returns whether a caller has to find out where the operands of the call come from, and which of
   * them a loop changes; see {@code cfg.Inputs}. Not asked of neutral parts.
   */
  default boolean dependsOnInputs() {
    return false;
  }
}
