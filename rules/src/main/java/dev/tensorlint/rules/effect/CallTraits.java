// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Comparator;
import java.util.Optional;

/**
 * The traits of a call, apart from its effects on operands.
 *
 * @param predicts whether it computes a prediction from its arguments and changes nothing of its
 *     receiver but the state that the receiver keeps between calls
 * @param resetsState whether it resets the receiver's state
 * @param copiesState whether it returns a copy of the state that the receiver otherwise lends until
 *     its next step
 * @param implicitRandom whether it draws from the implicit generator
 * @param seedsRandom whether it seeds the implicit generator
 * @param leavesScope whether it closes the innermost open scope of its library
 * @param seededBy the method that draws the same from an explicit generator, empty where the model
 *     names none
 * @param tracesBy the argument by whose value it traces its receiver, once for each value; {@link
 *     Operand#NONE} for none
 */
public record CallTraits(
    boolean predicts,
    boolean resetsState,
    boolean copiesState,
    boolean implicitRandom,
    boolean seedsRandom,
    boolean leavesScope,
    Optional<SeededDraw> seededBy,
    Operand tracesBy)
    implements Comparable<CallTraits> {

  private static final Comparator<SeededDraw> DRAWS =
      Comparator.nullsFirst(Comparator.naturalOrder());

  private static final Comparator<CallTraits> ORDER =
      Comparator.comparing(CallTraits::predicts)
          .thenComparing(CallTraits::resetsState)
          .thenComparing(CallTraits::copiesState)
          .thenComparing(CallTraits::implicitRandom)
          .thenComparing(CallTraits::seedsRandom)
          .thenComparing(CallTraits::leavesScope)
          .thenComparing(one -> one.seededBy().orElse(null), DRAWS)
          .thenComparing(CallTraits::tracesBy);

  /** A call without traits. */
  public static final CallTraits NONE =
      new CallTraits(false, false, false, false, false, false, Optional.empty(), Operand.NONE);

  @Override
  public int compareTo(CallTraits other) {
    return ORDER.compare(this, other);
  }
}
