// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import com.github.javaparser.Problem;
import com.github.javaparser.Range;
import com.github.javaparser.TokenRange;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.ClassExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.TryStmt;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.VarType;
import java.util.ArrayList;
import java.util.List;

/**
 * Completes a tree in one walk: checks the shapes that the translation relies on and that the
 * grammar of the parser does not guarantee, makes {@code var} a type of its own, and drops the
 * tokens. The validators of the parser check more, such as which modifiers go together, and walk
 * through the tree once for each of their conditions, which takes as long as parsing. The rest of
 * what they find is left to the compiler.
 */
final class TreeCheck {

  private final List<Problem> problems = new ArrayList<>();
  private final List<ClassOrInterfaceType> inferred = new ArrayList<>();

  /**
   * Returns what is wrong with a tree. Where nothing is, the tree is complete and has no tokens.
   *
   * @param escapes the text that was parsed
   */
  static List<Problem> complete(Node root, UnicodeEscapes escapes) {
    TreeCheck check = new TreeCheck();
    check.read(root);
    if (check.problems.isEmpty()) {
      check.inferred.forEach(TreeCheck::infer);
      dropTokens(root, escapes);
    }
    return check.problems;
  }

  private void read(Node node) {
    if (node instanceof ForEachStmt loop && loop.getVariable().getVariables().size() != 1) {
      report(node, "a for-each loop has one variable");
    } else if (node instanceof TryStmt attempt && isBare(attempt)) {
      report(node, "\"try\" without \"catch\", \"finally\" or resources");
    } else if (node instanceof AssignExpr assignment && !isVariable(assignment.getTarget())) {
      report(assignment.getTarget(), "this cannot be assigned to");
    } else if (node instanceof ClassOrInterfaceType type && isInferred(type)) {
      inferred.add(type);
    }
    node.getChildNodes().forEach(this::read);
  }

  private void report(Node node, String what) {
    problems.add(new Problem(what, node.getTokenRange().orElse(TokenRange.INVALID), null));
  }

  private static boolean isBare(TryStmt attempt) {
    return attempt.getCatchClauses().isEmpty()
        && attempt.getResources().isEmpty()
        && attempt.getFinallyBlock().isEmpty();
  }

  private static boolean isVariable(Expression target) {
    if (target instanceof EnclosedExpr enclosed) {
      return isVariable(enclosed.getInner());
    }
    return target instanceof NameExpr
        || target instanceof ArrayAccessExpr
        || target instanceof FieldAccessExpr;
  }

  private static boolean isInferred(ClassOrInterfaceType type) {
    return type.getName().getIdentifier().equals("var")
        && !(type.getParentNode().orElse(null) instanceof ClassExpr);
  }

  private static void infer(ClassOrInterfaceType type) {
    type.replace(new VarType(type.getTokenRange().orElse(null)));
  }

  /**
   * Keeps the ranges, as they are written, and lets go of the tokens, which are most of what a tree
   * holds.
   */
  private static void dropTokens(Node node, UnicodeEscapes escapes) {
    Range range = node.getRange().map(escapes::written).orElse(null);
    node.setTokenRange(null);
    node.setRange(range);
    node.getChildNodes().forEach(child -> dropTokens(child, escapes));
  }
}
