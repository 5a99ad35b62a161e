// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeRef;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The value of a literal or of a named constant: a number, a character, a string, or the name of
 * the constant. Two expressions with equal keys have equal values everywhere.
 *
 * @param kind kind of the value
 * @param text value of a string or character; of a whole number its decimal digits, of another
 *     number its text; binary name of the owner and the name of a constant
 * @param isLong whether a whole number is a {@code long}, which is not equal to an {@code int}
 *     after boxing
 */
public record LiteralKey(Kind kind, String text, boolean isLong) implements Comparable<LiteralKey> {

  /** The kinds of values, in the order of keys. */
  public enum Kind {
    NUMBER,
    FRACTION,
    CHARACTER,
    STRING,
    CONSTANT
  }

  private static final Comparator<LiteralKey> ORDER =
      Comparator.comparing(LiteralKey::kind)
          .thenComparing(LiteralKey::number, Comparator.naturalOrder())
          .thenComparing(LiteralKey::text)
          .thenComparing(LiteralKey::isLong);

  private static final BigInteger SMALLEST_BOXED = BigInteger.valueOf(Byte.MIN_VALUE);
  private static final BigInteger LARGEST_BOXED = BigInteger.valueOf(Byte.MAX_VALUE);
  private static final char LAST_BOXED = 127;

  /** Returns the key of an expression, null if it is neither a literal nor a constant. */
  public static @Nullable LiteralKey of(Expr expr) {
    if (expr instanceof Expr.Literal literal) {
      return of(literal);
    }
    if (expr instanceof Expr.Unary unary && unary.operator().equals("-")) {
      return negated(unary.operand());
    }
    return expr instanceof Expr.FieldRef field && isConstant(field)
        ? new LiteralKey(Kind.CONSTANT, field.owner() + "." + field.name(), false)
        : null;
  }

  /** Returns the value of an expression that is a whole number literal. */
  public static OptionalLong number(Expr expr) {
    LiteralKey key = of(expr);
    return key == null ? OptionalLong.empty() : key.wholeNumber();
  }

  /** Returns the value of a whole number; empty for any other key. */
  public OptionalLong wholeNumber() {
    return kind == Kind.NUMBER && number().bitLength() < Long.SIZE
        ? OptionalLong.of(number().longValue())
        : OptionalLong.empty();
  }

  /** Returns the exact value of an expression that is a literal of a number. */
  static Optional<BigDecimal> decimal(Expr expr) {
    return Optional.ofNullable(of(expr)).flatMap(LiteralKey::decimal);
  }

  /** Returns the exact value of a number; empty for any other key. */
  public Optional<BigDecimal> decimal() {
    return switch (kind) {
      case NUMBER -> Optional.of(new BigDecimal(number()));
      case FRACTION -> Optional.of(fraction(text));
      case CHARACTER, STRING, CONSTANT -> Optional.empty();
    };
  }

  /** Returns the value that a {@code float} or {@code double} has, which is not its text. */
  private static BigDecimal fraction(String text) {
    String digits = text.replace("_", "");
    boolean isFloat = digits.toLowerCase(Locale.ROOT).endsWith("f");
    return new BigDecimal(isFloat ? Float.parseFloat(digits) : Double.parseDouble(digits));
  }

  private static @Nullable LiteralKey of(Expr.Literal literal) {
    return switch (literal.kind()) {
      case NUMBER -> ofNumber(literal.text(), literal.type());
      case CHARACTER -> new LiteralKey(Kind.CHARACTER, literal.text(), false);
      case STRING -> new LiteralKey(Kind.STRING, literal.text(), false);
      case NULL, TRUE, FALSE -> null;
    };
  }

  private static LiteralKey ofNumber(String text, TypeRef type) {
    boolean isLong = type.name().equals("long");
    return integer(text.replace("_", "").toLowerCase(Locale.ROOT))
        .map(value -> new LiteralKey(Kind.NUMBER, value.toString(), isLong))
        .orElseGet(() -> new LiteralKey(Kind.FRACTION, text, false));
  }

  private static Optional<BigInteger> integer(String text) {
    String digits = text.endsWith("l") ? text.substring(0, text.length() - 1) : text;
    try {
      if (digits.startsWith("0x")) {
        return Optional.of(new BigInteger(digits.substring(2), 16));
      }
      if (digits.startsWith("0b")) {
        return Optional.of(new BigInteger(digits.substring(2), 2));
      }
      boolean isOctal = digits.length() > 1 && digits.startsWith("0");
      return Optional.of(new BigInteger(digits, isOctal ? 8 : 10));
    } catch (NumberFormatException e) {
      return Optional.empty(); // A floating-point number.
    }
  }

  private static @Nullable LiteralKey negated(Expr operand) {
    LiteralKey key = of(operand);
    if (key == null) {
      return null;
    }
    return switch (key.kind) {
      case NUMBER -> new LiteralKey(Kind.NUMBER, key.number().negate().toString(), key.isLong);
      case FRACTION -> new LiteralKey(Kind.FRACTION, "-" + key.text, false);
      case CHARACTER, STRING, CONSTANT -> null;
    };
  }

  /**
   * Recognises constants by name, because the tree does not say whether a library's field is final.
   */
  private static boolean isConstant(Expr.FieldRef field) {
    return field.isStatic() && field.name().equals(field.name().toUpperCase(Locale.ROOT));
  }

  private BigInteger number() {
    return kind == Kind.NUMBER ? new BigInteger(text) : BigInteger.ZERO;
  }

  /**
   * Returns whether its object is never garbage collected: a string, the object of a constant, or a
   * number or character for which boxing has a fixed object (JLS 5.1.7).
   */
  public boolean isLasting() {
    return switch (kind) {
      case STRING, CONSTANT -> true;
      case CHARACTER -> text.length() == 1 && text.charAt(0) <= LAST_BOXED;
      case NUMBER ->
          number().compareTo(SMALLEST_BOXED) >= 0 && number().compareTo(LARGEST_BOXED) <= 0;
      case FRACTION -> false;
    };
  }

  @Override
  public int compareTo(LiteralKey other) {
    return ORDER.compare(this, other);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof LiteralKey that
            && kind == that.kind
            && isLong == that.isLong
            && text.equals(that.text));
  }

  @Override
  public int hashCode() {
    return 31 * text.hashCode() + kind.name().hashCode();
  }
}
