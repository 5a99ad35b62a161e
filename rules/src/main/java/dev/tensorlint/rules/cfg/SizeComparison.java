// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.ContentQuestion;
import dev.tensorlint.rules.ir.Expr;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A comparison that tests whether something is empty: {@code list.size() > 0}, {@code 0 ==
 * list.size()}, {@code array.length < 1}, {@code image.cols() == 0}.
 *
 * @param size the call that returns the size, or the read of an array's length
 * @param isEmptyWhenTrue whether the container is empty if the comparison holds; else it is empty
 *     if the comparison does not hold
 */
record SizeComparison(Expr size, boolean isEmptyWhenTrue) {

  /** Comparisons of a size on the left with a number that test for emptiness. */
  private static final Map<String, Boolean> EMPTY_WHEN_TRUE =
      Map.of("== 0", true, "<= 0", true, "< 1", true, "!= 0", false, "> 0", false, ">= 1", false);

  private static final Map<String, String> MIRRORED =
      Map.of("==", "==", "!=", "!=", "<", ">", ">", "<", "<=", ">=", ">=", "<=");

  static Optional<SizeComparison> of(Expr.Binary expr, CallShape shape) {
    String operator = expr.operator();
    return MIRRORED.containsKey(operator)
        ? of(expr.left(), operator, expr.right(), shape)
            .or(() -> of(expr.right(), MIRRORED.get(operator), expr.left(), shape))
        : Optional.empty();
  }

  private static Optional<SizeComparison> of(
      Expr compared, String operator, Expr number, CallShape shape) {
    boolean isSize = isLength(compared) || isSize(compared, shape);
    OptionalLong bound = isSize ? LiteralKey.number(number) : OptionalLong.empty();
    Boolean isEmpty =
        bound.isPresent() ? EMPTY_WHEN_TRUE.get(operator + " " + bound.getAsLong()) : null;
    return isEmpty == null ? Optional.empty() : Optional.of(new SizeComparison(compared, isEmpty));
  }

  private static boolean isSize(Expr compared, CallShape shape) {
    if (!(compared instanceof Expr.Call call)) {
      return false;
    }
    ContentQuestion asked = shape.asks(CallShape.receiverType(call), call.callee());
    return asked == ContentQuestion.SIZE || asked == ContentQuestion.EXTENT;
  }

  private static boolean isLength(Expr compared) {
    return compared instanceof Expr.FieldRef field
        && field.target() != null
        && field.target().type().isArray()
        && field.name().equals("length");
  }
}
