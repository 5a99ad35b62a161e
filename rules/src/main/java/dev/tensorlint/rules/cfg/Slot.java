// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Local;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A place that holds a value while a method runs. */
public sealed interface Slot {

  /** A variable of the source. */
  record Variable(Local local) implements Slot {
    @Override
    public String toString() {
      return local.name();
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || (other instanceof Variable that && local.equals(that.local));
    }

    @Override
    public int hashCode() {
      return local.hashCode();
    }
  }

  /**
   * Whether a condition holds, in the form that all equivalent conditions have. Its outcome stays
   * until one of its variables or fields is assigned.
   *
   * @param operator {@code <}, {@code <=} or {@code ==}, or the name of a method, or empty for the
   *     truth of the left operand
   */
  record Comparison(Operand left, String operator, Operand right) implements Slot {

    /** Returns whether it depends on a variable. */
    public boolean isOf(Local local) {
      return local.equals(left.local()) || local.equals(right.local());
    }

    @Override
    public String toString() {
      return (left.text() + " " + operator + " " + right.text()).strip();
    }
  }

  /**
   * An operand of a condition.
   *
   * @param local the variable, null for any other operand
   * @param value the value of an intermediate expression, null for any other operand
   * @param text the value that never changes, else the name of the variable or field
   * @param field the own field, null for any other operand
   * @param isNumber whether the text is a number
   * @param isSettled whether only an assignment in place can change the field
   */
  record Operand(
      @Nullable Local local,
      @Nullable Slot value,
      @Nullable FieldKey field,
      String text,
      boolean isNumber,
      boolean isSettled) {

    static final Operand NONE = of("");

    static Operand of(Local local) {
      return new Operand(local, null, null, local.name(), false, false);
    }

    static Operand of(Slot value) {
      return new Operand(null, value, null, value.toString(), false, false);
    }

    static Operand of(FieldKey field, boolean isSettled) {
      return new Operand(
          null, null, field, "field " + field.owner() + "." + field.name(), false, isSettled);
    }

    static Operand of(String value) {
      return new Operand(null, null, null, value, false, true);
    }

    static Operand of(BigDecimal number) {
      return new Operand(null, null, null, number.stripTrailingZeros().toPlainString(), true, true);
    }

    /** Returns the variable or the value of an intermediate expression; null for any other. */
    public @Nullable Slot slot() {
      return local == null ? value : new Variable(local);
    }

    /** Returns the value of a number, empty for any other operand. */
    public Optional<BigDecimal> number() {
      return isNumber ? Optional.of(new BigDecimal(text)) : Optional.empty();
    }
  }

  /** The value of an intermediate expression, written once on each path through the graph. */
  record Temporary(int number) implements Slot {
    @Override
    public String toString() {
      return "%" + number;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || (other instanceof Temporary that && number == that.number);
    }

    @Override
    public int hashCode() {
      return number;
    }
  }
}
