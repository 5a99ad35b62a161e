// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.List;

/** Makes the summaries that no body gives: those of models, and those of calls without either. */
public final class Contracts {

  private Contracts() {}

  /**
   * Returns the summary of a model. Surplus arguments have the last effect; without any effect,
   * arguments are borrowed.
   */
  public static Summary modelled(
      ResultEffect result, OperandEffect receiver, List<OperandEffect> arguments) {
    List<OperandEffect> known = arguments.isEmpty() ? List.of(OperandEffect.BORROWS) : arguments;
    return new Summary(
        Coverage.CONTRACT,
        receiver,
        ParameterEffects.of(known).comingBackAs(result),
        FieldEffects.NONE,
        result,
        Termination.SURE,
        true,
        SummaryParts.NONE);
  }

  /** Returns the assumed summary of a call without a model and without a body. */
  public static Summary unseen(OperandEffect receiver, OperandEffect arguments) {
    return new Summary(
        Coverage.ASSUMED,
        receiver,
        ParameterEffects.of(List.of(arguments)),
        FieldEffects.NONE,
        ResultEffect.UNKNOWN,
        Termination.SURE,
        false,
        SummaryParts.NONE);
  }
}
