// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Copies a value that is only lent, and closes the copy after its last use if a variable of the
 * method holds it.
 *
 * @param lent the call that lends it
 * @param model model of what is lent
 */
public record TakeCopy(Place lent, TypeModel model, Fix.Safety safety) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    return Temporary.at(code, lent)
        .filter(it -> it.expr() instanceof Expr.Call)
        .flatMap(it -> fix(code, it, (Expr.Call) it.expr()));
  }

  private Optional<Fix> fix(Code code, Temporary temporary, Expr.Call call) {
    return copier(code, call)
        .flatMap(
            copier -> {
              Edits edits = new Edits(code);
              edits.replace(call.nameSpan().start(), call.nameSpan().end(), copier);
              close(code, edits, temporary);
              String text = Lines.joined(code.file().textOf(call.span()));
              return edits.build(safety, "use a copy instead of `" + text + "`");
            });
  }

  private static Optional<String> copier(Code code, Expr.Call call) {
    return call.target() == null || !call.arguments().isEmpty()
        ? Optional.empty()
        : code.models()
            .methodWith(
                effect -> effect.traits().copiesState(), call.target().type().name(), code.types());
  }

  /** A copy that is handed out, or put into a variable from elsewhere, is closed elsewhere. */
  private void close(Code code, Edits edits, Temporary temporary) {
    Optional<Siblings> declaration = temporary.siblings();
    Optional<Extent> extent = declaration.flatMap(it -> Extent.of(code, it));
    if (extent.isEmpty()
        || !(declaration.get().stmt() instanceof Stmt.LocalDecl decl)
        || temporary.expr() != decl.initializer()) {
      return;
    }
    Local variable = decl.local();
    int last = Reach.lastOfBlock(declaration.get(), Set.of(variable));
    List<Stmt> rest =
        declaration.get().statements().subList(declaration.get().index() + 1, last + 1);
    Handling handling = Handling.of(variable, rest);
    if (!rest.isEmpty()
        && !handling.isAssigned()
        && !handling.isHandedOut()
        && Closing.of(variable, model, rest).isEmpty()
        && Closing.isQuietlyCloseable(variable.type(), model, code.types())) {
      WrapInTry.wrap(code, edits, declaration.get(), extent.get(), last);
    }
  }
}
