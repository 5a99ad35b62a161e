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
import com.sun.tools.javac.tree.TreeInfo;
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
final class ExprTranslator extends SimpleTreeVisitor<Expr, @Nullable Void> implements Expressions {

  private final UnitContext context;
  private final TypeJoin join;
  private final LiteralTranslator literals;
  private final NameTranslator names;
  private final CallTranslator calls;
  private final CreationTranslator creations;
  private final FunctionTranslator functions;
  private final PatternTranslator patterns;
  private final SwitchTranslator switches;

  ExprTranslator(UnitContext context) {
    this.context = context;
    this.join = new TypeJoin(context.javac.oracle());
    this.literals = new LiteralTranslator(context);
    this.names = new NameTranslator(context);
    this.calls = new CallTranslator(context, names);
    this.creations = new CreationTranslator(context);
    this.functions = new FunctionTranslator(context);
    this.patterns = new PatternTranslator(context);
    this.switches = new SwitchTranslator(context);
  }

  @Override
  public Expr translate(Tree tree) {
    return TreeInfo.skipParens((JCTree) tree).accept(this, null);
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
              parts.add(translate(part));
            }
          }
        });
    return new Expr.Opaque(parts, context.typeOf(tree), context.spans.of(tree));
  }

  @Override
  public Expr visitParenthesized(ParenthesizedTree tree, @Nullable Void unused) {
    return translate(tree.getExpression());
  }

  @Override
  public Expr visitLiteral(LiteralTree tree, @Nullable Void unused) {
    return literals.literal((JCLiteral) tree);
  }

  @Override
  public Expr visitIdentifier(IdentifierTree tree, @Nullable Void unused) {
    return names.identifier((JCIdent) tree);
  }

  @Override
  public Expr visitMemberSelect(MemberSelectTree tree, @Nullable Void unused) {
    return names.select((JCFieldAccess) tree);
  }

  @Override
  public Expr visitMethodInvocation(MethodInvocationTree tree, @Nullable Void unused) {
    return calls.call((JCMethodInvocation) tree);
  }

  @Override
  public Expr visitNewClass(NewClassTree tree, @Nullable Void unused) {
    return creations.object((JCNewClass) tree, context.spans.of(tree));
  }

  @Override
  public Expr visitNewArray(NewArrayTree tree, @Nullable Void unused) {
    return creations.array((JCNewArray) tree);
  }

  @Override
  public Expr visitArrayAccess(ArrayAccessTree tree, @Nullable Void unused) {
    return new Expr.ArrayAccess(
        translate(tree.getExpression()),
        translate(tree.getIndex()),
        context.typeOf(tree),
        context.spans.of(tree));
  }

  @Override
  public Expr visitAssignment(AssignmentTree tree, @Nullable Void unused) {
    return new Expr.Assign(
        translate(tree.getVariable()), translate(tree.getExpression()), context.spans.of(tree));
  }

  @Override
  public Expr visitCompoundAssignment(CompoundAssignmentTree tree, @Nullable Void unused) {
    String operator = Operators.of(tree.getKind());
    return new Expr.CompoundAssign(
        translate(tree.getVariable()),
        operator,
        translate(tree.getExpression()),
        context.spans.of(tree));
  }

  @Override
  public Expr visitUnary(UnaryTree tree, @Nullable Void unused) {
    return new Expr.Unary(
        Operators.of(tree.getKind()),
        Operators.isPostfix(tree.getKind()),
        translate(tree.getExpression()),
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
    Expr result = translate(left);
    for (BinaryTree each : chain) {
      result = binary(each, result);
    }
    return result;
  }

  private Expr binary(BinaryTree tree, Expr left) {
    return new Expr.Binary(
        Operators.of(tree.getKind()),
        left,
        translate(tree.getRightOperand()),
        context.typeOf(tree),
        context.spans.of(tree));
  }

  @Override
  public Expr visitConditionalExpression(ConditionalExpressionTree tree, @Nullable Void unused) {
    Expr condition = translate(tree.getCondition());
    Expr whenTrue = translate(tree.getTrueExpression());
    Expr whenFalse = translate(tree.getFalseExpression());
    TypeRef type = join.of(List.of(whenTrue.type(), whenFalse.type()));
    return new Expr.Conditional(condition, whenTrue, whenFalse, type, context.spans.of(tree));
  }

  @Override
  public Expr visitInstanceOf(InstanceOfTree tree, @Nullable Void unused) {
    Expr operand = translate(tree.getExpression());
    Tree pattern = tree.getPattern();
    Span span = context.spans.of(tree);
    if (pattern == null) {
      TypeRef tested = context.writtenTypes.of((JCTree) tree.getType());
      return new Expr.InstanceOf(operand, tested, null, span);
    }
    Pattern translated = patterns.pattern(pattern);
    return new Expr.InstanceOf(operand, context.typeOf(pattern), translated, span);
  }

  @Override
  public Expr visitTypeCast(TypeCastTree tree, @Nullable Void unused) {
    return new Expr.Cast(
        context.writtenTypes.of((JCTree) tree.getType()),
        translate(tree.getExpression()),
        context.spans.of(tree));
  }

  @Override
  public Expr visitSwitchExpression(SwitchExpressionTree tree, @Nullable Void unused) {
    return switches.expression(tree, join);
  }

  @Override
  public Expr visitLambdaExpression(LambdaExpressionTree tree, @Nullable Void unused) {
    return functions.lambda((JCLambda) tree);
  }

  @Override
  public Expr visitMemberReference(MemberReferenceTree tree, @Nullable Void unused) {
    return functions.reference((JCMemberReference) tree);
  }
}
