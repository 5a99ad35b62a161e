// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Pattern;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Builds switches; cases with a colon fall through to the next. Where the selector is a constant,
 * or a variable that is compared elsewhere, the labels are comparisons like others. Else any case
 * may be taken.
 */
final class SwitchLowering {

  private final Lowering all;
  private final GraphBuilder graph;

  SwitchLowering(Lowering all) {
    this.all = all;
    this.graph = all.graph;
  }

  /**
   * What a switch decides by.
   *
   * @param isCompared whether its labels are comparisons
   */
  private record Dispatch(Expr expr, Slot selector, boolean isCompared) {}

  private boolean isCompared(Expr selector) {
    return all.compared.areDecisive(selector);
  }

  void statement(Stmt.Switch stmt, int afterwards) {
    Slot selector = all.value(stmt.selector());
    Dispatch dispatch = new Dispatch(stmt.selector(), selector, isCompared(stmt.selector()));
    cases(stmt.cases(), dispatch, afterwards, isExhaustive(stmt.cases()));
  }

  Slot expression(Expr.SwitchExpr expr) {
    Slot selector = all.value(expr.selector());
    Slot value = graph.temporary();
    int join = graph.join(expr.span());
    Dispatch dispatch = new Dispatch(expr.selector(), selector, isCompared(expr.selector()));
    all.frames.inside(
        new Frame.Yield(value, join), () -> cases(expr.cases(), dispatch, join, true));
    graph.moveTo(join);
    return value;
  }

  /** A switch with patterns covers every value; one over constants only with a default. */
  private static boolean isExhaustive(List<SwitchCase> cases) {
    return cases.stream().anyMatch(one -> one.isDefault() || !one.patterns().isEmpty());
  }

  private void cases(
      List<SwitchCase> cases, Dispatch dispatch, int afterwards, boolean isExhaustive) {
    List<Integer> bodies = new ArrayList<>();
    for (SwitchCase one : cases) {
      bodies.add(graph.join(one.span()));
    }
    dispatch(cases, dispatch, bodies);
    if (isExhaustive) {
      graph.stop();
    } else {
      graph.jump(afterwards);
    }
    for (int i = 0; i < cases.size(); i++) {
      graph.moveTo(bodies.get(i));
      cases.get(i).body().forEach(all::statement);
      boolean fallsThrough = !cases.get(i).isArrow() && i + 1 < cases.size();
      graph.jump(fallsThrough ? bodies.get(i + 1) : afterwards);
    }
    graph.stop();
  }

  /** Adds the edges to the cases, the one to a compared default last. */
  private void dispatch(List<SwitchCase> cases, Dispatch dispatch, List<Integer> bodies) {
    Condition none = matchesNone(cases, dispatch);
    for (int i = 0; i < cases.size(); i++) {
      int others = graph.cursor();
      select(cases.get(i), dispatch, bodies.get(i), none);
      if (!isCompared(cases.get(i), dispatch)) {
        graph.restore(others);
        unmatched(cases.get(i), dispatch.selector());
      }
    }
    for (int i = 0; i < cases.size(); i++) {
      if (cases.get(i).isDefault() && isCompared(cases.get(i), dispatch)) {
        graph.branch(bodies.get(i), none);
      }
    }
  }

  /**
   * Returns the condition on which a default runs that throws: then callers matter whose argument
   * is a label. Null where the labels or the variable are not known, or the default goes on.
   */
  private @Nullable Condition matchesNone(List<SwitchCase> cases, Dispatch dispatch) {
    boolean isRefused =
        dispatch.expr() instanceof Expr.LocalRef
            && cases.stream().anyMatch(SwitchLowering::throwsByDefault)
            && cases.stream().allMatch(one -> one.patterns().isEmpty() && one.guard() == null);
    if (!isRefused) {
      return null;
    }
    List<Expr> labels = cases.stream().flatMap(one -> one.constants().stream()).toList();
    List<String> known = labels.stream().flatMap(one -> all.stable.label(one).stream()).toList();
    Local variable = ((Expr.LocalRef) dispatch.expr()).local();
    return known.size() < labels.size()
        ? null
        : LabelTest.comparison(variable, known)
            .map(comparison -> new Condition(comparison, Condition.Test.FALSE))
            .orElse(null);
  }

  private static boolean throwsByDefault(SwitchCase one) {
    return one.isDefault()
        && one.constants().isEmpty()
        && !one.body().isEmpty()
        && one.body().get(0) instanceof Stmt.Throw;
  }

  /** Returns whether the labels of a case are constants that are compared. */
  private static boolean isCompared(SwitchCase one, Dispatch dispatch) {
    return dispatch.isCompared() && one.patterns().isEmpty() && one.guard() == null;
  }

  /**
   * @param none the condition on which a default runs, null for none
   */
  private void select(SwitchCase one, Dispatch dispatch, int body, @Nullable Condition none) {
    if (isCompared(one, dispatch)) {
      one.constants().forEach(label -> compare(dispatch, label, body));
    } else if (one.patterns().isEmpty() && one.guard() == null) {
      Condition isDefault = one.isDefault() ? none : null;
      graph.branch(body, isNullOnly(one) ? isNull(dispatch.selector()) : isDefault);
    } else {
      match(one, dispatch.selector(), body);
    }
  }

  private static Condition isNull(Slot selector) {
    return new Condition(selector, Condition.Test.NULL);
  }

  /** Adds the edge for one label; leaves the cursor where the selector is another value. */
  private void compare(Dispatch dispatch, Expr label, int body) {
    if (!graph.isReachable()) {
      return;
    }
    if (isNull(label)) {
      graph.branch(body, isNull(dispatch.selector()));
      return;
    }
    StableFacts.Fact fact = all.stable.factOf(dispatch.expr(), label);
    if (fact == null) {
      graph.branch(body, null);
      return;
    }
    int others = graph.join(label.span());
    all.conditions.decide(fact, body, others);
    graph.moveTo(others);
  }

  private void match(SwitchCase one, Slot selector, int body) {
    int matches = graph.join(one.span());
    graph.branch(matches, null);
    graph.moveTo(matches);
    for (Pattern pattern : one.patterns()) {
      all.patterns.bind(pattern, selector);
    }
    Expr guard = one.guard();
    if (guard == null) {
      graph.jump(body);
    } else {
      all.conditions.branch(guard, body, graph.join(guard.span()));
    }
  }

  /** Moves the cursor to the code that tries the later cases. */
  private void unmatched(SwitchCase one, Slot selector) {
    boolean isPlain = one.patterns().size() == 1 && one.guard() == null;
    if (graph.isReachable() && isPlain && all.patterns.isTotal(one.patterns().get(0))) {
      int next = graph.join(one.span());
      String type = PatternLowering.type(one.patterns().get(0)).name();
      graph.branch(next, Condition.instance(selector, type).negated());
      graph.moveTo(next);
    }
  }

  private static boolean isNullOnly(SwitchCase one) {
    return !one.isDefault() && one.constants().size() == 1 && isNull(one.constants().get(0));
  }

  private static boolean isNull(Expr label) {
    return label instanceof Expr.Literal literal && literal.kind() == Expr.LiteralKind.NULL;
  }
}
