// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithBody;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchStmt;
import com.github.javaparser.ast.stmt.SynchronizedStmt;
import com.github.javaparser.ast.stmt.ThrowStmt;
import com.github.javaparser.ast.stmt.TryStmt;
import com.github.javaparser.ast.stmt.WhileStmt;
import com.github.javaparser.ast.stmt.YieldStmt;
import java.util.Optional;

/**
 * Whether control can leave a statement at its end, by its form alone: JLS 14.22. Of a {@code
 * switch} it is assumed.
 */
final class Completion {

  private Completion() {}

  static boolean isNormal(Statement stmt) {
    if (stmt instanceof BlockStmt block) {
      return block.getStatements().stream().allMatch(Completion::isNormal);
    } else if (stmt instanceof IfStmt choice) {
      return choice.getElseStmt().map(Completion::isNormal).orElse(true)
          || isNormal(choice.getThenStmt());
    } else if (stmt instanceof TryStmt tried) {
      return isNormal(tried);
    } else if (stmt instanceof SynchronizedStmt locked) {
      return isNormal(locked.getBody());
    } else if (stmt instanceof LabeledStmt labeled) {
      return isNormal(labeled.getStatement())
          || hasBreak(labeled.getStatement(), labeled.getLabel().asString());
    }
    return isEndless(stmt) ? hasBreak(((NodeWithBody<?>) stmt).getBody(), "") : !isJump(stmt);
  }

  private static boolean isNormal(TryStmt tried) {
    boolean ends =
        isNormal(tried.getTryBlock())
            || tried.getCatchClauses().stream().anyMatch(each -> isNormal(each.getBody()));
    return ends && tried.getFinallyBlock().map(Completion::isNormal).orElse(true);
  }

  private static boolean isJump(Statement stmt) {
    return stmt instanceof ReturnStmt
        || stmt instanceof ThrowStmt
        || stmt instanceof BreakStmt
        || stmt instanceof ContinueStmt
        || stmt instanceof YieldStmt;
  }

  private static boolean isEndless(Statement stmt) {
    if (stmt instanceof ForStmt loop) {
      return loop.getCompare().map(Completion::isTrue).orElse(true);
    }
    Optional<Expression> condition =
        stmt instanceof WhileStmt loop
            ? Optional.of(loop.getCondition())
            : stmt instanceof DoStmt loop ? Optional.of(loop.getCondition()) : Optional.empty();
    return condition.filter(Completion::isTrue).isPresent();
  }

  private static boolean isTrue(Expression condition) {
    Expression inner = condition;
    while (inner.isEnclosedExpr()) {
      inner = inner.asEnclosedExpr().getInner();
    }
    return inner instanceof BooleanLiteralExpr literal && literal.getValue();
  }

  /**
   * Returns whether a {@code break} of a statement is below a node.
   *
   * @param label the statement's label, empty for a {@code break} without one
   */
  private static boolean hasBreak(Node node, String label) {
    if (node instanceof BreakStmt jump) {
      return jump.getLabel().map(name -> name.asString()).orElse("").equals(label);
    }
    boolean isOtherBody = node instanceof LambdaExpr || node instanceof BodyDeclaration<?>;
    boolean takesBreaks =
        node instanceof NodeWithBody<?> || node instanceof SwitchStmt || node instanceof SwitchExpr;
    return !isOtherBody
        && !(label.isEmpty() && takesBreaks)
        && node.getChildNodes().stream().anyMatch(child -> hasBreak(child, label));
  }
}
