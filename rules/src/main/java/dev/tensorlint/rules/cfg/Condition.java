// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.OperandTest;
import org.jspecify.annotations.Nullable;

/**
 * What holds on an edge.
 *
 * @param slot the tested value
 * @param test the test that it satisfies
 * @param type the type of an instance test, else empty
 * @param other the value that it is compared with, null if none
 */
public record Condition(Slot slot, Test test, String type, @Nullable Slot other) {

  /** The tests that edges carry. */
  public enum Test {
    NULL,
    NOT_NULL,
    TRUE,
    FALSE,
    ZERO,
    NOT_ZERO,
    INSTANCE,
    NO_INSTANCE,
    SAME,
    NOT_SAME
  }

  Condition(Slot slot, Test test) {
    this(slot, test, "", null);
  }

  /** Returns a test of an operand as a condition on the slot that holds the operand. */
  public static Condition of(Slot slot, OperandTest.Is is) {
    return switch (is) {
      case IS_NULL -> new Condition(slot, Test.NULL);
      case IS_NOT_NULL -> new Condition(slot, Test.NOT_NULL);
      case IS_TRUE -> new Condition(slot, Test.TRUE);
      case IS_FALSE -> new Condition(slot, Test.FALSE);
    };
  }

  static Condition instance(Slot slot, String type) {
    return new Condition(slot, Test.INSTANCE, type, null);
  }

  /** Returns that two slots hold the same object. */
  public static Condition same(Slot slot, Slot other) {
    return new Condition(slot, Test.SAME, "", other);
  }

  public Condition negated() {
    Test opposite =
        switch (test) {
          case NULL -> Test.NOT_NULL;
          case NOT_NULL -> Test.NULL;
          case TRUE -> Test.FALSE;
          case FALSE -> Test.TRUE;
          case ZERO -> Test.NOT_ZERO;
          case NOT_ZERO -> Test.ZERO;
          case INSTANCE -> Test.NO_INSTANCE;
          case NO_INSTANCE -> Test.INSTANCE;
          case SAME -> Test.NOT_SAME;
          case NOT_SAME -> Test.SAME;
        };
    return new Condition(slot, opposite, type, other);
  }
}
