// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.extent;

import dev.tensorlint.rules.cfg.LiteralKey;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The numbers that expressions stand for at most: those of a constant, and the number of elements
 * that a shape or an array of sizes gives to what is made with it.
 */
final class Numbers {

  private final BodyExtents extents;
  private final BodyUses uses;
  private final ProgramExtents program;
  private final Map<Local, Bound> arguments;
  private final Map<Local, Bound> known = new HashMap<>();
  private final Set<Local> open = new HashSet<>();

  Numbers(BodyExtents extents, BodyUses uses, ProgramExtents program, Map<Local, Bound> arguments) {
    this.extents = extents;
    this.uses = uses;
    this.program = program;
    this.arguments = arguments;
  }

  /** Returns the product of what some expressions stand for. Often zero asks for another size. */
  Bound product(List<Expr> exprs) {
    Bound product = Bound.ONE;
    for (Expr expr : exprs) {
      Bound factor = of(expr);
      product = factor.equals(Bound.ZERO) ? Bound.UNKNOWN : product.times(factor);
    }
    return product;
  }

  /** Returns what an expression stands for. */
  Bound of(Expr expr) {
    program.spend();
    if (expr instanceof Expr.Cast cast) {
      return of(cast.operand());
    }
    if (expr instanceof Expr.Conditional choice) {
      return of(choice.whenTrue()).or(of(choice.whenFalse()));
    }
    if (expr instanceof Expr.LocalRef variable) {
      return program.isResource(expr.type()) ? extents.factor(expr) : of(variable.local());
    }
    if (expr instanceof Expr.Binary binary) {
      return of(binary);
    }
    if (expr instanceof Expr.NewArray array) {
      return array.elements() == null || array.type().dimensions() > 1
          ? Bound.UNKNOWN
          : product(array.elements());
    }
    if (expr instanceof Expr.FieldRef field) {
      return of(field);
    }
    Optional<Invocation> call = program.invocation(expr);
    return call.isPresent() ? spanned(call.get()) : literal(expr);
  }

  private static Bound literal(Expr expr) {
    LiteralKey key = LiteralKey.of(expr);
    Optional<BigDecimal> value = key == null ? Optional.empty() : key.decimal();
    return value
        .map(number -> number.setScale(0, RoundingMode.CEILING))
        .filter(number -> number.signum() >= 0 && number.precision() < 18)
        .map(number -> Bound.of(number.longValueExact()))
        .orElse(Bound.UNKNOWN);
  }

  private Bound of(Expr.Binary binary) {
    return switch (binary.operator()) {
      case "+" -> of(binary.left()).plus(of(binary.right()));
      case "*" -> of(binary.left()).times(of(binary.right()));
      // What is subtracted or divided by is not below zero, or one.
      case "-" -> literal(binary.right()).isKnown() ? of(binary.left()) : Bound.UNKNOWN;
      case "/" ->
          literal(binary.right()).number() >= 1 && literal(binary.right()).isKnown()
              ? of(binary.left())
              : Bound.UNKNOWN;
      default -> Bound.UNKNOWN;
    };
  }

  private Bound of(Expr.FieldRef field) {
    if (field.target() != null && field.owner().equals("[]")) {
      return extents.factor(field.target());
    }
    return program.constant(field).map(program.constants().numbers()::of).orElse(Bound.UNKNOWN);
  }

  private Bound of(Local variable) {
    Bound found = known.get(variable);
    if (found != null) {
      return found;
    }
    if (!open.add(variable)) {
      return Bound.UNKNOWN;
    }
    Bound bound = find(variable);
    open.remove(variable);
    known.put(variable, bound);
    return bound;
  }

  private Bound find(Local variable) {
    Bound argument = arguments.get(variable);
    if (argument == null && uses.isOtherwiseSet(variable)) {
      return Bound.UNKNOWN;
    }
    if (!variable.type().isPrimitive() && !isLeftAsItIs(variable)) {
      return Bound.UNKNOWN;
    }
    Bound bound = argument == null ? Bound.ZERO : argument;
    for (Expr value : uses.values(variable)) {
      bound = bound.or(of(value));
    }
    return bound;
  }

  /**
   * Returns whether no code changes an array of sizes or a shape in a variable: none sets a part of
   * it, calls a method of it, passes it to code of the program or, if it is an array, to a call
   * that does more than to make something of that size.
   */
  private boolean isLeftAsItIs(Local variable) {
    boolean isSet = uses.parts().stream().anyMatch(part -> isPartOf(variable, part.target()));
    return !isSet
        && uses.passedOn().stream().noneMatch(value -> isVariable(variable, value))
        && uses.variables().stream().noneMatch(other -> isCopied(variable, other))
        && uses.calls().stream().allMatch(call -> leavesAsItIs(call, variable));
  }

  private boolean isCopied(Local variable, Local other) {
    return !other.equals(variable)
        && uses.values(other).stream().anyMatch(value -> isVariable(variable, value));
  }

  private boolean leavesAsItIs(Expr code, Local variable) {
    Invocation call = program.invocation(code).orElseThrow();
    Expr target = call.target();
    boolean isReceiver = target != null && isVariable(variable, target);
    return !isReceiver
        && IntStream.range(0, call.arguments().size())
            .filter(i -> isVariable(variable, call.arguments().get(i)))
            .allMatch(i -> variable.type().isArray() ? call.isSizedBy(i) : !program.isOwn(call));
  }

  /** Returns whether an array in a variable may have got other rows than those it was made with. */
  boolean hasNewRows(Local variable) {
    return variable.type().dimensions() > 1
        && uses.parts().stream()
            .anyMatch(part -> part.value().type().isArray() && isPartOf(variable, part.target()));
  }

  private static boolean isPartOf(Local variable, Expr target) {
    if (target instanceof Expr.FieldRef field) {
      return field.target() != null && isVariable(variable, field.target());
    }
    return target instanceof Expr.ArrayAccess access
        && (isVariable(variable, access.array()) || isPartOf(variable, access.array()));
  }

  private static boolean isVariable(Local variable, Expr expr) {
    Expr plain = expr instanceof Expr.Cast cast ? cast.operand() : expr;
    return plain instanceof Expr.LocalRef read && read.local().equals(variable);
  }

  private Bound spanned(Invocation call) {
    Size spans = call.extents().spans();
    return switch (spans.amount()) {
      case UNSTATED, SMALL, NONE -> Bound.UNKNOWN;
      case AT_MOST -> Bound.of(spans.most());
      case LISTED -> product(call.given(0));
      case PRODUCT -> factors(spans.factors(), call);
      case LIKE -> like(spans.like(), call);
    };
  }

  private Bound factors(List<Integer> factors, Invocation call) {
    Bound product = Bound.ONE;
    for (int factor : factors) {
      product = product.times(product(call.given(factor)));
    }
    return product;
  }

  private Bound like(Operand operand, Invocation call) {
    Expr value = call.operand(operand);
    return value == null ? Bound.UNKNOWN : extents.factor(value);
  }
}
