// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Closes the elements of a container when they are no longer needed: in a {@code finally} after the
 * statements that need the variable.
 *
 * @param container name of the variable
 * @param near a place where the variable can be seen
 */
public record CloseElements(String container, Place near, TypeModel element, Fix.Safety safety)
    implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    return Declarations.named(code.at(near), container).flatMap(found -> fix(code, found));
  }

  private Optional<Fix> fix(Code code, Siblings declaration) {
    Local variable = ((Stmt.LocalDecl) declaration.stmt()).local();
    int last = Reach.lastOfBlock(declaration, Set.of(variable));
    Handling handling =
        Handling.of(variable, declaration.statements().subList(declaration.index() + 1, last + 1));
    Optional<Extent> extent = Extent.of(code, declaration);
    if (last == declaration.index() || handling.isHandedOut() || extent.isEmpty()) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    TypeRef type = Elements.typeOf(variable.type(), TypeRef.of(element.name()));
    return Elements.close(code, edits, declaration, container, variable.type(), type)
        .flatMap(
            close -> {
              List<Stmt> rest = declaration.statements().subList(declaration.index() + 1, last + 1);
              List<Span> gone = Repeated.remove(code, edits, rest, close);
              int end = last;
              while (gone.contains(declaration.get(end).span())) {
                end--;
              }
              new TryBlock(code, edits)
                  .withFinally(declaration, end, guarded(code, declaration, close));
              return edits.build(
                  safety, "close the elements of `" + container + "` in a `finally`");
            });
  }

  /** A container that is made later may be missing when an exception is thrown before. */
  private String guarded(Code code, Siblings declaration, String close) {
    boolean isMissingAtFirst =
        ((Stmt.LocalDecl) declaration.stmt()).initializer() instanceof Expr.Literal literal
            && literal.kind() == Expr.LiteralKind.NULL;
    return isMissingAtFirst
        ? Writing.guarded(code, declaration, container + " != null", close)
        : close;
  }
}
