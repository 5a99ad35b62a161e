// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Stmt;
import java.util.List;

/** Restores the forms in which source code has loops and branches. */
final class Tidy {

  private Tidy() {}

  static List<Stmt> of(List<Stmt> statements) {
    return statements;
  }
}
