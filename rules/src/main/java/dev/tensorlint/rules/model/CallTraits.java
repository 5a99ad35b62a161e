// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.Node;

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

  private static Optional<Operand> tracesBy(Node value, YamlFields method, YamlProblems problems) {
    Optional<Operand> operand =
        method.text(value, "`traces-by`").flatMap(Operand::parse).filter(Operand::isArgument);
    if (operand.isEmpty()) {
      problems.report(
          value,
          "`traces-by` cannot be "
              + YamlFields.describe(value)
              + ": expected such as `argument 0`");
    }
    return operand;
  }

  static CallTraits decode(YamlFields method, YamlProblems problems) {
    return new CallTraits(
        method.flag("heavy"),
        method.flag("predicts"),
        method.flag("resets-state"),
        method.flag("copies-state"),
        method.flag("implicit-random"),
        method.flag("seeds-random"),
        SeededDraw.decode(method, problems),
        method
            .value("traces-by")
            .flatMap(value -> tracesBy(value, method, problems))
            .orElse(Operand.NONE));
  }
}
