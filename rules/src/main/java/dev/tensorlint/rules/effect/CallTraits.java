// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Optional;

/**
 * What a call is about, beside what becomes of the values that take part in it.
 *
 * @param heavy whether it builds something that is meant to be built once
 * @param predicts whether it gives an answer to its arguments, and leaves its receiver as it was
 *     but for the state that it keeps from call to call
 * @param resetsState whether it forgets the receiver's state
 * @param copiesState whether it gives a copy of what the receiver else lends until its next step
 * @param implicitRandom whether it draws from the implicit generator
 * @param seedsRandom whether it gives the implicit generator a seed
 * @param seededBy the method that draws the same from a generator of its own, empty where the model
 *     names none
 * @param tracesBy the argument for each value of which it traces its receiver once, {@link
 *     Operand#NONE} for none
 */
public record CallTraits(
    boolean heavy,
    boolean predicts,
    boolean resetsState,
    boolean copiesState,
    boolean implicitRandom,
    boolean seedsRandom,
    Optional<SeededDraw> seededBy,
    Operand tracesBy) {

  /** Nothing of all this. */
  public static final CallTraits NONE =
      new CallTraits(false, false, false, false, false, false, Optional.empty(), Operand.NONE);
}
