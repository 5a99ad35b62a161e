// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.Statement;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.scanner.source.BlockScope;

/** Translates {@code if}, and what its pattern variables are in scope of: JLS 6.3.2.2. */
final class IfTranslator {

  private final FileContext file;

  IfTranslator(FileContext file) {
    this.file = file;
  }

  Stmt translate(IfStmt stmt, BlockScope block) {
    Typed condition = file.exprs().translate(stmt.getCondition(), block);
    Bindings bindings = condition.bindings();
    Stmt whenTrue = file.stmts().translate(stmt.getThenStmt(), bindings.trueScope(block));
    Statement otherwise = stmt.getElseStmt().orElse(null);
    Stmt whenFalse =
        otherwise == null ? null : file.stmts().translate(otherwise, bindings.falseScope(block));
    introduce(bindings, stmt, block);
    return new Stmt.If(condition.expr(), whenTrue, whenFalse, file.span(stmt));
  }

  private static void introduce(Bindings bindings, IfStmt stmt, BlockScope block) {
    if (!Completion.isNormal(stmt.getThenStmt())) {
      bindings.whenFalse().forEach(block::declare);
    }
    if (stmt.getElseStmt().filter(otherwise -> !Completion.isNormal(otherwise)).isPresent()) {
      bindings.whenTrue().forEach(block::declare);
    }
  }
}
