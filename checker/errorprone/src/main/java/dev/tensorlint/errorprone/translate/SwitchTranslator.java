// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCCase;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Pattern;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;

/** Translates switches; labels and guards that came after Java 17 are met by name. */
final class SwitchTranslator {

  private final UnitContext context;
  private final PatternTranslator patterns;

  SwitchTranslator(UnitContext context) {
    this.context = context;
    this.patterns = new PatternTranslator(context);
  }

  Stmt statement(SwitchTree tree) {
    Expr selector = context.exprs().translate(tree.getExpression());
    List<SwitchCase> cases = tree.getCases().stream().map(c -> switchCase(c, false)).toList();
    return new Stmt.Switch(selector, cases, context.spans.of(tree));
  }

  Expr expression(SwitchExpressionTree tree, TypeJoin join) {
    Expr selector = context.exprs().translate(tree.getExpression());
    context.yieldedTypes.enter();
    List<SwitchCase> cases = tree.getCases().stream().map(c -> switchCase(c, true)).toList();
    return new Expr.SwitchExpr(
        selector, cases, join.of(context.yieldedTypes.leave()), context.spans.of(tree));
  }

  /** Makes the value of the innermost switch expression. */
  Stmt yieldOf(ExpressionTree value, Span span) {
    Expr translated = context.exprs().translate(value);
    context.yieldedTypes.add(translated.type());
    return new Stmt.Yield(translated, span);
  }

  private SwitchCase switchCase(CaseTree tree, boolean isExpression) {
    Labels labels = new Labels();
    ((JCCase) tree).labels.forEach(labels::add);
    Expr guard = context.exprs().translateOrNull(NewerTrees.childOrNull(tree, "getGuard"));
    return new SwitchCase(
        labels.constants,
        labels.patterns,
        labels.isDefault,
        guard,
        tree.getCaseKind() == CaseTree.CaseKind.RULE,
        body(tree, isExpression),
        new Span(context.spans.start(tree), end(tree)));
  }

  private List<Stmt> body(CaseTree tree, boolean isExpression) {
    if (tree.getCaseKind() == CaseTree.CaseKind.STATEMENT) {
      return context.stmts().written(tree.getStatements());
    }
    Tree body = tree.getBody();
    return isExpression && body instanceof ExpressionTree value
        ? List.of(yieldOf(value, context.spans.of(value)))
        : List.of(context.stmts().translate((StatementTree) body));
  }

  private int end(CaseTree tree) {
    if (tree.getCaseKind() == CaseTree.CaseKind.RULE) {
      Tree body = tree.getBody();
      int end = context.spans.end(body);
      return body instanceof ExpressionTree ? context.text().find(';', end) + 1 : end;
    }
    List<? extends StatementTree> statements = tree.getStatements();
    return statements.isEmpty()
        ? behindColon((JCCase) tree)
        : context.spans.end(statements.get(statements.size() - 1));
  }

  /** The compiler of Java 17 counts the colon to {@code default}. */
  private int behindColon(JCCase tree) {
    Tree guard = NewerTrees.childOrNull(tree, "getGuard");
    int labels = tree.labels.isEmpty() ? 0 : context.spans.end(tree.labels.last());
    int from = guard == null ? labels : context.spans.end(guard);
    return context.text().hasCharAt(':', from - 1)
        ? from
        : 1 + context.text().find(':', Math.max(context.spans.start(tree), from));
  }

  /** The labels of one case, sorted by what they are. */
  private final class Labels {
    final List<Expr> constants = new ArrayList<>();
    final List<Pattern> patterns = new ArrayList<>();
    boolean isDefault;

    void add(JCTree label) {
      switch (label.getKind().name()) {
        case "DEFAULT_CASE_LABEL" -> isDefault = true;
        case "CONSTANT_CASE_LABEL" ->
            constants.add(
                context.exprs().translate(NewerTrees.child(label, "getConstantExpression")));
        case "PATTERN_CASE_LABEL" ->
            patterns.add(
                SwitchTranslator.this.patterns.pattern(NewerTrees.child(label, "getPattern")));
        default -> addDirectly(label);
      }
    }

    /** The compiler of Java 17 has expressions and patterns as labels. */
    private void addDirectly(JCTree label) {
      if (label instanceof ExpressionTree) {
        constants.add(context.exprs().translate(label));
      } else {
        patterns.add(SwitchTranslator.this.patterns.pattern(label));
      }
    }
  }
}
