// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import java.util.Optional;

/**
 * A statement that does nothing but release what an expression gives: {@code x.close();}.
 *
 * @param target what is released
 */
record ReleaseStatement(Stmt.ExprStmt stmt, Expr.Call call, Expr target, Nesting nesting) {

  /** Returns the statement whose call has its name at a place. */
  static Optional<ReleaseStatement> at(Code code, Place place) {
    Nesting nesting = code.at(place);
    int at = nesting.lastIndexOf(Stmt.ExprStmt.class);
    if (at < 0 || !(nesting.node(at) instanceof Stmt.ExprStmt stmt)) {
      return Optional.empty();
    }
    boolean isIt =
        stmt.expr() instanceof Expr.Call call
            && call.nameSpan().equals(place.span())
            && call.arguments().isEmpty()
            && call.target() != null
            && !(call.target() instanceof Expr.This);
    return isIt ? Optional.of(of(stmt, nesting.upTo(at))) : Optional.empty();
  }

  private static ReleaseStatement of(Stmt.ExprStmt stmt, Nesting nesting) {
    Expr.Call call = (Expr.Call) stmt.expr();
    return new ReleaseStatement(
        stmt, call, java.util.Objects.requireNonNull(call.target()), nesting);
  }

  String text(Code code) {
    return code.file().textOf(stmt.span());
  }
}
