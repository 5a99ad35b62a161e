// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.extent;

import dev.tensorlint.rules.effect.Extents;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Library;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A call or a creation, and what models say of it.
 *
 * @param target the receiver, null for none
 * @param method what is called, null if that is not known
 * @param effect what models say, empty if they say nothing
 */
record Invocation(
    Expr code,
    @Nullable Expr target,
    List<Expr> arguments,
    @Nullable MethodRef method,
    Optional<Summary> effect) {

  /** Returns what an expression calls or creates; empty if it does neither. */
  static Optional<Invocation> of(Expr code, Library library) {
    if (code instanceof Expr.Call call) {
      return Optional.of(of(call, call.target(), call.arguments(), call.callee(), library));
    }
    return code instanceof Expr.New made
        ? Optional.of(of(made, null, made.arguments(), made.constructor(), library))
        : Optional.empty();
  }

  private static Invocation of(
      Expr code, @Nullable Expr target, List<Expr> arguments, Callee callee, Library library) {
    if (!(callee instanceof MethodRef method)) {
      return new Invocation(code, target, arguments, null, Optional.empty());
    }
    String type = target == null ? method.owner() : target.type().name();
    return new Invocation(code, target, arguments, method, library.calls().effect(type, method));
  }

  /** Returns whether it creates an object whose class has a body here. */
  boolean hasBody() {
    return code instanceof Expr.New made && made.body() != null;
  }

  /** Returns the expression of an operand, null if there is none. */
  @Nullable Expr operand(Operand operand) {
    if (operand.isReceiver()) {
      return target;
    }
    int position = operand.index();
    return position >= 0 && position < arguments.size() ? arguments.get(position) : null;
  }

  /** Returns what happens to an operand. */
  Optional<OperandEffect> effect(Operand operand) {
    return effect.map(
        stated -> operand.isReceiver() ? stated.receiver() : stated.parameter(operand.index()));
  }

  Extents extents() {
    return effect.map(stated -> stated.part(Extents.NONE)).orElse(Extents.NONE);
  }

  Size size() {
    return effect.map(Summary::result).map(ResultEffect::size).orElse(Size.UNSTATED);
  }

  /** Returns whether an argument is one of the factors of what the call makes. */
  boolean isSizedBy(int argument) {
    return size().factors().contains(argument) || extents().spans().factors().contains(argument);
  }

  ResultEffect result() {
    return effect.map(Summary::result).orElse(ResultEffect.UNKNOWN);
  }

  /** Returns the arguments that a parameter stands for: several for a variable number of them. */
  List<Expr> given(int parameter) {
    boolean isRest =
        method != null && method.isVarargs() && parameter == method.parameters().size() - 1;
    int end = isRest ? arguments.size() : Math.min(parameter + 1, arguments.size());
    return arguments.subList(Math.min(parameter, end), end);
  }

  /** Returns whether a parameter gets its arguments one by one, and not in an array. */
  boolean isListed(int parameter) {
    boolean isRest =
        method != null && method.isVarargs() && parameter == method.parameters().size() - 1;
    List<Expr> given = given(parameter);
    return isRest && (given.size() != 1 || isNoArray(given.get(0).type()));
  }

  private static boolean isNoArray(TypeRef type) {
    return type.isKnown() && !type.isArray();
  }
}
