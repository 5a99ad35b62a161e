// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Builds {@code try} in all its forms: resources are closed in reverse order on every exit path,
 * before the catch clauses and {@code finally} run (Java Language Specification, section 14.20.3).
 */
final class TryLowering {

  private final Lowering all;
  private final GraphBuilder graph;

  TryLowering(Lowering all) {
    this.all = all;
    this.graph = all.graph;
  }

  void build(Stmt.Try stmt) {
    Stmt.Block last = stmt.finallyBlock();
    if (last == null) {
      withCatches(stmt);
      return;
    }
    Runnable cleanup = () -> all.statement(last);
    all.frames.inside(new Frame.Cleanup(cleanup), () -> withCatches(stmt));
    cleanup.run();
  }

  void build(Stmt.OnFailure stmt) {
    Runnable cleanup = () -> all.statement(stmt.cleanup());
    all.frames.inside(Frame.Cleanup.ofFailures(cleanup), () -> all.statement(stmt.body()));
  }

  void close(Stmt.AddedClose stmt) {
    Expr value = new Expr.LocalRef(stmt.resource(), stmt.span());
    close(
        new Stmt.Resource(stmt.resource(), value, stmt.span()), new Slot.Variable(stmt.resource()));
  }

  private void withCatches(Stmt.Try stmt) {
    if (stmt.catches().isEmpty()) {
      withResources(stmt, 0);
      return;
    }
    int afterwards = graph.join(stmt.span());
    List<Frame.Handler> handlers = new ArrayList<>();
    for (Stmt.Catch clause : stmt.catches()) {
      handlers.add(new Frame.Handler(clause.types(), graph.join(clause.parameter().nameSpan())));
    }
    int first = graph.size();
    all.frames.inside(new Frame.Handlers(handlers), () -> withResources(stmt, 0));
    graph.jump(afterwards);
    for (int i = 0; i < handlers.size(); i++) {
      expectOnlyStated(handlers.get(i), RethrowingClause.is(stmt.catches().get(i)), first);
    }
    for (int i = 0; i < handlers.size(); i++) {
      graph.moveTo(handlers.get(i).entry());
      all.statement(stmt.catches().get(i).body());
      noteMisuse(handlers.get(i));
      graph.jump(afterwards);
    }
    graph.moveTo(afterwards);
  }

  /**
   * Restricts a clause to the exceptions that code or a declaration states, if there are some: they
   * are what it is written for. It says nothing of the other calls then. A clause that only passes
   * the exception on says nothing of any call. A clause after code that never ends normally, such
   * as {@code fail()}, expects any failure.
   */
  private void expectOnlyStated(Frame.Handler handler, boolean isRethrowing, int first) {
    boolean isForMisuse =
        handler.types().stream().anyMatch(type -> all.shape.isMisuse(type.name()));
    if (!isForMisuse && !all.shape.followsUnexpected() && !graph.hasDeadEnd(first)) {
      graph.keepOnlyStated(handler.entry(), isRethrowing, first);
    }
  }

  /** Records that a clause expects a misuse, if it completes normally. */
  private void noteMisuse(Frame.Handler handler) {
    boolean isNamed = handler.types().stream().anyMatch(type -> all.shape.isMisuse(type.name()));
    if (isNamed && graph.isReachable()) {
      graph.expectMisuse(handler.entry());
    }
  }

  private void withResources(Stmt.Try stmt, int next) {
    if (next == stmt.resources().size()) {
      all.statement(stmt.body());
      return;
    }
    Stmt.Resource resource = stmt.resources().get(next);
    Slot slot = open(resource);
    Runnable close = () -> close(resource, slot);
    all.frames.inside(new Frame.Cleanup(close), () -> withResources(stmt, next + 1));
    close.run();
    if (resource.local() != null) {
      graph.append(Instr.Forget.of(slot, resource.span()));
    }
  }

  /** Builds the rest of a block after a variable that is released at its end. */
  void cleanedUp(Local variable, Runnable rest) {
    Slot slot = new Slot.Variable(variable);
    Span span = variable.nameSpan();
    Runnable close = () -> close(slot, LombokCleanup.method(variable), variable.type(), span);
    all.frames.inside(new Frame.Cleanup(close), rest);
    close.run();
  }

  private Slot open(Stmt.Resource resource) {
    if (resource.local() == null) {
      return all.value(resource.value());
    }
    Slot value = all.value(resource.value(), resource.local().name());
    Slot variable = new Slot.Variable(resource.local());
    graph.append(new Instr.Copy(variable, value, resource.local().nameSpan()));
    return variable;
  }

  /** Closes a resource that is not null. */
  private void close(Stmt.Resource resource, Slot slot) {
    Span span = resource.local() == null ? resource.value().span() : resource.local().nameSpan();
    TypeRef type = resource.local() == null ? resource.value().type() : resource.local().type();
    close(slot, "close", type, span);
  }

  private void close(Slot slot, String method, TypeRef type, Span span) {
    int doClose = graph.join(span);
    int afterwards = graph.join(span);
    Condition isNull = new Condition(slot, Condition.Test.NULL);
    graph.branch(afterwards, isNull);
    graph.branch(doClose, isNull.negated());
    graph.moveTo(doClose);
    all.calls.invoke(
        new Instr.Invoke(
            graph.temporary(),
            slot,
            all.shape.releaseMethod(type.name(), method),
            type.name(),
            List.of(),
            List.of(),
            Map.of(),
            TypeRef.VOID,
            null,
            span,
            span,
            true));
    graph.jump(afterwards);
    graph.moveTo(afterwards);
  }
}
