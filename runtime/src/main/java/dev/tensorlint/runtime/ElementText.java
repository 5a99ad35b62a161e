// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Elements as text of one width, as NumPy writes them: as many digits as tell a number from its
 * neighbours, at most {@value #DIGITS} after the point, and with an exponent where they differ too
 * much.
 */
final class ElementText {

  private static final int DIGITS = 8;

  private static final double LARGE = 1e8;
  private static final double SMALL = 1e-4;
  private static final double RATIO = 1e3;

  private ElementText() {}

  static List<String> of(boolean... values) {
    return aligned(IntStream.range(0, values.length).mapToObj(i -> "" + values[i]).toList());
  }

  static List<String> of(int... values) {
    return aligned(IntStream.of(values).mapToObj(Integer::toString).toList());
  }

  static List<String> of(long... values) {
    return aligned(LongStream.of(values).mapToObj(Long::toString).toList());
  }

  static List<String> ofUnsigned(byte... values) {
    return of(IntStream.range(0, values.length).map(i -> Byte.toUnsignedInt(values[i])).toArray());
  }

  static List<String> of(float... values) {
    return reals(IntStream.range(0, values.length).<Number>mapToObj(i -> values[i]).toList());
  }

  static List<String> of(double... values) {
    return reals(DoubleStream.of(values).<Number>mapToObj(value -> value).toList());
  }

  private static List<String> reals(List<Number> values) {
    List<Number> finite =
        values.stream().filter(value -> Double.isFinite(value.doubleValue())).toList();
    Function<Number, String> format =
        needsExponent(finite) ? exponential(finite) : positional(finite);
    return aligned(values.stream().map(value -> text(value, format)).toList());
  }

  private static String text(Number number, Function<Number, String> format) {
    double value = number.doubleValue();
    if (Double.isNaN(value)) {
      return "nan";
    }
    return Double.isInfinite(value) ? (value > 0 ? "inf" : "-inf") : format.apply(number);
  }

  private static boolean needsExponent(List<Number> finite) {
    double largest = sizes(finite).max().orElse(0);
    double smallest = sizes(finite).filter(size -> size > 0).min().orElse(1);
    return largest >= LARGE || (largest > 0 && (smallest < SMALL || largest / smallest > RATIO));
  }

  private static DoubleStream sizes(List<Number> values) {
    return values.stream().mapToDouble(value -> Math.abs(value.doubleValue()));
  }

  private static Function<Number, String> positional(List<Number> finite) {
    int most = finite.stream().mapToInt(value -> fraction(decimal(value))).max().orElse(0);
    return value -> {
      BigDecimal decimal = decimal(value);
      String digits = decimal.setScale(fraction(decimal), RoundingMode.UNNECESSARY).toPlainString();
      String point = digits.contains(".") ? "" : ".";
      String sign = isNegativeZero(value) ? "-" : "";
      return sign + digits + point + " ".repeat(most - fraction(decimal));
    };
  }

  private static Function<Number, String> exponential(List<Number> finite) {
    int most =
        finite.stream().mapToInt(value -> fraction(mantissa(decimal(value)))).max().orElse(0);
    return value -> {
      BigDecimal decimal = decimal(value);
      String digits = mantissa(decimal).setScale(most, RoundingMode.UNNECESSARY).toPlainString();
      int exponent = exponent(decimal);
      String size = (Math.abs(exponent) < 10 ? "0" : "") + Math.abs(exponent);
      String sign = isNegativeZero(value) ? "-" : "";
      return sign + digits + (most == 0 ? "." : "") + "e" + (exponent < 0 ? "-" : "+") + size;
    };
  }

  private static boolean isNegativeZero(Number value) {
    return value.doubleValue() == 0 && 1 / value.doubleValue() < 0;
  }

  /** Returns the value to {@value #DIGITS} places, without zeros at its end. */
  private static BigDecimal decimal(Number value) {
    BigDecimal exact = new BigDecimal(value.toString());
    BigDecimal rounded =
        Math.abs(value.doubleValue()) >= SMALL
            ? exact.setScale(DIGITS, RoundingMode.HALF_EVEN)
            : exact;
    return rounded.signum() == 0 ? BigDecimal.ZERO : rounded.stripTrailingZeros();
  }

  private static int fraction(BigDecimal decimal) {
    return Math.max(0, decimal.scale());
  }

  private static int exponent(BigDecimal decimal) {
    return decimal.signum() == 0 ? 0 : decimal.precision() - decimal.scale() - 1;
  }

  private static BigDecimal mantissa(BigDecimal decimal) {
    BigDecimal moved = decimal.movePointLeft(exponent(decimal)).round(new MathContext(DIGITS + 1));
    return moved.signum() == 0 ? BigDecimal.ZERO : moved.stripTrailingZeros();
  }

  private static List<String> aligned(List<String> texts) {
    int width = texts.stream().mapToInt(String::length).max().orElse(0);
    return texts.stream().map(text -> " ".repeat(width - text.length()) + text).toList();
  }
}
