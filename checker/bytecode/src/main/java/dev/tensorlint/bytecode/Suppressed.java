// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;

/**
 * The part of a try-with-resources that adds an exception of {@code close} to the one that is under
 * way: Java Language Specification, section 14.20.3.1. The source has no such handler, and to the
 * lifecycle of a resource it is the same as none.
 */
final class Suppressed {

  private static final String ADD = "addSuppressed";

  private Suppressed() {}

  /** Returns whether a statement adds a suppressed exception. */
  static boolean isIn(Stmt statement) {
    return statement instanceof Stmt.ExprStmt stmt
        && stmt.expr() instanceof Expr.Call call
        && call.callee().name().equals(ADD);
  }

  /** Returns whether a handler adds what it takes. */
  static boolean isIn(CodeBlock handler) {
    return handler.statements().stream().anyMatch(Suppressed::isIn);
  }
}
