// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.NullTests;
import dev.tensorlint.rules.ir.Stmt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Calls that choose among the elements of a container and leave out nothing but null, such as
 * {@code stream.filter(Objects::nonNull)}. Null holds nothing, so that the result stands for the
 * container.
 */
final class KeptElements {

  private final CallShape shape;

  KeptElements(CallShape shape) {
    this.shape = shape;
  }

  /**
   * Returns whether a call keeps every element that can hold something.
   *
   * @param given its arguments, with the functions that variables and objects are
   */
  boolean areAll(Expr.Call call, List<Expr> given) {
    return call.target() != null
        && given.size() == 1
        && shape.result(CallShape.receiverType(call), call.callee()) == ResultEffect.Kind.SOME_OF
        && ReferenceLambda.of(given.get(0)) instanceof Expr.Lambda lambda
        && lambda.parameters().size() == 1
        && isNotNull(returned(lambda.body()), lambda.parameters().get(0));
  }

  private boolean isNotNull(@Nullable Expr condition, Local element) {
    if (!(condition instanceof Expr.Call call)) {
      return condition != null && NullTests.isNotNull(condition, element);
    }
    OperandTest told = shape.outcome(CallShape.receiverType(call), call.callee()).tells();
    return told != null
        && told.is() == OperandTest.Is.IS_NOT_NULL
        && told.operand().equals(Operand.argument(0))
        && call.arguments().size() == 1
        && NullTests.isIt(call.arguments().get(0), element);
  }

  /** Returns what a function returns if that is all it does, else null. */
  private static @Nullable Expr returned(Stmt body) {
    if (body instanceof Stmt.Block block) {
      return block.statements().size() == 1 ? returned(block.statements().get(0)) : null;
    }
    return body instanceof Stmt.Return result ? result.value() : null;
  }
}
