// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import org.jspecify.annotations.Nullable;

/**
 * Whether a call returns, and what its return or its result says about its operands.
 *
 * @param neverReturns whether it never ends normally
 * @param returnsIf what holds when it has ended normally, null for nothing
 * @param tells what its boolean result says, null for nothing
 * @param isNewIf where this holds, the result is a new object, though it may otherwise be an
 *     operand; null where nothing is stated
 */
public record CallOutcome(
    boolean neverReturns,
    @Nullable OperandTest returnsIf,
    @Nullable OperandTest tells,
    @Nullable OperandTest isNewIf) {

  /** It returns and states nothing. */
  public static final CallOutcome ANY = new CallOutcome(false, null, null, null);

  public static final CallOutcome NEVER = new CallOutcome(true, null, null, null);
}
