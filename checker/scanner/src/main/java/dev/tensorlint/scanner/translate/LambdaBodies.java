// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** What the form of a lambda's body says: JLS 15.27.2. */
final class LambdaBodies {

  private LambdaBodies() {}

  /** Returns whether an expression may stand as a statement, so that a void lambda may be it. */
  static boolean isStatement(Expression body) {
    if (body instanceof UnaryExpr unary) {
      return switch (unary.getOperator()) {
        case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
        default -> false;
      };
    }
    return body instanceof MethodCallExpr
        || body instanceof ObjectCreationExpr
        || body instanceof AssignExpr;
  }

  static boolean returnsValue(BlockStmt block) {
    return hasReturn(block, true);
  }

  /** Returns whether a block may be the body of a lambda with a value. */
  static boolean canYield(BlockStmt block) {
    return !hasReturn(block, false) && (returnsValue(block) || !Completion.isNormal(block));
  }

  private static boolean hasReturn(BlockStmt block, boolean withValue) {
    Deque<Node> waiting = new ArrayDeque<>(List.of(block));
    while (!waiting.isEmpty()) {
      Node node = waiting.remove();
      if (node instanceof ReturnStmt result && result.getExpression().isPresent() == withValue) {
        return true;
      }
      boolean isOtherBody = node instanceof LambdaExpr || node instanceof BodyDeclaration<?>;
      if (!isOtherBody) {
        waiting.addAll(node.getChildNodes());
      }
    }
    return false;
  }
}
