// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Pattern;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import java.util.ArrayList;
import java.util.List;

/** Builds switches. Any case may be taken; cases with a colon fall through to the next. */
final class SwitchLowering {

  private final Lowering all;
  private final GraphBuilder graph;

  SwitchLowering(Lowering all) {
    this.all = all;
    this.graph = all.graph;
  }

  void statement(Stmt.Switch stmt, int afterwards) {
    Slot selector = all.value(stmt.selector());
    cases(stmt.cases(), selector, afterwards, isExhaustive(stmt.cases()));
  }

  Slot expression(Expr.SwitchExpr expr) {
    Slot selector = all.value(expr.selector());
    Slot value = graph.temporary();
    int join = graph.join(expr.span());
    all.frames.inside(
        new Frame.Yield(value, join), () -> cases(expr.cases(), selector, join, true));
    graph.moveTo(join);
    return value;
  }

  /** A switch with patterns covers every value; one over constants only with a default. */
  private static boolean isExhaustive(List<SwitchCase> cases) {
    return cases.stream().anyMatch(one -> one.isDefault() || !one.patterns().isEmpty());
  }

  private void cases(List<SwitchCase> cases, Slot selector, int afterwards, boolean isExhaustive) {
    List<Integer> bodies = new ArrayList<>();
    for (SwitchCase one : cases) {
      bodies.add(graph.join(one.span()));
    }
    int dispatch = graph.cursor();
    for (int i = 0; i < cases.size(); i++) {
      graph.restore(dispatch);
      select(cases.get(i), selector, bodies.get(i));
      graph.restore(dispatch);
      dispatch = unmatched(cases.get(i), selector);
    }
    graph.restore(dispatch);
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

  private void select(SwitchCase one, Slot selector, int body) {
    if (one.patterns().isEmpty() && one.guard() == null) {
      graph.branch(body, isNullOnly(one) ? new Condition(selector, Condition.Test.NULL) : null);
      return;
    }
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

  /** Adds the edge to the code that tries the later cases; returns the cursor. */
  private int unmatched(SwitchCase one, Slot selector) {
    boolean isPlain = one.patterns().size() == 1 && one.guard() == null;
    if (graph.isReachable() && isPlain && all.patterns.isTotal(one.patterns().get(0))) {
      int next = graph.join(one.span());
      String type = PatternLowering.type(one.patterns().get(0)).name();
      graph.branch(next, Condition.instance(selector, type).negated());
      graph.moveTo(next);
    }
    return graph.cursor();
  }

  private static boolean isNullOnly(SwitchCase one) {
    return !one.isDefault()
        && one.constants().size() == 1
        && one.constants().get(0) instanceof Expr.Literal literal
        && literal.kind() == Expr.LiteralKind.NULL;
  }
}
