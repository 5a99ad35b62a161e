// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.ir.Expr;

/** An expression to be written. */
@FunctionalInterface
public interface ExprCode {

  /** Appends its text and returns its tree. */
  Expr write(Draft draft);
}
