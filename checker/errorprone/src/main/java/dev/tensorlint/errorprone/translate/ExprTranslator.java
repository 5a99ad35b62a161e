// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.SimpleTreeVisitor;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCLambda;
import com.sun.tools.javac.tree.JCTree.JCLiteral;
import com.sun.tools.javac.tree.JCTree.JCMemberReference;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCNewArray;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.TreeScanner;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Pattern;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates expressions; a kind that this compiler does not know becomes opaque. */
final class ExprTranslator extends SimpleTreeVisitor<Expr, @Nullable Void> {

  private final UnitTranslator unit;
  private final UnitContext context;
  private final TypeJoin join;
  private final LiteralTranslator literals;

  ExprTranslator(UnitTranslator unit) {
    this.unit = unit;
    this.context = unit.context;
    this.join = new TypeJoin(context.javac.oracle());
    this.literals = new LiteralTranslator(context);
  }

  @Override
  protected Expr defaultAction(Tree tree, @Nullable Void unused) {
    return opaque((JCTree) tree);
  }

  /** Keeps what is evaluated within a kind of tree that newer compilers added. */
  private Expr opaque(JCTree tree) {
    List<Expr> parts = new ArrayList<>();
    tree.accept(
        new TreeScanner() {
          @Override
          public void scan(JCTree part) {
            if (part instanceof ExpressionTree) {
              parts.add(unit.expr(part));
            }
          }
        });
    return new Expr.Opaque(parts, context.typeOf(tree), context.spans.of(tree));
  }

  @Override
  public Expr visitParenthesized(ParenthesizedTree tree, @Nullable Void unused) {
    return unit.expr(tree.getExpression());
  }

  @Override
  public Expr visitLiteral(LiteralTree tree, @Nullable Void unused) {
    return literals.literal((JCLiteral) tree);
  }

  @Override
  public Expr visitIdentifier(IdentifierTree tree, @Nullable Void unused) {
    return unit.names.identifier((JCIdent) tree);
  }

  @Override
  public Expr visitMemberSelect(MemberSelectTree tree, @Nullable Void unused) {
    return unit.names.select((JCFieldAccess) tree);
  }

  @Override
  public Expr visitMethodInvocation(MethodInvocationTree tree, @Nullable Void unused) {
    return unit.calls.call((JCMethodInvocation) tree);
  }

  @Override
  public Expr visitNewClass(NewClassTree tree, @Nullable Void unused) {
    return unit.creations.object((JCNewClass) tree, context.spans.of(tree));
  }

  @Override
  public Expr visitNewArray(NewArrayTree tree, @Nullable Void unused) {
    return unit.creations.array((JCNewArray) tree);
  }

  @Override
  public Expr visitArrayAccess(ArrayAccessTree tree, @Nullable Void unused) {
    return new Expr.ArrayAccess(
        unit.expr(tree.getExpression()),
        unit.expr(tree.getIndex()),
        context.typeOf(tree),
        context.spans.of(tree));
  }

  @Override
  public Expr visitAssignment(AssignmentTree tree, @Nullable Void unused) {
    return new Expr.Assign(
        unit.expr(tree.getVariable()), unit.expr(tree.getExpression()), context.spans.of(tree));
  }

  @Override
  public Expr visitCompoundAssignment(CompoundAssignmentTree tree, @Nullable Void unused) {
    String operator = Operators.of(tree.getKind());
    return new Expr.CompoundAssign(
        unit.expr(tree.getVariable()),
        operator,
        unit.expr(tree.getExpression()),
        context.spans.of(tree));
  }

  @Override
  public Expr visitUnary(UnaryTree tree, @Nullable Void unused) {
    return new Expr.Unary(
        Operators.of(tree.getKind()),
        Operators.isPostfix(tree.getKind()),
        unit.expr(tree.getExpression()),
        context.typeOf(tree),
        context.spans.of(tree));
  }

  /** A chain of operators nests to the left, often deeply: no recursion there. */
  @Override
  public Expr visitBinary(BinaryTree tree, @Nullable Void unused) {
    Deque<BinaryTree> chain = new ArrayDeque<>();
    ExpressionTree left = tree;
    while (left instanceof BinaryTree binary) {
      chain.push(binary);
      left = binary.getLeftOperand();
    }
    Expr result = unit.expr(left);
    for (BinaryTree each : chain) {
      result = binary(each, result);
    }
    return result;
  }

  private Expr binary(BinaryTree tree, Expr left) {
    return new Expr.Binary(
        Operators.of(tree.getKind()),
        left,
        unit.expr(tree.getRightOperand()),
        context.typeOf(tree),
        context.spans.of(tree));
  }

  @Override
  public Expr visitConditionalExpression(ConditionalExpressionTree tree, @Nullable Void unused) {
    Expr condition = unit.expr(tree.getCondition());
    Expr whenTrue = unit.expr(tree.getTrueExpression());
    Expr whenFalse = unit.expr(tree.getFalseExpression());
    TypeRef type = join.of(List.of(whenTrue.type(), whenFalse.type()));
    return new Expr.Conditional(condition, whenTrue, whenFalse, type, context.spans.of(tree));
  }

  @Override
  public Expr visitInstanceOf(InstanceOfTree tree, @Nullable Void unused) {
    Expr operand = unit.expr(tree.getExpression());
    Tree pattern = tree.getPattern();
    Span span = context.spans.of(tree);
    if (pattern == null) {
      TypeRef tested = context.writtenTypes.of((JCTree) tree.getType());
      return new Expr.InstanceOf(operand, tested, null, span);
    }
    Pattern translated = unit.patterns.pattern(pattern);
    return new Expr.InstanceOf(operand, context.typeOf(pattern), translated, span);
  }

  @Override
  public Expr visitTypeCast(TypeCastTree tree, @Nullable Void unused) {
    return new Expr.Cast(
        context.writtenTypes.of((JCTree) tree.getType()),
        unit.expr(tree.getExpression()),
        context.spans.of(tree));
  }

  @Override
  public Expr visitSwitchExpression(SwitchExpressionTree tree, @Nullable Void unused) {
    return unit.switches.expression(tree, join);
  }

  @Override
  public Expr visitLambdaExpression(LambdaExpressionTree tree, @Nullable Void unused) {
    return unit.functions.lambda((JCLambda) tree);
  }

  @Override
  public Expr visitMemberReference(MemberReferenceTree tree, @Nullable Void unused) {
    return unit.functions.reference((JCMemberReference) tree);
  }
}
