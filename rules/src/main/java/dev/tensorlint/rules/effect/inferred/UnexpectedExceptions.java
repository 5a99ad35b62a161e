// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.SummaryPart;

/**
 * Whether an unchecked exception of which no code and no declaration speaks may leave a method.
 * Joins by or.
 */
public record UnexpectedExceptions(boolean arePossible)
    implements SummaryPart<UnexpectedExceptions> {

  public static final UnexpectedExceptions NONE = new UnexpectedExceptions(false);
  public static final UnexpectedExceptions POSSIBLE = new UnexpectedExceptions(true);

  /** Returns whether a method certainly throws nothing. */
  public static boolean areImpossibleIn(Summary summary) {
    return summary.namesExceptions()
        && !summary.part(NONE).arePossible()
        && summary.listedExceptions().isEmpty()
        && summary.part(ThrownExceptions.NONE).places().isEmpty();
  }

  @Override
  public UnexpectedExceptions neutral() {
    return NONE;
  }

  /** A method that never returns may still throw. */
  @Override
  public UnexpectedExceptions ofNoReturn() {
    return this;
  }

  /** Callers ask only where they catch it. */
  @Override
  public boolean concernsEveryCaller() {
    return false;
  }

  @Override
  public boolean isAssumed() {
    return arePossible;
  }

  @Override
  public UnexpectedExceptions join(UnexpectedExceptions other) {
    return arePossible ? this : other;
  }
}
