// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.effect.OperandEffect;
import java.util.ArrayList;
import java.util.List;

/**
 * What a method that answers true or false does to its parameters, apart for each answer: a helper
 * that tells whether it has closed what it was given.
 *
 * @param whenTrue effects when it answers true; empty when the answer tells nothing
 * @param whenFalse effects when it answers false
 */
public record ByAnswer(List<OperandEffect> whenTrue, List<OperandEffect> whenFalse) {

  /** The answer tells nothing. */
  public static final ByAnswer NOTHING = new ByAnswer(List.of(), List.of());

  public ByAnswer {
    whenTrue = List.copyOf(whenTrue);
    whenFalse = List.copyOf(whenFalse);
  }

  public boolean tellsNothing() {
    return whenTrue.isEmpty() && whenFalse.isEmpty();
  }

  /** Returns the effects with an answer; those of all answers where it tells nothing. */
  List<OperandEffect> when(boolean answer, List<OperandEffect> ofAll) {
    if (tellsNothing()) {
      return ofAll;
    }
    return answer ? whenTrue : whenFalse;
  }

  /** Returns the same with the uses of all answers, which no answer tells apart. */
  ByAnswer normal(List<OperandEffect> ofAll) {
    ByAnswer normal = new ByAnswer(withUses(whenTrue, ofAll), withUses(whenFalse, ofAll));
    return normal.whenTrue.equals(normal.whenFalse) ? NOTHING : normal;
  }

  private static List<OperandEffect> withUses(
      List<OperandEffect> some, List<OperandEffect> ofAll) {
    List<OperandEffect> with = new ArrayList<>();
    for (int i = 0; i < Math.min(some.size(), ofAll.size()); i++) {
      with.add(some.get(i).usedAlsoBy(ofAll.get(i).isUsed()));
    }
    return with;
  }
}
