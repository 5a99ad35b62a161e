// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.StatementTree;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.TreeInfo;

/**
 * Tells what the compiler, or a processor that edits trees, added to a tree: there is no text where
 * it claims to stand.
 */
final class Generated {

  private Generated() {}

  static boolean isAddedSuperCall(StatementTree tree, SourceText text) {
    return tree instanceof ExpressionStatementTree statement
        && statement.getExpression() instanceof JCMethodInvocation call
        && call.meth instanceof JCIdent name
        && name.name.contentEquals("super")
        && !text.hasAt("super", name.pos);
  }

  /**
   * Returns whether a method has no text. Generated accessors claim the place of the component's
   * name, where no parenthesis follows.
   */
  static boolean isAddedMethod(JCMethodDecl tree, String simpleTypeName, SourceText text) {
    boolean isConstructor = TreeInfo.isConstructor(tree);
    String name = isConstructor ? simpleTypeName : tree.name.toString();
    boolean isNamed =
        !name.isEmpty() && (text.hasAt(name, tree.pos) || text.hasCharAt('\\', tree.pos));
    int next = text.skipTrivia(text.endOfName(Math.max(0, tree.pos)));
    boolean isWritten = text.hasCharAt('(', next) || (isConstructor && text.hasCharAt('{', next));
    return !isNamed || !isWritten;
  }

  /** Returns whether a constructor is written without its parameters, as records may have it. */
  static boolean isCompact(JCMethodDecl tree, SourceText text) {
    return TreeInfo.isConstructor(tree)
        && text.hasCharAt('{', text.skipTrivia(text.endOfName(tree.pos)));
  }
}
