// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.javatext;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EmptyStatementTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
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
import com.sun.source.tree.UnionTypeTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.SimpleTreeVisitor;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads statements. */
final class StmtReader extends SimpleTreeVisitor<Stmt, @Nullable Void> {

  private final Reading reading;
  private final DeclarationReader declarations;
  private final ExprReader expressions;

  StmtReader(Reading reading, DeclarationReader declarations, ExprReader expressions) {
    this.reading = reading;
    this.declarations = declarations;
    this.expressions = expressions;
  }

  Stmt read(Tree tree) {
    return Objects.requireNonNull(visit(tree, null), tree::toString);
  }

  private List<Stmt> read(List<? extends Tree> trees) {
    return trees.stream().map(this::read).toList();
  }

  Stmt.Block block(BlockTree tree) {
    return new Stmt.Block(read(tree.getStatements()), reading.span(tree));
  }

  Stmt.@Nullable Block blockOrNull(@Nullable BlockTree tree) {
    return tree == null ? null : block(tree);
  }

  @Override
  protected Stmt defaultAction(Tree tree, @Nullable Void unused) {
    throw new IllegalArgumentException(tree.getKind() + " is not read: " + tree);
  }

  @Override
  public Stmt visitBlock(BlockTree tree, @Nullable Void unused) {
    return block(tree);
  }

  @Override
  public Stmt visitEmptyStatement(EmptyStatementTree tree, @Nullable Void unused) {
    return new Stmt.Block(List.of(), reading.span(tree));
  }

  @Override
  public Stmt visitVariable(VariableTree tree, @Nullable Void unused) {
    Local local = reading.declare(tree, declarations.annotations(tree.getModifiers()));
    Expr value = expressions.readOrNull(tree.getInitializer());
    int end = value == null ? local.nameSpan().end() : reading.end(tree.getInitializer());
    return new Stmt.LocalDecl(local, value, new Span(local.nameSpan().start(), end));
  }

  @Override
  public Stmt visitExpressionStatement(ExpressionStatementTree tree, @Nullable Void unused) {
    return new Stmt.ExprStmt(expressions.read(tree.getExpression()), reading.span(tree));
  }

  @Override
  public Stmt visitIf(IfTree tree, @Nullable Void unused) {
    Expr condition = expressions.read(tree.getCondition());
    Stmt then = read(tree.getThenStatement());
    StatementTree otherwise = tree.getElseStatement();
    return new Stmt.If(
        condition, then, otherwise == null ? null : read(otherwise), reading.span(tree));
  }

  @Override
  public Stmt visitWhileLoop(WhileLoopTree tree, @Nullable Void unused) {
    Expr condition = expressions.read(tree.getCondition());
    return new Stmt.While(condition, read(tree.getStatement()), reading.span(tree));
  }

  @Override
  public Stmt visitDoWhileLoop(DoWhileLoopTree tree, @Nullable Void unused) {
    Stmt body = read(tree.getStatement());
    return new Stmt.DoWhile(body, expressions.read(tree.getCondition()), reading.span(tree));
  }

  @Override
  public Stmt visitForLoop(ForLoopTree tree, @Nullable Void unused) {
    List<Stmt> init = read(tree.getInitializer());
    Expr condition = expressions.readOrNull(tree.getCondition());
    List<Expr> update =
        tree.getUpdate().stream().map(each -> expressions.read(each.getExpression())).toList();
    Stmt body = read(tree.getStatement());
    return new Stmt.For(init, condition, update, body, reading.span(tree));
  }

  @Override
  public Stmt visitEnhancedForLoop(EnhancedForLoopTree tree, @Nullable Void unused) {
    Expr iterable = expressions.read(tree.getExpression());
    Local variable = reading.declare(tree.getVariable(), List.of());
    return new Stmt.ForEach(variable, iterable, read(tree.getStatement()), reading.span(tree));
  }

  @Override
  public Stmt visitSwitch(SwitchTree tree, @Nullable Void unused) {
    Expr selector = expressions.read(tree.getExpression());
    return new Stmt.Switch(selector, cases(tree.getCases(), false), reading.span(tree));
  }

  List<SwitchCase> cases(List<? extends CaseTree> trees, boolean hasValue) {
    return trees.stream().map(each -> oneCase(each, hasValue)).toList();
  }

  private SwitchCase oneCase(CaseTree tree, boolean hasValue) {
    List<Expr> constants = expressions.read(tree.getExpressions());
    boolean isArrow = tree.getCaseKind() == CaseTree.CaseKind.RULE;
    List<Stmt> body = isArrow ? arrow(tree.getBody(), hasValue) : read(tree.getStatements());
    return new SwitchCase(
        constants, List.of(), constants.isEmpty(), null, isArrow, body, reading.span(tree));
  }

  private List<Stmt> arrow(@Nullable Tree body, boolean hasValue) {
    if (hasValue && body instanceof ExpressionTree value) {
      return List.of(new Stmt.Yield(expressions.read(value), reading.span(value)));
    }
    return List.of(read(Objects.requireNonNull(body)));
  }

  @Override
  public Stmt visitTry(TryTree tree, @Nullable Void unused) {
    List<Stmt.Resource> resources = tree.getResources().stream().map(this::resource).toList();
    Stmt.Block body = block(tree.getBlock());
    List<Stmt.Catch> catches = tree.getCatches().stream().map(this::handler).toList();
    Stmt.Block last = blockOrNull(tree.getFinallyBlock());
    return new Stmt.Try(resources, body, catches, last, reading.span(tree));
  }

  private Stmt.Resource resource(Tree tree) {
    if (!(tree instanceof VariableTree variable)) {
      return new Stmt.Resource(null, expressions.read(tree), reading.span(tree));
    }
    Local local = reading.declare(variable, List.of());
    Expr value = expressions.read(variable.getInitializer());
    Span span = new Span(reading.start(variable), reading.end(variable.getInitializer()));
    return new Stmt.Resource(local, value, span);
  }

  private Stmt.Catch handler(CatchTree tree) {
    VariableTree variable = tree.getParameter();
    Local parameter = reading.declare(variable, List.of());
    List<TypeRef> types =
        variable.getType() instanceof UnionTypeTree union
            ? union.getTypeAlternatives().stream().map(reading::type).toList()
            : List.of(parameter.type());
    return new Stmt.Catch(parameter, types, block(tree.getBlock()), reading.span(tree));
  }

  @Override
  public Stmt visitReturn(ReturnTree tree, @Nullable Void unused) {
    return new Stmt.Return(expressions.readOrNull(tree.getExpression()), reading.span(tree));
  }

  @Override
  public Stmt visitThrow(ThrowTree tree, @Nullable Void unused) {
    return new Stmt.Throw(expressions.read(tree.getExpression()), reading.span(tree));
  }

  @Override
  public Stmt visitBreak(BreakTree tree, @Nullable Void unused) {
    return new Stmt.Break(Objects.toString(tree.getLabel(), null), reading.span(tree));
  }

  @Override
  public Stmt visitContinue(ContinueTree tree, @Nullable Void unused) {
    return new Stmt.Continue(Objects.toString(tree.getLabel(), null), reading.span(tree));
  }

  @Override
  public Stmt visitYield(YieldTree tree, @Nullable Void unused) {
    return new Stmt.Yield(expressions.read(tree.getValue()), reading.span(tree));
  }

  @Override
  public Stmt visitSynchronized(SynchronizedTree tree, @Nullable Void unused) {
    Expr lock = expressions.read(tree.getExpression());
    return new Stmt.Synchronized(lock, block(tree.getBlock()), reading.span(tree));
  }

  @Override
  public Stmt visitLabeledStatement(LabeledStatementTree tree, @Nullable Void unused) {
    return new Stmt.Labeled(
        tree.getLabel().toString(), read(tree.getStatement()), reading.span(tree));
  }

  @Override
  public Stmt visitClass(ClassTree tree, @Nullable Void unused) {
    return new Stmt.LocalClass(declarations.type(tree), reading.span(tree));
  }

  @Override
  public Stmt visitAssert(AssertTree tree, @Nullable Void unused) {
    Expr condition = expressions.read(tree.getCondition());
    return new Stmt.Assert(condition, expressions.readOrNull(tree.getDetail()), reading.span(tree));
  }
}
