// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
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

    private static final Set<String> STATES_EQUALITY = Set.of("==", "equals");

    /** Returns the outcome that it always has, empty if that depends on a variable or field. */
    Optional<Boolean> outcome() {
      if (!left.isConstant() || !right.isConstant()) {
        return Optional.empty();
      }
      if (left.isNumber() && right.isNumber()) {
        return Optional.of(holds(number(left).compareTo(number(right))));
      }
      if (left.isOtherThan(right)) {
        return Optional.of(false);
      }
      return left.equals(right) && STATES_EQUALITY.contains(operator)
          ? Optional.of(true)
          : Optional.empty();
    }

    private boolean holds(int order) {
      return switch (operator) {
        case "<" -> order < 0;
        case "<=" -> order <= 0;
        default -> order == 0;
      };
    }

    /** Returns whether it compares what may change with a constant. */
    public boolean comparesWithConstant() {
      return !left.isConstant() && right.isConstant();
    }

    /**
     * Returns the outcome of another comparison of the same value with a constant, if that follows
     * from the outcome of this one: what is 1 is not 3, and what is less than 4 is less than 5.
     *
     * @param isTrue the outcome of this comparison
     */
    public Optional<Boolean> decides(Comparison other, boolean isTrue) {
      if (!isTrue) {
        return other.isTrueOnlyIf(this) ? Optional.of(false) : Optional.empty();
      }
      if (isTrueOnlyIf(other)) {
        return Optional.of(true);
      }
      return excludes(other) || other.excludes(this) ? Optional.of(false) : Optional.empty();
    }

    /** Returns whether what satisfies this comparison satisfies another one. */
    private boolean isTrueOnlyIf(Comparison other) {
      if (!right.isNumber() || !other.right.isNumber()) {
        return equals(other);
      }
      int order = number(right).compareTo(number(other.right));
      return switch (other.operator) {
        case "<" -> operator.equals("<") ? order <= 0 : order < 0;
        case "<=" -> order <= 0;
        default -> operator.equals("==") && order == 0;
      };
    }

    /** Returns whether this comparison is for one value, and that does not satisfy another one. */
    private boolean excludes(Comparison other) {
      if (!STATES_EQUALITY.contains(operator)) {
        return false;
      }
      boolean areNumbers = right.isNumber() && other.right.isNumber();
      return areNumbers
          ? !other.holds(number(right).compareTo(number(other.right)))
          : operator.equals(other.operator) && right.isOtherThan(other.right);
    }

    private static BigDecimal number(Operand operand) {
      return new BigDecimal(operand.text());
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
   * @param value the value of an intermediate expression, or one that is the same each time, null
   *     for any other operand
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

    private static final String LABEL = "LABEL ";

    private static final String CHARACTER = LiteralKey.Kind.CHARACTER + " ";
    private static final String STRING = LiteralKey.Kind.STRING + " ";

    /** The kinds of constants of which different texts are different values. */
    private static final List<String> DISTINCT = List.of(LABEL, CHARACTER, STRING);

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

    /** Returns the constant of an enumeration that a case of a switch names. */
    static Operand label(Expr.FieldRef constant) {
      return of(LABEL + constant.owner() + "." + constant.name());
    }

    static Operand of(BigDecimal number) {
      return new Operand(null, null, null, number.stripTrailingZeros().toPlainString(), true, true);
    }

    /** Returns the operands that it is made of: itself, or those in its term. */
    public Stream<Operand> parts() {
      return value instanceof Term term
          ? term.operands().stream().flatMap(Operand::parts)
          : Stream.of(this);
    }

    /** Returns whether it is made of other operands. */
    public boolean isTerm() {
      return value instanceof Term;
    }

    /** Returns it as an operand that a call may change if it reads a field. */
    private Operand unsettled() {
      if (value instanceof Term term) {
        return of(term.unsettled());
      }
      return field == null ? this : of(field, false);
    }

    /** Returns whether it is the value of an intermediate expression. */
    public boolean isIntermediate() {
      return value instanceof Temporary;
    }

    /** Returns whether it is a value of the source, such as a number or a named constant. */
    boolean isConstant() {
      return local == null && value == null && field == null;
    }

    /**
     * Returns whether two constants are certainly different values. Named constants may have the
     * same one.
     */
    boolean isOtherThan(Operand other) {
      return isConstant()
          && other.isConstant()
          && !text.equals(other.text)
          && DISTINCT.stream().anyMatch(kind -> isOf(kind) && other.isOf(kind));
    }

    /** Returns it as the source writes it, a field or a named constant without its class. */
    public String written() {
      if (field != null) {
        return field.name();
      }
      if (isOf(CHARACTER)) {
        return "'" + text.substring(CHARACTER.length()) + "'";
      }
      if (isOf(STRING)) {
        return '"' + text.substring(STRING.length()) + '"';
      }
      return isConstant() && !isNumber ? text.substring(text.lastIndexOf('.') + 1) : text;
    }

    private boolean isOf(String kind) {
      return !isNumber && text.startsWith(kind);
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

  /**
   * The value of an expression that is the same each time, as long as no variable and no field in
   * it is assigned.
   *
   * @param form the expression with a {@code #} for each operand, as {@code #.isEmpty()}
   */
  record Term(String form, List<Operand> operands) implements Slot {
    public Term {
      operands = List.copyOf(operands);
    }

    /** Returns it as a value that a call may change if it reads a field. */
    Term unsettled() {
      return new Term(form, operands.stream().map(Operand::unsettled).toList());
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      int next = 0;
      for (int i = 0; i < form.length(); i++) {
        char each = form.charAt(i);
        text.append(each == '#' ? operands.get(next++).written() : String.valueOf(each));
      }
      return text.toString();
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
