// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * What holds a resource until its new owner does: a variable that is returned in the end, or a
 * field of an object that is not complete.
 *
 * @param name the variable, or the field as it is written
 * @param type its static type
 * @param set the statement that gives it the resource
 * @param isSure whether no statement after that one may hand it on before the end
 * @param thrownAt what throws first
 */
record Acquired(
    ResourceInfo resource,
    String name,
    TypeRef type,
    Siblings set,
    boolean isSure,
    Place thrownAt) {

  /** Empty unless the exception is thrown after it, in the rest of its block. */
  static Optional<Acquired> of(Code code, ResourceInfo resource, Place thrownAt) {
    return resource.mayBeAnothers()
        ? Optional.empty()
        : returned(code, resource, thrownAt)
            .or(() -> stored(code, resource, thrownAt))
            .filter(it -> it.set.parent() instanceof Stmt.Block)
            .filter(Acquired::isThrownInRest);
  }

  /** The last statement returns it, and no earlier one hands it on. */
  private static Optional<Acquired> returned(Code code, ResourceInfo resource, Place thrownAt) {
    return Declarations.of(code, resource).flatMap(it -> returned(it, resource, thrownAt));
  }

  private static Optional<Acquired> returned(
      Siblings declaration, ResourceInfo resource, Place thrownAt) {
    Stmt.LocalDecl decl = (Stmt.LocalDecl) declaration.stmt();
    List<Stmt> all = declaration.statements();
    boolean isReturned = all.get(all.size() - 1) instanceof Stmt.Return;
    if (!isReturned || declaration.index() == all.size() - 1) {
      return Optional.empty();
    }
    Handling before =
        Handling.of(decl.local(), all.subList(declaration.index() + 1, all.size() - 1));
    Handling last = Handling.of(decl.local(), all.subList(all.size() - 1, all.size()));
    boolean isKept = last.isHandedOut() && !before.isHandedOut() && !before.isAssigned();
    return isKept
        ? Optional.of(
            new Acquired(
                resource,
                decl.local().name(),
                decl.local().type(),
                declaration,
                before.isPrivate(),
                thrownAt))
        : Optional.empty();
  }

  private static Optional<Acquired> stored(Code code, ResourceInfo resource, Place thrownAt) {
    return code.at(resource.created())
        .siblings()
        .filter(it -> it.index() < it.size() - 1)
        .flatMap(it -> stored(code, it, resource, thrownAt));
  }

  private static Optional<Acquired> stored(
      Code code, Siblings siblings, ResourceInfo resource, Place thrownAt) {
    return assignment(siblings.stmt())
        .filter(assign -> assign.target() instanceof Expr.FieldRef)
        .filter(assign -> isResource(assign.value(), resource))
        .map(Expr.Assign::target)
        .map(
            field ->
                new Acquired(
                    resource,
                    code.file().textOf(field.span()),
                    field.type(),
                    siblings,
                    true,
                    thrownAt));
  }

  static Optional<Expr.Assign> assignment(Stmt stmt) {
    return stmt instanceof Stmt.ExprStmt only && only.expr() instanceof Expr.Assign assign
        ? Optional.of(assign)
        : Optional.empty();
  }

  private static boolean isResource(Expr value, ResourceInfo resource) {
    Span created = resource.created().span();
    return value instanceof Expr.Call call
        ? call.nameSpan().equals(created)
        : value instanceof Expr.New && value.span().contains(created);
  }

  private boolean isThrownInRest() {
    List<Stmt> rest = rest();
    Span all = new Span(rest.get(0).span().start(), rest.get(rest.size() - 1).span().end());
    return all.contains(thrownAt.span());
  }

  /** The statements after the one that gives it the resource. */
  List<Stmt> rest() {
    return set.statements().subList(set.index() + 1, set.size());
  }

  /** Whether what throws comes after a statement of the same block. */
  boolean isThrownAfter(Siblings other) {
    return thrownAt.span().start() >= other.stmt().span().end();
  }

  /** The block that it is acquired in. */
  Span block() {
    return ((Stmt.Block) set.parent()).span();
  }

  /** Whether a release on failure is right wherever this code throws. */
  boolean isSafe() {
    return isSure && resource.origin() != ResourceInfo.Origin.OBTAINED;
  }
}
