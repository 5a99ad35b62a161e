// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Optional;

/**
 * A condition on the arguments of a call, one of which must hold for a method to throw. It refers
 * to the value that a parameter has at the call.
 */
public sealed interface ThrowCondition {

  /** Returns this condition for another parameter: that of a caller which passes its own on. */
  ThrowCondition of(int parameter);

  /** Returns the position of the parameter; negative if it concerns none. */
  int parameter();

  /** Returns the condition that holds exactly where this one does not; empty if there is none. */
  default Optional<ThrowCondition> opposite() {
    return Optional.empty();
  }

  /** A parameter is null, or true, or the opposite. */
  record Tested(int parameter, OperandTest.Is is) implements ThrowCondition, Comparable<Tested> {
    @Override
    public ThrowCondition of(int other) {
      return new Tested(other, is);
    }

    @Override
    public Optional<ThrowCondition> opposite() {
      return Optional.of(new Tested(parameter, is.opposite()));
    }

    /** Returns the condition as a test of the argument. */
    public OperandTest test() {
      return new OperandTest(is, Operand.argument(parameter));
    }

    /** Orders by parameter, then by condition. */
    @Override
    public int compareTo(Tested other) {
      return test().compareTo(other.test());
    }
  }

  /**
   * An integer parameter is less than a bound, or equal to it.
   *
   * @param isLess whether it is compared by {@code <}, else by {@code ==}
   * @param holds whether the comparison holds
   */
  record Compared(int parameter, boolean isLess, long bound, boolean holds)
      implements ThrowCondition {
    @Override
    public ThrowCondition of(int other) {
      return new Compared(other, isLess, bound, holds);
    }

    @Override
    public Optional<ThrowCondition> opposite() {
      return Optional.of(new Compared(parameter, isLess, bound, !holds));
    }

    /** Returns whether it holds for a value. */
    public boolean holdsFor(long value) {
      return (isLess ? value < bound : value == bound) == holds;
    }
  }

  /**
   * A method of the parameter's class throws. The class of the value decides which method runs.
   *
   * @param method name of the method, which has no parameters
   */
  record Throws(int parameter, String method) implements ThrowCondition {
    @Override
    public ThrowCondition of(int other) {
      return new Throws(other, method);
    }
  }

  /** A call throws an unchecked exception of which no code and no declaration speaks. */
  record Unexpected() implements ThrowCondition {
    @Override
    public ThrowCondition of(int parameter) {
      return this;
    }

    @Override
    public int parameter() {
      return -1;
    }
  }
}
