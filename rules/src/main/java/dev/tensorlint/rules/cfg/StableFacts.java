// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Conditions over values that only an assignment of a variable or of an own field can change, and
 * over {@link UnchangedValues}. Two tests of one condition agree unless such an assignment, or a
 * call that may make one, is between them. Conditions that mean the same have one form: {@code n >
 * 3}, {@code 4 <= n} and {@code !(n < 4)}.
 */
final class StableFacts {

  private static final Set<String> INTEGERS = Set.of("int", "long", "short", "byte", "char");

  private static final Slot.Operand NULL = Slot.Operand.of(Expr.LiteralKind.NULL.toString());

  private final CallShape shape;
  private final Function<Local, Optional<Expr>> onlyValue;
  private final UnchangedValues unchanged;

  /**
   * @param onlyValue returns the only value that a variable ever has, if there is one
   */
  StableFacts(CallShape shape, Function<Local, Optional<Expr>> onlyValue, Questions questions) {
    this.shape = shape;
    this.onlyValue = onlyValue;
    this.unchanged = new UnchangedValues(shape, questions, this::operand);
  }

  /**
   * A condition in its one form.
   *
   * @param slot the slot with its outcome
   * @param isNegated whether the tested expression is its negation
   */
  record Fact(Slot.Comparison slot, boolean isNegated) {}

  /** Returns the condition that a comparison states, null if its operands can change otherwise. */
  @Nullable Fact factOf(Expr.Binary comparison) {
    Optional<Slot.Operand> left = operand(comparison.left());
    Optional<Slot.Operand> right = operand(comparison.right());
    return left.isEmpty() || right.isEmpty() ? null : factOf(comparison, left.get(), right.get());
  }

  /** Returns the condition that a comparison of a whole number with a value states that is new. */
  @Nullable Fact factOf(Expr.Binary comparison, Slot left, Slot right) {
    if (!isInteger(comparison.left()) || !isInteger(comparison.right())) {
      return null;
    }
    Optional<BigDecimal> first = number(comparison.left());
    Optional<BigDecimal> second = number(comparison.right());
    if (first.isPresent() == second.isPresent()) {
      return null;
    }
    return factOf(
        comparison,
        first.map(Slot.Operand::of).orElseGet(() -> Slot.Operand.of(left)),
        second.map(Slot.Operand::of).orElseGet(() -> Slot.Operand.of(right)));
  }

  private static @Nullable Fact factOf(
      Expr.Binary comparison, Slot.Operand left, Slot.Operand right) {
    boolean areIntegers = isInteger(comparison.left()) && isInteger(comparison.right());
    return switch (comparison.operator()) {
      case "<" -> less(left, right, areIntegers);
      case ">" -> less(right, left, areIntegers);
      case "<=" -> notGreater(left, right, areIntegers);
      case ">=" -> notGreater(right, left, areIntegers);
      case "==" -> equal(left, right);
      default -> null;
    };
  }

  /** Returns the condition that a truth value states, null if it may differ each time. */
  @Nullable Fact truthOf(Expr condition) {
    if (condition instanceof Expr.Call call && unchanged.isPure(call)) {
      return factOf(call);
    }
    return operand(condition)
        .filter(operand -> isTruth(condition, operand))
        .map(operand -> new Fact(truth(operand), false))
        .orElse(null);
  }

  /** Returns whether nothing more is known of what a call answers than that it is the same. */
  boolean isAllThatIsKnown(Expr.Call call) {
    return unchanged.isPure(call) || unchanged.isUnseen(call);
  }

  private static boolean isTruth(Expr condition, Slot.Operand operand) {
    boolean isFlag = condition instanceof Expr.FieldRef && condition.type().equals(TypeRef.BOOLEAN);
    return isFlag || operand.isTerm();
  }

  /** Returns the condition that a call asks for with which nothing but its operands is known. */
  private @Nullable Fact factOf(Expr.Call call) {
    Optional<Slot.Operand> receiver = Optional.ofNullable(call.target()).flatMap(this::operand);
    List<Expr> arguments = call.arguments();
    if (receiver.isEmpty() || arguments.size() > 1) {
      return null;
    }
    String name = ((MethodRef) call.callee()).name();
    Optional<Slot.Operand> argument =
        arguments.isEmpty() ? Optional.of(Slot.Operand.NONE) : operand(arguments.get(0));
    return argument
        .map(right -> new Fact(new Slot.Comparison(receiver.get(), name, right), false))
        .orElse(null);
  }

  private static Fact less(Slot.Operand left, Slot.Operand right, boolean areIntegers) {
    Optional<BigDecimal> bound = areIntegers ? left.number() : Optional.empty();
    return bound
        .map(number -> Slot.Operand.of(number.add(BigDecimal.ONE)))
        .map(next -> new Fact(comparison(right, "<", next), true))
        .orElseGet(() -> new Fact(comparison(left, "<", right), false));
  }

  /** The negation of {@code right < left}, but for fractions, which may be no number. */
  private static Fact notGreater(Slot.Operand left, Slot.Operand right, boolean areIntegers) {
    if (!areIntegers) {
      return new Fact(comparison(left, "<=", right), false);
    }
    Fact less = less(/* left= */ right, /* right= */ left, true);
    return new Fact(less.slot(), !less.isNegated());
  }

  private static Fact equal(Slot.Operand left, Slot.Operand right) {
    boolean isSwapped = left.text().compareTo(right.text()) < 0;
    boolean isConstantLeft = left.slot() == null && right.slot() != null;
    boolean isConstantRight = left.slot() != null && right.slot() == null;
    return isConstantLeft || (isSwapped && !isConstantRight)
        ? new Fact(comparison(right, "==", left), false)
        : new Fact(comparison(left, "==", right), false);
  }

  private static Slot.Comparison comparison(
      Slot.Operand left, String operator, Slot.Operand right) {
    return new Slot.Comparison(left, operator, right);
  }

  private static boolean isInteger(Expr expr) {
    return !expr.type().isArray() && INTEGERS.contains(expr.type().name());
  }

  /** Returns the value of a number, or of a constant that is one. */
  private Optional<BigDecimal> number(Expr expr) {
    OptionalLong constant =
        expr instanceof Expr.FieldRef field ? shape.constant(field) : OptionalLong.empty();
    return constant.isPresent()
        ? Optional.of(BigDecimal.valueOf(constant.getAsLong()))
        : LiteralKey.decimal(expr);
  }

  /**
   * Returns the condition that two references are equal, if one of them is a constant and the other
   * one the same each time; null if that is open.
   */
  @Nullable Fact sameAs(Expr left, Expr right) {
    if (isConstantOfItsType(right) || right instanceof Expr.ClassLiteral) {
      return factOf(left, right);
    }
    if (isConstantOfItsType(left) || left instanceof Expr.ClassLiteral) {
      return factOf(right, left);
    }
    if (isNull(right)) {
      return nullOf(left);
    }
    return isNull(left) ? nullOf(right) : null;
  }

  private static boolean isNull(Expr expr) {
    return expr instanceof Expr.Literal literal && literal.kind() == Expr.LiteralKind.NULL;
  }

  private @Nullable Fact nullOf(Expr value) {
    return operand(value)
        .filter(Slot.Operand::isTerm)
        .map(operand -> new Fact(comparison(operand, "==", NULL), false))
        .orElse(null);
  }

  /** A library's constants are known by their names, those of the program by their declarations. */
  private boolean isConstantOfItsType(Expr expr) {
    return expr instanceof Expr.FieldRef field
        && field.isStatic()
        && field.owner().equals(field.type().name())
        && (LiteralKey.of(field) != null || shape.isOwnObject(field));
  }

  /** Returns the condition that a value is the one of a label of a switch, null if that is open. */
  @Nullable Fact factOf(Expr selector, Expr label) {
    Optional<Slot.Operand> left = operand(selector);
    if (left.isEmpty()) {
      return null;
    }
    if (isOfEnumeration(label)) {
      return new Fact(comparison(left.get(), "==", labelOf(label)), false);
    }
    String operator = selector.type().equals(TypeRef.STRING) ? "equals" : "==";
    return operand(label)
        .map(right -> new Fact(comparison(left.get(), operator, right), false))
        .orElse(null);
  }

  private static boolean isOfEnumeration(Expr label) {
    return label instanceof Expr.FieldRef
        && label.type().isReference()
        && !label.type().equals(TypeRef.STRING);
  }

  private static Slot.Operand labelOf(Expr constant) {
    return Slot.Operand.label((Expr.FieldRef) constant);
  }

  /**
   * Returns the value of an expression that can be a label of a switch, in one form for equal
   * values; empty if it is no constant.
   */
  Optional<String> label(Expr expr) {
    boolean isNamed = isOfEnumeration(expr) && LiteralKey.of(expr) != null;
    Optional<Slot.Operand> value = isNamed ? Optional.of(labelOf(expr)) : constant(expr);
    return value.map(Slot.Operand::text);
  }

  /** Returns the constant that is the only value of a variable, else the variable. */
  private Slot.Operand operand(Local local) {
    return onlyValue
        .apply(local)
        .filter(value -> isHeldAsWritten(local.type(), value))
        .flatMap(this::constant)
        .orElseGet(() -> Slot.Operand.of(local));
  }

  /** An assignment to a variable of another type may change a number. */
  private boolean isHeldAsWritten(TypeRef type, Expr value) {
    boolean isText = type.equals(TypeRef.STRING) && value instanceof Expr.Literal;
    boolean isInteger = !type.isArray() && INTEGERS.contains(type.name()) && isInteger(value);
    return isText || (isInteger && number(value).isPresent());
  }

  /** Returns a value that only an assignment can change, empty for any other expression. */
  Optional<Slot.Operand> operand(Expr expr) {
    if (expr instanceof Expr.LocalRef local) {
      return Optional.of(operand(local.local()));
    }
    return constant(expr).or(() -> changing(expr));
  }

  private Optional<Slot.Operand> changing(Expr expr) {
    if (expr instanceof Expr.FieldRef field && field.isOwn()) {
      return Optional.of(operand(field));
    }
    if (expr instanceof Expr.Cast cast && cast.type().isReference()) {
      return operand(cast.operand());
    }
    if (expr instanceof Expr.ClassLiteral literal) {
      return Optional.of(Slot.Operand.of("CLASS " + literal.named()));
    }
    return expr instanceof Expr.Literal literal
        ? Optional.of(Slot.Operand.of(literal.kind().toString()))
        : unchanged.of(expr).map(Slot.Operand::of);
  }

  private Optional<Slot.Operand> constant(Expr expr) {
    Optional<BigDecimal> number = number(expr);
    if (number.isPresent()) {
      return number.map(Slot.Operand::of);
    }
    return Optional.ofNullable(LiteralKey.of(expr))
        .map(key -> Slot.Operand.of(key.kind() + " " + key.text()));
  }

  private static Slot.Comparison truth(Slot.Operand operand) {
    return comparison(operand, "", Slot.Operand.NONE);
  }

  private Slot.Operand operand(Expr.FieldRef field) {
    return Slot.Operand.of(FieldKey.of(field, FieldKey.THIS_OR_STATIC), shape.isSettled(field));
  }
}
