// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Comparator;

/**
 * The part of a summary that only models state: how a call behaves apart from its effects on
 * operands. Neutral in a summary that is inferred from a body, unless it is to be printed.
 *
 * @param lambdas when it runs lambdas among its arguments
 * @param async whether receiver and arguments stay in use until the result is joined
 * @param awaits whether it waits until its receiver, a future, has completed
 * @param throwing which exceptions it throws
 * @param outcome whether it returns, and what its return or its result implies
 * @param asks what its result states about the receiver's content
 * @param traits further traits of the call
 */
public record Conduct(
    LambdaRuns lambdas,
    boolean async,
    boolean awaits,
    Throwing throwing,
    CallOutcome outcome,
    ContentQuestion asks,
    CallTraits traits)
    implements SummaryPart<Conduct> {

  private static final Comparator<Conduct> ORDER =
      Comparator.comparing(Conduct::lambdas)
          .thenComparing(Conduct::async)
          .thenComparing(Conduct::awaits)
          .thenComparing(Conduct::throwing)
          .thenComparing(Conduct::outcome)
          .thenComparing(Conduct::asks)
          .thenComparing(Conduct::traits);

  /** A call that returns, runs its lambdas immediately and has no other property. */
  public static final Conduct NONE =
      new Conduct(
          LambdaRuns.INLINE,
          false,
          false,
          Throwing.DECLARED,
          CallOutcome.ANY,
          ContentQuestion.NONE,
          CallTraits.NONE);

  @Override
  public Conduct neutral() {
    return NONE;
  }

  /** Returns this conduct with other exceptions. */
  Conduct withThrowing(Throwing other) {
    return new Conduct(lambdas, async, awaits, other, outcome, asks, traits);
  }

  /** Selects one of both deterministically: contracts of different methods have no common bound. */
  @Override
  public Conduct join(Conduct other) {
    if (equals(NONE) || other.equals(NONE)) {
      return equals(NONE) ? other : this;
    }
    return ORDER.compare(this, other) <= 0 ? this : other;
  }

  @Override
  public boolean concernsEveryCaller() {
    return false;
  }
}
