// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import org.jspecify.annotations.Nullable;

/**
 * Whether a call comes back, and what its coming back or its answer tells of what went in.
 *
 * @param neverReturns whether it never ends normally
 * @param returnsIf what holds when it has ended normally, null for nothing
 * @param tells what its boolean result says, null for nothing
 * @param isNewIf where this holds it gives back a new object, though it may else be one that went
 *     in; null where nothing tells
 */
public record CallOutcome(
    boolean neverReturns,
    @Nullable OperandTest returnsIf,
    @Nullable OperandTest tells,
    @Nullable OperandTest isNewIf) {

  /** It comes back and tells nothing. */
  public static final CallOutcome ANY = new CallOutcome(false, null, null, null);

  public static final CallOutcome NEVER = new CallOutcome(true, null, null, null);
}
