// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;

/** The statements that say the same as a new one which makes them needless. */
final class Repeated extends IrWalker {

  private final Code code;
  private final String text;
  private final List<Stmt.ExprStmt> found = new ArrayList<>();

  private Repeated(Code code, String text) {
    this.code = code;
    this.text = text;
  }

  /** Takes them out of a list of statements, where all of them can go; returns what went. */
  static List<Span> remove(Code code, Edits edits, List<Stmt> statements, String text) {
    Repeated repeated = new Repeated(code, text);
    statements.forEach(repeated::stmt);
    List<Span> gone = Removal.of(code, repeated.found).orElse(List.of());
    edits.deleteAll(gone);
    return gone;
  }

  @Override
  public Unit visitExprStmt(Stmt.ExprStmt stmt) {
    if (code.file().textOf(stmt.span()).equals(text)) {
      found.add(stmt);
    }
    return super.visitExprStmt(stmt);
  }
}
