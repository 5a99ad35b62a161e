// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/**
 * One aspect of the behaviour of a method, apart from its effects on operands, fields and result. A
 * part is a plain value with equality. A summary holds at most one part of each class. A collector
 * defines its own class of part; no registry lists them.
 *
 * @param <P> the part itself
 */
public interface SummaryPart<P extends SummaryPart<P>> {

  /** Returns the neutral part of this class; all neutral parts of a class are equal. */
  P neutral();

  /**
   * Returns the least part that covers both; commutative, associative and idempotent, with {@link
   * #neutral} as the neutral element.
   */
  P join(P other);

  /** Returns the part that callers see when the method never returns. */
  default P ofNoReturn() {
    return neutral();
  }

  /**
   * Returns whether this part requires that a caller is analysed even if the caller handles no
   * resource itself. Never called on a neutral part.
   */
  default boolean concernsEveryCaller() {
    return true;
  }

  /**
   * Returns whether a caller must determine the sources of the call's operands, and which of them a
   * loop changes; see {@code cfg.Inputs}. Never called on a neutral part.
   */
  default boolean dependsOnInputs() {
    return false;
  }

  /** Returns whether a model entry means this part if it does not mention it. */
  default boolean isAssumed() {
    return false;
  }
}
