// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

/**
 * What holds on an edge.
 *
 * @param slot the tested value
 * @param test what it is known to be
 * @param type the type of an instance test, else empty
 */
public record Condition(Slot slot, Test test, String type) {

  /** The tests that edges carry. */
  public enum Test {
    NULL,
    NOT_NULL,
    TRUE,
    FALSE,
    INSTANCE,
    NO_INSTANCE
  }

  Condition(Slot slot, Test test) {
    this(slot, test, "");
  }

  public Condition negated() {
    Test opposite =
        switch (test) {
          case NULL -> Test.NOT_NULL;
          case NOT_NULL -> Test.NULL;
          case TRUE -> Test.FALSE;
          case FALSE -> Test.TRUE;
          case INSTANCE -> Test.NO_INSTANCE;
          case NO_INSTANCE -> Test.INSTANCE;
        };
    return new Condition(slot, opposite, type);
  }
}
