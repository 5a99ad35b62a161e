// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.Statement;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.scanner.source.BlockScope;
import dev.tensorlint.scanner.source.Scope;
import java.util.List;

/** Translates statements of every kind, for the translators of what contains them. */
interface Statements {

  /** Translates a statement that is not directly in a block. */
  Stmt translate(Statement stmt, Scope scope);

  Stmt.Block block(BlockStmt block, Scope scope);

  /** Translates the statements of a block in order; what they declare goes into it. */
  List<Stmt> statements(List<Statement> statements, BlockScope block);
}
