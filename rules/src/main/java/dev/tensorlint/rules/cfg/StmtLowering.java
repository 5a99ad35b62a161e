// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Span;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Builds statements. Each leaves the cursor at its end, or no cursor if it never completes. */
final class StmtLowering implements Stmt.Visitor<Unit> {

  private final Lowering all;
  private final GraphBuilder graph;
  private Set<String> labels = Set.of();

  StmtLowering(Lowering all) {
    this.all = all;
    this.graph = all.graph;
  }

  @Override
  public Unit visitBlock(Stmt.Block stmt) {
    sequence(stmt.statements());
    forgetVariables(stmt);
    return Unit.UNIT;
  }

  private void sequence(List<Stmt> statements) {
    for (int i = 0; i < statements.size(); i++) {
      Stmt stmt = statements.get(i);
      all.statement(stmt);
      if (stmt instanceof Stmt.LocalDecl decl && LombokCleanup.isOn(decl.local())) {
        List<Stmt> rest = statements.subList(i + 1, statements.size());
        all.tries.cleanedUp(decl.local(), () -> sequence(rest));
        return;
      }
    }
  }

  private void forgetVariables(Stmt.Block block) {
    Set<Slot> declared = new LinkedHashSet<>();
    for (Stmt stmt : block.statements()) {
      if (stmt instanceof Stmt.LocalDecl decl) {
        declared.add(new Slot.Variable(decl.local()));
      }
    }
    if (!declared.isEmpty() && graph.isReachable()) {
      graph.append(new Instr.Forget(declared, block.span()));
    }
  }

  @Override
  public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
    Expr initializer = stmt.initializer();
    Slot variable = new Slot.Variable(stmt.local());
    if (initializer == null) {
      // A jump back to here does not pass the end of the block.
      graph.append(Instr.Forget.of(variable, stmt.span()));
      return Unit.UNIT;
    }
    Slot value =
        all.functions.isOnlyName(stmt.local())
            ? all.load(Constant.OTHER, initializer.span())
            : all.value(initializer, stmt.local().name());
    graph.append(new Instr.Copy(variable, value, stmt.local().nameSpan()));
    return Unit.UNIT;
  }

  @Override
  public Unit visitExprStmt(Stmt.ExprStmt stmt) {
    all.value(stmt.expr());
    return Unit.UNIT;
  }

  @Override
  public Unit visitIf(Stmt.If stmt) {
    int whenTrue = graph.join(stmt.whenTrue().span());
    int whenFalse = graph.join(stmt.span());
    int afterwards = graph.join(stmt.span());
    all.conditions.branch(stmt.condition(), whenTrue, whenFalse);
    graph.moveTo(whenTrue);
    all.statement(stmt.whenTrue());
    graph.jump(afterwards);
    graph.moveTo(whenFalse);
    if (stmt.whenFalse() != null) {
      all.statement(stmt.whenFalse());
    }
    graph.jump(afterwards);
    graph.moveTo(afterwards);
    return Unit.UNIT;
  }

  @Override
  public Unit visitWhile(Stmt.While stmt) {
    graph.loop(loop(stmt.condition(), stmt.body(), stmt.span()));
    loop(stmt, List.of(), stmt.condition(), false, List.of(), stmt.body());
    return Unit.UNIT;
  }

  private static Cfg.Loop loop(Expr condition, Stmt body, Span span) {
    boolean isBounded = IterationLimit.isIn(condition, body);
    return new Cfg.Loop(span, isBounded, !isBounded && isAlways(condition));
  }

  @Override
  public Unit visitFor(Stmt.For stmt) {
    Set<String> ownLabels = takeLabels();
    stmt.init().forEach(all::statement);
    labels = ownLabels;
    boolean runs = ConstantRange.isEntered(stmt);
    boolean isEndless = isAlways(stmt.condition());
    graph.loop(new Cfg.Loop(stmt.span(), !isEndless, isEndless));
    loop(stmt, stmt.init(), stmt.condition(), runs, stmt.update(), stmt.body());
    return Unit.UNIT;
  }

  private static boolean isAlways(@Nullable Expr condition) {
    return condition == null
        || (condition instanceof Expr.Literal literal && literal.kind() == Expr.LiteralKind.TRUE);
  }

  /**
   * @param isEntered whether the first test of the condition certainly succeeds
   */
  private void loop(
      Stmt loop,
      List<Stmt> init,
      @Nullable Expr condition,
      boolean isEntered,
      List<Expr> update,
      Stmt body) {
    Set<String> ownLabels = takeLabels();
    Span span = loop.span();
    Iterations iterations = all.loops.begin(loop).orElse(null);
    int head = graph.join(span);
    int start = graph.join(span);
    int next = graph.join(span);
    int afterwards = graph.join(span);
    int exhausted = iterations == null ? afterwards : graph.join(span);
    int broken = iterations == null ? afterwards : graph.join(span);
    graph.jump(isEntered ? start : head);
    graph.moveTo(head);
    if (condition == null) {
      graph.jump(start);
    } else {
      all.conditions.branch(condition, start, exhausted);
    }
    graph.moveTo(start);
    body(iterations, new Frame.Jump(ownLabels, broken, next, true), body);
    graph.jump(next);
    graph.moveTo(next);
    for (Expr expr : update) {
      int before = graph.temporaries();
      all.value(expr);
      all.forgetTemporaries(before, span);
    }
    graph.jump(head);
    if (iterations != null) {
      iterations.end(exhausted, true, afterwards);
      iterations.end(broken, false, afterwards);
      all.loops.end();
    }
    graph.moveTo(afterwards);
    forgetVariables(new Stmt.Block(init, span));
  }

  private void body(@Nullable Iterations iterations, Frame.Jump jump, Stmt body) {
    if (iterations == null) {
      all.frames.inside(jump, () -> all.statement(body));
      return;
    }
    all.loops.iteration(iterations);
    iterations.inside(jump, () -> all.statement(body));
  }

  @Override
  public Unit visitDoWhile(Stmt.DoWhile stmt) {
    Set<String> ownLabels = takeLabels();
    graph.loop(loop(stmt.condition(), stmt.body(), stmt.span()));
    int head = graph.join(stmt.span());
    int next = graph.join(stmt.span());
    int afterwards = graph.join(stmt.span());
    graph.jump(head);
    graph.moveTo(head);
    all.frames.inside(
        new Frame.Jump(ownLabels, afterwards, next, true), () -> all.statement(stmt.body()));
    graph.jump(next);
    graph.moveTo(next);
    all.conditions.branch(stmt.condition(), head, afterwards);
    graph.moveTo(afterwards);
    return Unit.UNIT;
  }

  @Override
  public Unit visitForEach(Stmt.ForEach stmt) {
    Set<String> ownLabels = takeLabels();
    graph.loop(new Cfg.Loop(stmt.span(), true, false));
    Slot iterable = all.value(stmt.iterable());
    Slot variable = new Slot.Variable(stmt.variable());
    Iterations iterations = Iterations.begin(all, iterable, stmt.iterable().span());
    int head = graph.join(stmt.span());
    int afterwards = graph.join(stmt.span());
    int broken = graph.join(stmt.span());
    int exhausted = graph.join(stmt.span());
    graph.jump(head);
    graph.moveTo(head);
    graph.branch(exhausted, null);
    iterations.next(variable, stmt.variable().type(), stmt.variable().nameSpan());
    iterations.inside(
        new Frame.Jump(ownLabels, broken, head, true), () -> all.statement(stmt.body()));
    graph.jump(head);
    iterations.end(exhausted, true, afterwards);
    iterations.end(broken, false, afterwards);
    graph.moveTo(afterwards);
    graph.append(Instr.Forget.of(variable, stmt.span()));
    return Unit.UNIT;
  }

  @Override
  public Unit visitSwitch(Stmt.Switch stmt) {
    int afterwards = graph.join(stmt.span());
    all.frames.inside(
        new Frame.Jump(takeLabels(), afterwards, Frame.NONE, true),
        () -> all.switches.statement(stmt, afterwards));
    graph.moveTo(afterwards);
    return Unit.UNIT;
  }

  @Override
  public Unit visitTry(Stmt.Try stmt) {
    all.tries.build(stmt);
    return Unit.UNIT;
  }

  @Override
  public Unit visitOnFailure(Stmt.OnFailure stmt) {
    all.tries.build(stmt);
    return Unit.UNIT;
  }

  @Override
  public Unit visitAddedClose(Stmt.AddedClose stmt) {
    all.tries.close(stmt);
    return Unit.UNIT;
  }

  @Override
  public Unit visitReturn(Stmt.Return stmt) {
    Expr expr = stmt.value();
    Slot value = expr == null ? null : all.value(expr);
    Frame target = all.frames.unwindTo(Frame.InlineLambda.class::isInstance);
    if (target instanceof Frame.InlineLambda lambda) {
      if (value != null) {
        graph.append(new Instr.Copy(lambda.value(), value, stmt.span()));
      }
      graph.jump(lambda.join());
      return Unit.UNIT;
    }
    graph.append(new Instr.Return(value, false, stmt.span()));
    graph.jump(all.exit);
    return Unit.UNIT;
  }

  @Override
  public Unit visitThrow(Stmt.Throw stmt) {
    Slot value = all.value(stmt.value());
    if (!graph.isReachable()) {
      return Unit.UNIT;
    }
    int node = graph.append(new Instr.Throw(value, stmt.span()));
    all.frames.raise(node, List.of(stmt.value().type().name()));
    graph.stop();
    return Unit.UNIT;
  }

  @Override
  public Unit visitBreak(Stmt.Break stmt) {
    Frame target =
        all.frames.unwindTo(
            frame -> frame instanceof Frame.Jump jump && jump.isBreakTarget(stmt.label()));
    if (target instanceof Frame.Jump jump) {
      graph.jump(jump.breakTo());
    }
    return Unit.UNIT;
  }

  @Override
  public Unit visitContinue(Stmt.Continue stmt) {
    Frame target =
        all.frames.unwindTo(
            frame -> frame instanceof Frame.Jump jump && jump.isContinueTarget(stmt.label()));
    if (target instanceof Frame.Jump jump) {
      graph.jump(jump.continueTo());
    }
    return Unit.UNIT;
  }

  @Override
  public Unit visitYield(Stmt.Yield stmt) {
    Slot value = all.value(stmt.value());
    Frame target = all.frames.unwindTo(Frame.Yield.class::isInstance);
    if (target instanceof Frame.Yield yield) {
      graph.append(new Instr.Copy(yield.value(), value, stmt.span()));
      graph.jump(yield.join());
    }
    return Unit.UNIT;
  }

  @Override
  public Unit visitSynchronized(Stmt.Synchronized stmt) {
    all.value(stmt.lock());
    all.statement(stmt.body());
    return Unit.UNIT;
  }

  @Override
  public Unit visitLabeled(Stmt.Labeled stmt) {
    Set<String> more = new HashSet<>(labels);
    more.add(stmt.label());
    if (takesLabels(stmt.body())) {
      labels = more;
      all.statement(stmt.body());
      labels = Set.of();
      return Unit.UNIT;
    }
    int afterwards = graph.join(stmt.span());
    all.frames.inside(
        new Frame.Jump(more, afterwards, Frame.NONE, false), () -> all.statement(stmt.body()));
    graph.jump(afterwards);
    graph.moveTo(afterwards);
    return Unit.UNIT;
  }

  private static boolean takesLabels(Stmt stmt) {
    return stmt instanceof Stmt.While
        || stmt instanceof Stmt.DoWhile
        || stmt instanceof Stmt.For
        || stmt instanceof Stmt.ForEach
        || stmt instanceof Stmt.Switch
        || stmt instanceof Stmt.Labeled;
  }

  private Set<String> takeLabels() {
    Set<String> taken = labels;
    labels = Set.of();
    return taken;
  }

  @Override
  public Unit visitLocalClass(Stmt.LocalClass stmt) {
    return Unit.UNIT;
  }

  @Override
  public Unit visitAssert(Stmt.Assert stmt) {
    int holds = graph.join(stmt.span());
    int fails = graph.join(stmt.span());
    all.conditions.branch(stmt.condition(), holds, fails);
    graph.moveTo(fails);
    if (stmt.detail() != null) {
      all.value(stmt.detail());
    }
    graph.jump(holds);
    graph.moveTo(holds);
    return Unit.UNIT;
  }
}
