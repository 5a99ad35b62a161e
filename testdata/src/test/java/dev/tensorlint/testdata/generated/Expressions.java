// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.List;

/** Expressions that create a tensor of shape [1, 2]. */
final class Expressions {

  private static final List<String> UNARY =
      List.of("relu()", "neg()", "square()", "add(1f)", "mul(2f)", "reshape(1, 2)", "clone()");

  private final Draw draw;
  private final Available available;

  Expressions(Draw draw, Available available) {
    this.draw = draw;
    this.available = available;
  }

  /** Returns one new tensor, to be closed by nobody else. */
  String created(Frame frame) {
    List<Variable> open = frame.open();
    if (!open.isEmpty() && draw.chance(35)) {
      return derived(frame);
    }
    if (!available.makers.isEmpty() && draw.chance(30)) {
      return draw.of(available.makers) + "(" + draw.number(1, 9) + "f)";
    }
    return fresh();
  }

  String fresh() {
    return draw.of(
        "Tensor.ones(1, 2)", "Tensor.fill(" + draw.number(2, 9) + "f, 1, 2)", "Tensor.zeros(1, 2)");
  }

  private String derived(Frame frame) {
    List<Variable> open = frame.open();
    String operand = draw.of(open).name();
    if (draw.chance(25)) {
      return operand + "." + draw.of("add", "mul", "sub") + "(" + draw.of(open).name() + ")";
    }
    return operand + "." + draw.of(UNARY);
  }

  /** Returns an expression that leaves an intermediate tensor to nobody. */
  String chained(Frame frame) {
    return created(frame) + "." + draw.of(UNARY);
  }

  String unary() {
    return draw.of(UNARY);
  }
}
