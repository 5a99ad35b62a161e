// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A condition on the arguments of a call, one of which must hold for a method to throw, or to
 * return one thing rather than another. It refers to the value that a parameter has at the call.
 */
public sealed interface ThrowCondition {

  /** Returns this condition for another parameter: that of a caller which passes its own on. */
  ThrowCondition of(int parameter);

  /** The position of what the receiver holds in the only field that the method reads. */
  int HELD_BY_RECEIVER = -2;

  /**
   * Returns the position of the parameter, or {@link #HELD_BY_RECEIVER}; otherwise negative if it
   * concerns none.
   */
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

    /** By names, which have the same hash in each run. */
    @Override
    public int hashCode() {
      return 31 * parameter + is.name().hashCode();
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

  /** How a number is compared with a bound. */
  enum Order {
    LESS,
    AT_MOST,
    EQUAL
  }

  /**
   * A number is less than a bound, at most the bound, or equal to it.
   *
   * @param bound the exact value, without trailing zeros
   * @param holds whether the comparison holds
   */
  record Compared(int parameter, Order order, BigDecimal bound, boolean holds)
      implements ThrowCondition {
    public Compared {
      bound = bound.stripTrailingZeros();
    }

    @Override
    public int hashCode() {
      return Objects.hash(parameter, order.name(), bound, holds);
    }

    @Override
    public ThrowCondition of(int other) {
      return new Compared(other, order, bound, holds);
    }

    @Override
    public Optional<ThrowCondition> opposite() {
      return Optional.of(new Compared(parameter, order, bound, !holds));
    }

    /** Returns whether it holds for a value. */
    public boolean holdsFor(BigDecimal value) {
      int sign = value.compareTo(bound);
      boolean isSo =
          switch (order) {
            case LESS -> sign < 0;
            case AT_MOST -> sign <= 0;
            case EQUAL -> sign == 0;
          };
      return isSo == holds;
    }
  }

  /**
   * A parameter is none of some constants, such as the labels of a switch.
   *
   * @param constants their values, each in one form
   */
  record NoneOf(int parameter, Set<String> constants) implements ThrowCondition {
    public NoneOf {
      constants = Set.copyOf(constants);
    }

    @Override
    public ThrowCondition of(int other) {
      return new NoneOf(other, constants);
    }
  }

  /**
   * A method of the parameter's class, or of the class of what the receiver holds, throws. The
   * class of the value decides which method runs.
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
