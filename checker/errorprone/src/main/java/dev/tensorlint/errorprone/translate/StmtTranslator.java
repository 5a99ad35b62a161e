// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EmptyStatementTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.SimpleTreeVisitor;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCTypeUnion;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates statements. */
final class StmtTranslator extends SimpleTreeVisitor<Stmt, @Nullable Void> implements Statements {

  private final UnitContext context;
  private final SwitchTranslator switches;

  StmtTranslator(UnitContext context) {
    this.context = context;
    this.switches = new SwitchTranslator(context);
  }

  @Override
  public Stmt translate(StatementTree tree) {
    return tree.accept(this, null);
  }

  @Override
  public List<Stmt> written(List<? extends StatementTree> trees) {
    return trees.stream()
        .filter(tree -> !Generated.isAddedSuperCall(tree, context.text()))
        .map(this::translate)
        .toList();
  }

  @Override
  public Stmt.Block block(BlockTree tree) {
    int brace = context.text().find('{', context.spans.start(tree));
    int end = Math.max(brace, context.spans.end(tree));
    return new Stmt.Block(written(tree.getStatements()), new Span(brace, end));
  }

  private Span span(Tree tree) {
    return context.spans.of(tree);
  }

  /** A kind of statement that this compiler does not know; nothing is concluded through it. */
  @Override
  protected Stmt defaultAction(Tree tree, @Nullable Void unused) {
    return new Stmt.ExprStmt(new Expr.Opaque(List.of(), TypeRef.UNKNOWN, span(tree)), span(tree));
  }

  @Override
  public Stmt visitBlock(BlockTree tree, @Nullable Void unused) {
    return block(tree);
  }

  @Override
  public Stmt visitEmptyStatement(EmptyStatementTree tree, @Nullable Void unused) {
    return new Stmt.Block(List.of(), span(tree));
  }

  @Override
  public Stmt visitVariable(VariableTree tree, @Nullable Void unused) {
    JCVariableDecl variable = (JCVariableDecl) tree;
    Local local = declare(variable);
    return new Stmt.LocalDecl(
        local, context.exprs().translateOrNull(variable.init), declarator(variable, local));
  }

  private Local declare(JCVariableDecl variable) {
    if (!variable.declaredUsingVar()) {
      context.writtenTypes.count(variable.vartype);
    }
    return context.declarations().declare(variable);
  }

  private Span declarator(JCVariableDecl variable, Local local) {
    return variable.init == null ? local.nameSpan() : local.nameSpan().to(span(variable.init));
  }

  @Override
  public Stmt visitExpressionStatement(ExpressionStatementTree tree, @Nullable Void unused) {
    return new Stmt.ExprStmt(context.exprs().translate(tree.getExpression()), span(tree));
  }

  @Override
  public Stmt visitIf(IfTree tree, @Nullable Void unused) {
    return new Stmt.If(
        context.exprs().translate(tree.getCondition()),
        translate(tree.getThenStatement()),
        translateOrNull(tree.getElseStatement()),
        span(tree));
  }

  @Override
  public Stmt visitWhileLoop(WhileLoopTree tree, @Nullable Void unused) {
    return new Stmt.While(
        context.exprs().translate(tree.getCondition()), translate(tree.getStatement()), span(tree));
  }

  @Override
  public Stmt visitDoWhileLoop(DoWhileLoopTree tree, @Nullable Void unused) {
    return new Stmt.DoWhile(
        translate(tree.getStatement()), context.exprs().translate(tree.getCondition()), span(tree));
  }

  @Override
  public Stmt visitForLoop(ForLoopTree tree, @Nullable Void unused) {
    List<Stmt> init = tree.getInitializer().stream().map(this::inHead).toList();
    Expr condition = context.exprs().translateOrNull(tree.getCondition());
    List<Expr> update =
        tree.getUpdate().stream()
            .map(each -> context.exprs().translate(each.getExpression()))
            .toList();
    return new Stmt.For(init, condition, update, translate(tree.getStatement()), span(tree));
  }

  private Stmt inHead(StatementTree tree) {
    if (tree instanceof ExpressionStatementTree statement) {
      Expr expr = context.exprs().translate(statement.getExpression());
      return new Stmt.ExprStmt(expr, expr.span());
    }
    return translate(tree);
  }

  @Override
  public Stmt visitEnhancedForLoop(EnhancedForLoopTree tree, @Nullable Void unused) {
    Expr iterable = context.exprs().translate(tree.getExpression());
    Local variable = declare((JCVariableDecl) tree.getVariable());
    return new Stmt.ForEach(variable, iterable, translate(tree.getStatement()), span(tree));
  }

  @Override
  public Stmt visitSwitch(SwitchTree tree, @Nullable Void unused) {
    return switches.statement(tree);
  }

  @Override
  public Stmt visitYield(YieldTree tree, @Nullable Void unused) {
    return switches.yieldOf(tree.getValue(), span(tree));
  }

  @Override
  public Stmt visitTry(TryTree tree, @Nullable Void unused) {
    List<Stmt.Resource> resources = tree.getResources().stream().map(this::resource).toList();
    Stmt.Block body = block(tree.getBlock());
    List<Stmt.Catch> catches = tree.getCatches().stream().map(this::handler).toList();
    Stmt.Block last = blockOrNull(tree.getFinallyBlock());
    return new Stmt.Try(resources, body, catches, last, span(tree));
  }

  private Stmt.Resource resource(Tree tree) {
    if (tree instanceof JCVariableDecl variable && variable.init != null) {
      Local local = declare(variable);
      int start = context.spans.start(variable);
      Span span = new Span(start, context.spans.end(variable.init));
      return new Stmt.Resource(local, context.exprs().translate(variable.init), span);
    }
    Expr value = context.exprs().translate(tree);
    return new Stmt.Resource(null, value, value.span());
  }

  private Stmt.Catch handler(CatchTree tree) {
    JCVariableDecl variable = (JCVariableDecl) tree.getParameter();
    Local parameter = declare(variable);
    return new Stmt.Catch(parameter, caught(variable.vartype), block(tree.getBlock()), span(tree));
  }

  private List<TypeRef> caught(JCTree type) {
    List<? extends JCTree> written =
        type instanceof JCTypeUnion union ? union.alternatives : List.of(type);
    return written.stream().map(context::typeOf).toList();
  }

  @Override
  public Stmt visitReturn(ReturnTree tree, @Nullable Void unused) {
    return new Stmt.Return(context.exprs().translateOrNull(tree.getExpression()), span(tree));
  }

  @Override
  public Stmt visitThrow(ThrowTree tree, @Nullable Void unused) {
    return new Stmt.Throw(context.exprs().translate(tree.getExpression()), span(tree));
  }

  @Override
  public Stmt visitBreak(BreakTree tree, @Nullable Void unused) {
    return new Stmt.Break(label(tree.getLabel()), span(tree));
  }

  @Override
  public Stmt visitContinue(ContinueTree tree, @Nullable Void unused) {
    return new Stmt.Continue(label(tree.getLabel()), span(tree));
  }

  private static @Nullable String label(@Nullable CharSequence label) {
    return label == null ? null : label.toString();
  }

  @Override
  public Stmt visitSynchronized(SynchronizedTree tree, @Nullable Void unused) {
    return new Stmt.Synchronized(
        context.exprs().translate(tree.getExpression()), block(tree.getBlock()), span(tree));
  }

  @Override
  public Stmt visitLabeledStatement(LabeledStatementTree tree, @Nullable Void unused) {
    return new Stmt.Labeled(tree.getLabel().toString(), translate(tree.getStatement()), span(tree));
  }

  @Override
  public Stmt visitClass(ClassTree tree, @Nullable Void unused) {
    JCClassDecl type = (JCClassDecl) tree;
    return type.sym == null
        ? defaultAction(tree, null)
        : new Stmt.LocalClass(context.declarations().translate(type), span(tree));
  }

  @Override
  public Stmt visitAssert(AssertTree tree, @Nullable Void unused) {
    return new Stmt.Assert(
        context.exprs().translate(tree.getCondition()),
        context.exprs().translateOrNull(tree.getDetail()),
        span(tree));
  }
}
