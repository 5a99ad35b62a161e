// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import java.util.Optional;

/**
 * Removes the statement that is nothing but a call.
 *
 * @param call the name of the call
 */
public record RemoveStatement(Place call, Fix.Safety safety) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    Nesting nesting = code.at(call);
    return nesting
        .last(Stmt.ExprStmt.class)
        .filter(this::isTheCall)
        .flatMap(stmt -> fix(code, stmt));
  }

  private boolean isTheCall(Stmt.ExprStmt stmt) {
    return stmt.expr() instanceof Expr.Call only
        && only.nameSpan().equals(call.span())
        && only.arguments().isEmpty();
  }

  private Optional<Fix> fix(Code code, Stmt.ExprStmt stmt) {
    String text = code.file().textOf(stmt.expr().span());
    return Removal.of(code, stmt)
        .flatMap(
            gone -> {
              Edits edits = new Edits(code);
              edits.delete(gone.start(), gone.end());
              return edits.build(safety, "remove `" + Lines.joined(text) + "`");
            });
  }
}
