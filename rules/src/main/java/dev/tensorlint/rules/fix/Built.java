// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A variable of a loop that gets something, and is closed in the loop.
 *
 * @param expr what it gets
 * @param declaration the declaration, as that of a resource, without its semicolon
 * @param removal takes the declaration and what closes it out of the loop; returns the body of a
 *     block that goes with it
 */
record Built(Local local, Expr expr, String declaration, Function<Edits, Optional<Span>> removal) {

  Optional<Span> remove(Edits edits) {
    return removal.apply(edits);
  }

  static Optional<Built> of(Code code, Temporary temporary, TypeModel model) {
    if (temporary.stmt() instanceof Stmt.Try header) {
      return temporary
          .resourceOf(header)
          .filter(one -> one.value() == temporary.expr())
          .flatMap(one -> ofResource(code, temporary, header, one));
    }
    return temporary.siblings().flatMap(it -> ofStatement(code, temporary, it, model));
  }

  /** Neither a lambda nor a class stands between them. */
  static boolean isOfLoop(Nesting nesting, Span loop) {
    boolean isInside = false;
    for (Object node : nesting.nodes()) {
      if (isInside && node instanceof Expr.Lambda) {
        return false;
      }
      isInside |= Loops.isLoop(node) && ((Stmt) node).span().start() == loop.start();
    }
    return isInside;
  }

  private static Optional<Built> ofResource(
      Code code, Temporary temporary, Stmt.Try header, Stmt.Resource resource) {
    Local local = java.util.Objects.requireNonNull(resource.local());
    Span span = TryBlock.spanOf(code, header, resource);
    String text = Lines.joinedIfShort(code.file().textOf(span));
    boolean isOnly = header.resources().size() == 1;
    if (isOnly && !Unwrapping.canUnwrap(code, temporary, header)) {
      return Optional.empty();
    }
    return Optional.of(
        new Built(
            local,
            temporary.expr(),
            text,
            edits -> {
              if (isOnly) {
                return Optional.of(Unwrapping.unwrap(code, edits, header));
              }
              TryBlock.removeResource(code, edits, header, resource);
              return Optional.empty();
            }));
  }

  private static Optional<Built> ofStatement(
      Code code, Temporary temporary, Siblings siblings, TypeModel model) {
    Optional<Siblings> declared = declaration(temporary, siblings);
    if (declared.isEmpty()) {
      return Optional.empty();
    }
    Local local = ((Stmt.LocalDecl) declared.get().stmt()).local();
    List<Stmt.ExprStmt> closing = Closing.of(local, model, siblings.statements());
    Optional<List<Span>> gone = Removal.of(code, closing);
    Optional<Extent> extent = Extent.of(code, declared.get());
    boolean canGo =
        !closing.isEmpty()
            && Closing.isQuietlyCloseable(local.type(), model, code.types())
            && gone.isPresent()
            && extent.isPresent();
    if (!canGo) {
      return Optional.empty();
    }
    String type = code.text().substring(extent.get().start(), local.nameSpan().end());
    String value = Lines.joinedIfShort(code.file().textOf(temporary.expr().span()));
    return Optional.of(
        new Built(
            local,
            temporary.expr(),
            type + " = " + value,
            edits -> {
              edits.delete(extent.get().start(), extent.get().end());
              if (declared.get().stmt() != siblings.stmt()) {
                edits.delete(siblings.stmt().span().start(), siblings.stmt().span().end());
              }
              edits.deleteAll(gone.get());
              return Optional.empty();
            }));
  }

  /** The declaration itself, or that of the variable which is assigned, where it has no value. */
  private static Optional<Siblings> declaration(Temporary temporary, Siblings siblings) {
    if (siblings.stmt() instanceof Stmt.LocalDecl decl) {
      return temporary.expr() == decl.initializer() ? Optional.of(siblings) : Optional.empty();
    }
    boolean isAssigned =
        siblings.stmt() instanceof Stmt.ExprStmt stmt
            && stmt.expr() instanceof Expr.Assign assign
            && assign.value() == temporary.expr()
            && assign.target() instanceof Expr.LocalRef;
    if (!isAssigned) {
      return Optional.empty();
    }
    Expr.Assign assign = (Expr.Assign) ((Stmt.ExprStmt) siblings.stmt()).expr();
    return Declarations.of(siblings.around(), ((Expr.LocalRef) assign.target()).local())
        .filter(found -> ((Stmt.LocalDecl) found.stmt()).initializer() == null);
  }
}
