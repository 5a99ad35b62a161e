// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Releases a variable after its last use, where it is assigned in another block than the one that
 * declares it.
 */
public record CloseAtEnd(ResourceInfo resource) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    return resource.mayBeAnothers()
        ? Optional.empty()
        : Declarations.named(code.at(resource.created()), resource.name())
            .filter(CloseAtEnd::isDeclaredOnly)
            .flatMap(declaration -> fix(code, declaration));
  }

  private static boolean isDeclaredOnly(Siblings declaration) {
    return declaration.stmt() instanceof Stmt.LocalDecl decl
        && (decl.initializer() == null || isNull(decl));
  }

  private static boolean isNull(Stmt.LocalDecl decl) {
    return decl.initializer() instanceof Expr.Literal value
        && value.kind() == Expr.LiteralKind.NULL;
  }

  private Optional<Fix> fix(Code code, Siblings declaration) {
    Local variable = ((Stmt.LocalDecl) declaration.stmt()).local();
    int last = Reach.last(declaration, Set.of(variable));
    List<Stmt> rest = declaration.statements().subList(declaration.index() + 1, last + 1);
    boolean canClose =
        !rest.isEmpty()
            && !(rest.get(rest.size() - 1) instanceof Stmt.Return)
            && !Handling.of(variable, rest).isHandedOut()
            && Closing.of(variable, resource.model(), rest).isEmpty()
            && !Outliving.any(code, variable, declaration, rest);
    if (!canClose) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    Optional<String> release =
        Writing.release(
            code,
            declaration.at(last),
            variable.name(),
            variable.type(),
            resource.model(),
            isNull((Stmt.LocalDecl) declaration.stmt()));
    release.ifPresent(it -> new TryBlock(code, edits).insertBehind(declaration.at(last), it));
    return release.flatMap(
        it -> edits.build(Fix.Safety.UNSAFE, "close `" + variable.name() + "` after its last use"));
  }
}
