// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.extent;

import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How much the objects hold at most that the expressions of a body give. Paths do not count: a
 * variable holds no more than the largest of its values.
 */
final class BodyExtents {

  private final ProgramExtents program;
  private final BodyUses uses;
  private final Map<Local, Bound> arguments;
  private final Numbers numbers;
  private final Map<Local, Bound> known = new HashMap<>();
  private final Set<Local> open = new HashSet<>();
  private final int depth;

  /** Whether what is looked for is multiplied or added: a loop may then make it any number. */
  private boolean isFactor;

  /**
   * @param arguments how much parameters hold that is known
   * @param numbers what parameters stand for
   * @param depth number of calls that lead here
   */
  BodyExtents(
      ProgramExtents program,
      BodyUses uses,
      Map<Local, Bound> arguments,
      Map<Local, Bound> numbers,
      int depth) {
    this.program = program;
    this.uses = uses;
    this.arguments = arguments;
    this.numbers = new Numbers(this, uses, program, numbers);
    this.depth = depth;
  }

  BodyUses uses() {
    return uses;
  }

  ProgramExtents program() {
    return program;
  }

  Numbers numbers() {
    return numbers;
  }

  int depth() {
    return depth;
  }

  /** Returns how much an object holds that an expression gives. */
  Bound held(Expr expr) {
    program.spend();
    if (expr instanceof Expr.Cast cast) {
      return held(cast.operand());
    }
    if (expr instanceof Expr.Assign assignment) {
      return held(assignment.value());
    }
    if (expr instanceof Expr.Conditional choice) {
      return held(choice.whenTrue()).or(held(choice.whenFalse()));
    }
    if (expr instanceof Expr.Literal literal) {
      return literal.kind() == Expr.LiteralKind.NULL ? Bound.ZERO : ofPlain(literal.type());
    }
    if (expr instanceof Expr.LocalRef variable) {
      return held(variable.local());
    }
    if (expr instanceof Expr.NewArray array) {
      return elements(array);
    }
    if (expr instanceof Expr.FieldRef field && expr.type().isArray()) {
      return program
          .constant(field)
          .map(value -> program.constants().held(value))
          .orElse(Bound.UNKNOWN);
    }
    return program.invocation(expr).map(this::made).orElseGet(() -> ofPlain(expr.type()));
  }

  private static Bound ofPlain(TypeRef type) {
    return type.isPrimitive() ? Bound.ONE : Bound.UNKNOWN;
  }

  private Bound held(Local variable) {
    if (variable.type().isPrimitive()) {
      return Bound.ONE;
    }
    Bound found = known.get(variable);
    if (found != null) {
      return found;
    }
    if (!open.add(variable)) {
      return isFactor ? Bound.UNKNOWN : Bound.ZERO; // No larger than itself: other values decide.
    }
    Bound bound = find(variable);
    open.remove(variable);
    if (open.isEmpty()) {
      known.put(variable, bound);
    }
    return bound;
  }

  private Bound find(Local variable) {
    Bound argument = arguments.get(variable);
    if (argument == null && uses.isOtherwiseSet(variable)) {
      return Bound.UNKNOWN;
    }
    Bound bound = argument == null ? Bound.ZERO : argument;
    for (Expr value : uses.values(variable)) {
      bound = bound.or(held(value));
    }
    if (variable.type().isArray()) {
      return numbers.hasNewRows(variable) ? Bound.UNKNOWN : bound;
    }
    return bound.isKnown() && !program.isFixed(variable.type())
        ? bound.or(new Writes(this, variable).most())
        : bound;
  }

  /** The elements of an array of objects may be of any size, as texts are. */
  private Bound elements(Expr.NewArray array) {
    if (!TypeRef.of(array.type().name()).isPrimitive()) {
      return Bound.UNKNOWN;
    }
    if (array.elements() == null) {
      boolean isWhole = array.dimensions().size() == array.type().dimensions();
      return isWhole ? numbers.product(array.dimensions()) : Bound.UNKNOWN;
    }
    boolean isNested = array.type().dimensions() > 1;
    Bound sum = Bound.ZERO;
    for (Expr element : array.elements()) {
      sum = sum.plus(isNested ? factor(element) : Bound.ONE);
    }
    return sum;
  }

  /** Returns how much a new object holds when a call gives it. */
  Bound made(Invocation call) {
    ResultEffect result = call.result();
    if (call.hasBody()) {
      return Bound.UNKNOWN;
    }
    if (!result.size().equals(Size.UNSTATED)) {
      return amount(result.size(), call);
    }
    boolean isPart =
        result.kind() == ResultEffect.Kind.HANDLE || result.kind() == ResultEffect.Kind.ALIAS;
    if (isPart && call.operand(result.from()) != null) {
      return amount(Size.like(result.from()), call);
    }
    return call.effect().isPresent() ? Bound.UNKNOWN : program.returned(call, this);
  }

  /** Returns the amount that a model states for a call. */
  Bound amount(Size size, Invocation call) {
    return switch (size.amount()) {
      case UNSTATED -> Bound.UNKNOWN;
      case SMALL -> Bound.FEW;
      case NONE -> Bound.ZERO;
      case AT_MOST -> Bound.of(size.most());
      case LISTED -> listed(call, 0);
      case PRODUCT -> product(size.factors(), call);
      case LIKE -> like(size.like(), call);
    };
  }

  private Bound like(Operand operand, Invocation call) {
    if (operand.isArgument() && call.isListed(operand.index())) {
      return listed(call, operand.index());
    }
    Expr value = call.operand(operand);
    return value == null ? Bound.UNKNOWN : held(value);
  }

  private Bound listed(Invocation call, int parameter) {
    List<Expr> given = call.given(parameter);
    return call.isListed(parameter) || given.size() != 1
        ? Bound.of(given.size())
        : held(given.get(0));
  }

  private Bound product(List<Integer> factors, Invocation call) {
    Bound product = Bound.ONE;
    for (int factor : factors) {
      List<Expr> given = call.given(factor);
      if (given.isEmpty() && !call.isListed(factor)) {
        return Bound.UNKNOWN;
      }
      product = product.times(numbers.product(given));
    }
    return product;
  }

  /** Returns how much an object holds, as one of several numbers that are multiplied or added. */
  Bound factor(Expr expr) {
    boolean before = isFactor;
    isFactor = true;
    Bound bound = held(expr);
    isFactor = before;
    return bound;
  }
}
