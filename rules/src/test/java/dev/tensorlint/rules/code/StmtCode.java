// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.ir.Stmt;

/** A statement to be written. */
@FunctionalInterface
public interface StmtCode {

  /** Appends its text, without a line end, and returns its tree. */
  Stmt write(Draft draft);
}
