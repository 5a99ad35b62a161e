// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Comparator;

/**
 * A condition on an operand of a call.
 *
 * @param is the condition
 * @param operand the operand that it applies to
 */
public record OperandTest(OperandTest.Is is, Operand operand) implements Comparable<OperandTest> {

  private static final Comparator<OperandTest> ORDER =
      Comparator.comparing(OperandTest::operand).thenComparing(OperandTest::is);

  /** The conditions. */
  public enum Is {
    IS_NULL,
    IS_NOT_NULL,
    IS_TRUE,
    IS_FALSE;

    public Is opposite() {
      return switch (this) {
        case IS_NULL -> IS_NOT_NULL;
        case IS_NOT_NULL -> IS_NULL;
        case IS_TRUE -> IS_FALSE;
        case IS_FALSE -> IS_TRUE;
      };
    }
  }

  @Override
  public int compareTo(OperandTest other) {
    return ORDER.compare(this, other);
  }
}
