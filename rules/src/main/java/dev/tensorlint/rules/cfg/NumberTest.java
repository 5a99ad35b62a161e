// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.ThrowCondition;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A comparison of a value with a number.
 *
 * @param value the value
 * @param holds what holds of it, as a condition on a parameter 0
 */
public record NumberTest(Slot.Operand value, ThrowCondition.Compared holds) {

  /**
   * Returns what follows from the outcome of a comparison; empty if it compares with no number.
   *
   * @param isTrue the outcome
   */
  public static Optional<NumberTest> of(Slot.Comparison comparison, boolean isTrue) {
    ThrowCondition.Order order = order(comparison.operator());
    return order == null
        ? Optional.empty()
        : of(comparison.left(), order, comparison.right(), isTrue)
            .or(() -> mirrored(comparison, order, isTrue));
  }

  /** The number is on the left: {@code 3 < n} is {@code !(n <= 3)}. */
  private static Optional<NumberTest> mirrored(
      Slot.Comparison comparison, ThrowCondition.Order order, boolean isTrue) {
    return switch (order) {
      case LESS -> of(comparison.right(), ThrowCondition.Order.AT_MOST, comparison.left(), !isTrue);
      case AT_MOST -> of(comparison.right(), ThrowCondition.Order.LESS, comparison.left(), !isTrue);
      case EQUAL -> of(comparison.right(), order, comparison.left(), isTrue);
    };
  }

  private static Optional<NumberTest> of(
      Slot.Operand value, ThrowCondition.Order order, Slot.Operand bound, boolean holds) {
    return bound
        .number()
        .map(number -> new ThrowCondition.Compared(0, order, number, holds))
        .map(condition -> new NumberTest(value, condition));
  }

  private static ThrowCondition.@Nullable Order order(String operator) {
    return switch (operator) {
      case "<" -> ThrowCondition.Order.LESS;
      case "<=" -> ThrowCondition.Order.AT_MOST;
      case "==" -> ThrowCondition.Order.EQUAL;
      default -> null;
    };
  }
}
