// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.expr.Expression;
import dev.tensorlint.scanner.source.Scope;

/** Translates expressions of every kind, for the translators of what contains them. */
interface Expressions {

  /**
   * @param target what its place asks of it
   */
  Typed translate(Expression expr, Scope scope, Target target);

  /** Translates an expression whose place asks nothing of it. */
  default Typed translate(Expression expr, Scope scope) {
    return translate(expr, scope, Target.NONE);
  }
}
