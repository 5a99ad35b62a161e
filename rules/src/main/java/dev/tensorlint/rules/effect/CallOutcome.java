// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Whether a call returns, and what its return or its result implies for its operands.
 *
 * @param neverReturns whether the call never completes normally
 * @param returnsIf condition that holds after normal completion, null for none
 * @param tells condition that its boolean result states, null for none
 * @param isNewIf condition under which the result is a new object and no operand; null for none
 * @param success how its result shows whether it has acquired something, null if it does not
 * @param orElse operand that is the result where the operand is null that the result otherwise is;
 *     a function stands for what it returns. Null for none
 * @param resultOf method of an object of the program whose result it returns, where the object is
 *     an argument of the call that created the receiver; null for none
 */
public record CallOutcome(
    boolean neverReturns,
    @Nullable OperandTest returnsIf,
    @Nullable OperandTest tells,
    @Nullable OperandTest isNewIf,
    @Nullable Success success,
    @Nullable Operand orElse,
    @Nullable String resultOf)
    implements Comparable<CallOutcome> {

  private static final Comparator<OperandTest> TESTS =
      Comparator.nullsFirst(Comparator.naturalOrder());

  private static final Comparator<CallOutcome> ORDER =
      Comparator.comparing(CallOutcome::neverReturns)
          .thenComparing(CallOutcome::returnsIf, TESTS)
          .thenComparing(CallOutcome::tells, TESTS)
          .thenComparing(CallOutcome::isNewIf, TESTS)
          .thenComparing(
              CallOutcome::success, Comparator.nullsFirst(Comparator.<Success>naturalOrder()))
          .thenComparing(CallOutcome::orElse, Comparator.nullsFirst(Comparator.naturalOrder()))
          .thenComparing(CallOutcome::resultOf, Comparator.nullsFirst(Comparator.naturalOrder()));

  /** A call that returns and implies nothing. */
  public static final CallOutcome ANY = new CallOutcome(false, null, null, null, null, null, null);

  public static final CallOutcome NEVER = new CallOutcome(true, null, null, null, null, null, null);

  @Override
  public int compareTo(CallOutcome other) {
    return ORDER.compare(this, other);
  }
}
