// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Pattern;
import dev.tensorlint.rules.source.Span;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Builds conditions as branches. Each edge carries what its branch implies about variables. */
final class ConditionLowering {

  private static final Set<String> EQUALITY = Set.of("==", "!=");

  private final Lowering all;
  private final GraphBuilder graph;

  ConditionLowering(Lowering all) {
    this.all = all;
    this.graph = all.graph;
  }

  /** Returns whether a binary expression is built as a branch, not as a value. */
  static boolean isCondition(Expr.Binary expr) {
    return expr.operator().equals("&&")
        || expr.operator().equals("||")
        || (EQUALITY.contains(expr.operator()) && (isNull(expr.left()) || isNull(expr.right())));
  }

  /** Evaluates a condition at the cursor. Leaves no cursor. */
  void branch(Expr condition, int whenTrue, int whenFalse) {
    if (condition instanceof Expr.Literal literal) {
      literal(literal, whenTrue, whenFalse);
    } else if (condition instanceof Expr.Unary unary && unary.operator().equals("!")) {
      branch(unary.operand(), whenFalse, whenTrue);
    } else if (condition instanceof Expr.Binary binary) {
      binary(binary, whenTrue, whenFalse);
    } else if (condition instanceof Expr.InstanceOf test) {
      instanceOf(test, whenTrue, whenFalse);
    } else if (condition instanceof Expr.Call call) {
      call(call, whenTrue, whenFalse);
    } else {
      value(condition, whenTrue, whenFalse);
    }
  }

  private Optional<Boolean> truth(Expr condition) {
    return condition instanceof Expr.FieldRef field ? all.shape.truth(field) : Optional.empty();
  }

  private void value(Expr condition, int whenTrue, int whenFalse) {
    Slot value = all.value(condition);
    Optional<Boolean> constant = truth(condition);
    if (constant.isPresent()) {
      graph.jump(constant.get() ? whenTrue : whenFalse);
      return;
    }
    StableFacts.Fact fact = all.stable.truthOf(condition);
    if (fact == null) {
      test(value, Condition.Test.TRUE, whenTrue, whenFalse);
    } else {
      decide(fact, whenTrue, whenFalse);
    }
  }

  private void call(Expr.Call call, int whenTrue, int whenFalse) {
    CallLowering.Answer answer = all.calls.answer(call);
    Condition told = answer.told();
    StableFacts.Fact fact = told == null ? all.stable.truthOf(call) : null;
    Condition holds = told == null ? new Condition(answer.value(), Condition.Test.TRUE) : told;
    if (fact != null && all.stable.isAllThatIsKnown(call)) {
      decide(fact, whenTrue, whenFalse);
    } else {
      decide(holds, fact, call.span(), whenTrue, whenFalse);
    }
  }

  private void literal(Expr.Literal literal, int whenTrue, int whenFalse) {
    switch (literal.kind()) {
      case TRUE -> graph.jump(whenTrue);
      case FALSE -> graph.jump(whenFalse);
      default -> {
        graph.branch(whenTrue, null);
        graph.jump(whenFalse);
      }
    }
  }

  private void binary(Expr.Binary expr, int whenTrue, int whenFalse) {
    switch (expr.operator()) {
      case "&&" -> {
        int second = graph.join(expr.right().span());
        branch(expr.left(), second, whenFalse);
        graph.moveTo(second);
        branch(expr.right(), whenTrue, whenFalse);
      }
      case "||" -> {
        int second = graph.join(expr.right().span());
        branch(expr.left(), whenTrue, second);
        graph.moveTo(second);
        branch(expr.right(), whenTrue, whenFalse);
      }
      case "==" -> equality(expr, whenTrue, whenFalse);
      case "!=" -> equality(expr, whenFalse, whenTrue);
      default -> ordering(expr, whenTrue, whenFalse);
    }
  }

  private void ordering(Expr.Binary expr, int whenTrue, int whenFalse) {
    SizeComparison compared = SizeComparison.of(expr, all.shape).orElse(null);
    if (compared != null) {
      Condition isZero = new Condition(all.value(compared.size()), Condition.Test.ZERO);
      Condition holds = compared.isEmptyWhenTrue() ? isZero : isZero.negated();
      decide(holds, all.stable.factOf(expr), expr.span(), whenTrue, whenFalse);
      return;
    }
    StableFacts.Fact fact = all.stable.factOf(expr);
    if (fact == null) {
      either(expr, whenTrue, whenFalse);
    } else {
      call(expr.left());
      call(expr.right());
      decide(fact, whenTrue, whenFalse);
    }
  }

  /** Makes the call that an operand of a condition is: an exception may leave it. */
  private void call(Expr operand) {
    if (operand instanceof Expr.Call) {
      all.value(operand);
    }
  }

  /** Adds the edges for the outcomes of a condition. Leaves no cursor. */
  void decide(StableFacts.Fact fact, int whenTrue, int whenFalse) {
    Optional<Boolean> outcome = fact.slot().outcome();
    if (outcome.isPresent()) {
      graph.jump(outcome.get() != fact.isNegated() ? whenTrue : whenFalse);
      return;
    }
    Condition.Test holds = fact.isNegated() ? Condition.Test.FALSE : Condition.Test.TRUE;
    test(fact.slot(), holds, whenTrue, whenFalse);
  }

  private void either(Expr.Binary expr, int whenTrue, int whenFalse) {
    Slot left = all.value(expr.left());
    Slot right = all.value(expr.right());
    StableFacts.Fact fact = all.stable.factOf(expr, left, right);
    if (fact == null) {
      graph.branch(whenTrue, null);
      graph.jump(whenFalse);
    } else {
      decide(fact, whenTrue, whenFalse);
    }
  }

  private void equality(Expr.Binary expr, int whenEqual, int whenDifferent) {
    if (isNull(expr.right())) {
      isNull(expr.left(), expr, whenEqual, whenDifferent);
    } else if (isNull(expr.left())) {
      isNull(expr.right(), expr, whenEqual, whenDifferent);
    } else if (isBoolean(expr.right())) {
      boolean isTrue = ((Expr.Literal) expr.right()).kind() == Expr.LiteralKind.TRUE;
      Condition.Test test = isTrue ? Condition.Test.TRUE : Condition.Test.FALSE;
      test(all.value(expr.left()), test, whenEqual, whenDifferent);
    } else if (expr.left().type().isReference() && expr.right().type().isReference()) {
      Slot left = all.value(expr.left());
      Condition same = Condition.same(left, all.value(expr.right()));
      StableFacts.Fact fact = all.stable.sameAs(expr.left(), expr.right());
      decide(same, fact, expr.span(), whenEqual, whenDifferent);
    } else {
      comparison(expr, whenEqual, whenDifferent);
    }
  }

  private void isNull(Expr tested, Expr.Binary expr, int whenEqual, int whenDifferent) {
    Condition isNull = new Condition(all.value(tested), Condition.Test.NULL);
    StableFacts.Fact fact = all.stable.sameAs(expr.left(), expr.right());
    decide(isNull, fact, expr.span(), whenEqual, whenDifferent);
  }

  /**
   * Builds a comparison. The outcome of a comparison of unchanging operands is the same each time.
   */
  private void comparison(Expr.Binary expr, int whenTrue, int whenFalse) {
    ordering(
        new Expr.Binary("==", expr.left(), expr.right(), expr.type(), expr.span()),
        whenTrue,
        whenFalse);
  }

  private static boolean isNull(Expr expr) {
    return expr instanceof Expr.Literal literal && literal.kind() == Expr.LiteralKind.NULL;
  }

  private static boolean isBoolean(Expr expr) {
    return expr instanceof Expr.Literal literal
        && (literal.kind() == Expr.LiteralKind.TRUE || literal.kind() == Expr.LiteralKind.FALSE);
  }

  private void test(Slot slot, Condition.Test test, int whenHolds, int whenNot) {
    decide(new Condition(slot, test), whenHolds, whenNot);
  }

  /**
   * Adds the edges for a condition on a value, followed by what each of them says about a condition
   * that has the same outcome each time.
   */
  private void decide(
      Condition holds, StableFacts.@Nullable Fact fact, Span span, int whenHolds, int whenNot) {
    if (fact == null || !all.compared.areAskedAgain(fact.slot())) {
      decide(holds, whenHolds, whenNot);
      return;
    }
    int held = graph.join(span);
    int notHeld = graph.join(span);
    decide(holds, held, notHeld);
    Condition.Test test = fact.isNegated() ? Condition.Test.FALSE : Condition.Test.TRUE;
    Condition same = new Condition(fact.slot(), test);
    only(held, same, whenHolds);
    only(notHeld, same.negated(), whenNot);
  }

  private void only(int node, Condition condition, int target) {
    graph.moveTo(node);
    graph.branch(target, condition);
    graph.stop();
  }

  private void decide(Condition holds, int whenHolds, int whenNot) {
    graph.branch(whenHolds, holds);
    graph.branch(whenNot, holds.negated());
    graph.stop();
  }

  private void instanceOf(Expr.InstanceOf expr, int whenTrue, int whenFalse) {
    Slot operand = all.value(expr.operand());
    int matches = graph.join(expr.span());
    Pattern pattern = expr.pattern();
    Condition matching = Condition.instance(operand, expr.tested().name());
    boolean isTotal = pattern == null || all.patterns.isTotal(pattern);
    StableFacts.Fact fact = isTotal ? all.stable.truthOf(expr) : null;
    if (isTotal) {
      decide(matching, fact, expr.span(), matches, whenFalse);
    } else {
      graph.branch(matches, matching);
      graph.branch(whenFalse, null);
    }
    graph.moveTo(matches);
    if (pattern != null) {
      all.patterns.bind(pattern, operand);
    }
    graph.jump(whenTrue);
  }
}
