// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import java.util.List;
import java.util.OptionalInt;

/**
 * All that a model says of one method or constructor.
 *
 * @param result what it gives back
 * @param receiver what it does to its receiver
 * @param arguments what it does to each argument, in order; further ones (varargs) take the last
 *     entry; empty means that all are borrowed
 * @param lambdas when it runs lambdas among its arguments
 * @param async whether receiver and arguments stay in use until the result is joined
 * @param awaits whether it waits for the receiver, a future
 * @param collectsGarbage whether it asks the garbage collector to run
 * @param throwsExceptions whether it throws in ordinary operation
 * @param outcome whether it comes back, and what that or its answer tells
 * @param asks what its answer tells of the receiver's content
 * @param traits what the call is about
 */
public record CallEffect(
    ResultEffect result,
    OperandEffect receiver,
    List<OperandEffect> arguments,
    LambdaRuns lambdas,
    boolean async,
    boolean awaits,
    boolean collectsGarbage,
    boolean throwsExceptions,
    CallOutcome outcome,
    ContentQuestion asks,
    CallTraits traits) {

  public CallEffect {
    arguments = List.copyOf(arguments);
  }

  /**
   * Returns the argument that the result shares its obligation with, of a call with a number of
   * arguments; empty for none.
   */
  public OptionalInt wrapped(int given) {
    for (int i = 0; i < given; i++) {
      if (argument(i).move() == OperandEffect.Move.INTO_RESULT) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  /** Returns the effect on the argument at a position. */
  public OperandEffect argument(int position) {
    if (arguments.isEmpty()) {
      return OperandEffect.BORROWS;
    }
    return arguments.get(Math.min(position, arguments.size() - 1));
  }
}
