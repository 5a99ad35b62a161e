// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.work.Work;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The builders of one graph, which share its state. */
final class Lowering {

  final GraphBuilder graph;
  final CallShape shape;
  final StableFacts stable;
  final ComparedValues compared;
  final NamedFunctions functions;
  final FieldFunctions fields;
  final int exit;
  final int exceptionalExit;
  final Frames frames;
  final ExprLowering exprs;
  final ConditionLowering conditions;
  final PatternLowering patterns;
  final CallLowering calls;
  final InlineFunctions inlined;
  final StmtLowering stmts;
  final TryLowering tries;
  final SwitchLowering switches;
  final WholeLoops loops;

  Lowering(CallShape shape, @Nullable Stmt method, FieldFunctions fields, Work work) {
    this.graph = new GraphBuilder(work);
    this.shape = shape;
    this.fields = fields;
    this.functions = new NamedFunctions(shape, method);
    this.stable = new StableFacts(shape, functions::onlyValue, new Questions(method));
    this.compared = new ComparedValues(stable, method);
    graph.moveTo(graph.join(Span.NONE));
    exit = graph.join(Span.NONE);
    exceptionalExit = graph.join(Span.NONE);
    frames = new Frames(graph, shape, exceptionalExit);
    exprs = new ExprLowering(this);
    conditions = new ConditionLowering(this);
    patterns = new PatternLowering(shape, graph);
    calls = new CallLowering(this);
    inlined = new InlineFunctions(this);
    stmts = new StmtLowering(this);
    tries = new TryLowering(this);
    switches = new SwitchLowering(this);
    loops = new WholeLoops(this, method);
  }

  Slot value(Expr expr) {
    return expr.accept(exprs);
  }

  /** Evaluates an expression whose value is directly assigned to a variable or field. */
  Slot value(Expr expr, @Nullable String name) {
    return exprs.named(expr, name);
  }

  List<Slot> values(List<Expr> exprs) {
    return exprs.stream().map(this::value).toList();
  }

  void statement(Stmt stmt) {
    int before = graph.temporaries();
    stmt.accept(stmts);
    forgetTemporaries(before, stmt.span());
  }

  /** Forgets the temporaries with this number and above. */
  void forgetTemporaries(int before, Span span) {
    if (!graph.isReachable() || graph.temporaries() == before) {
      return;
    }
    graph.append(new Instr.Forget(new Temporaries(before, graph.temporaries()), span));
  }

  Slot load(Constant constant, Span span) {
    Slot target = graph.temporary();
    graph.append(new Instr.Load(target, constant, span));
    return target;
  }

  Cfg build() {
    return graph.build(exit, exceptionalExit);
  }
}
