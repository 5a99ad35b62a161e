// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/**
 * What a model says of a call beside what becomes of the values that take part in it. The part is
 * neutral in what is inferred from a body.
 *
 * @param lambdas when it runs lambdas among its arguments
 * @param async whether receiver and arguments stay in use until the result is joined
 * @param awaits whether it waits for the receiver, a future
 * @param throwsExceptions whether it throws in ordinary operation
 * @param outcome whether it returns, and what that or its answer says
 * @param asks what its answer says of the receiver's content
 * @param traits what the call is about
 */
public record Conduct(
    LambdaRuns lambdas,
    boolean async,
    boolean awaits,
    boolean throwsExceptions,
    CallOutcome outcome,
    ContentQuestion asks,
    CallTraits traits)
    implements SummaryPart<Conduct> {

  /** A call that returns, runs lambdas at once, and about which there is nothing else to say. */
  public static final Conduct NONE =
      new Conduct(
          LambdaRuns.INLINE,
          false,
          false,
          false,
          CallOutcome.ANY,
          ContentQuestion.NONE,
          CallTraits.NONE);

  @Override
  public Conduct neutral() {
    return NONE;
  }

  /** Contracts of different methods are not joined; any of both, but always the same one. */
  @Override
  public Conduct join(Conduct other) {
    if (equals(NONE) || other.equals(NONE)) {
      return equals(NONE) ? other : this;
    }
    return toString().compareTo(other.toString()) <= 0 ? this : other;
  }

  @Override
  public boolean concernsEveryCaller() {
    return false;
  }
}
