// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.Optional;

/**
 * Removes a request for a garbage collection, or the call of a method that does nothing else.
 *
 * @param call the name of the call
 * @param isUseful whether a collection releases what the method handles: then only a look at what
 *     is left to the collector tells whether the request can go
 */
public record RemoveCollection(Place call, boolean isUseful) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    return code.at(call)
        .last(Stmt.ExprStmt.class)
        .filter(stmt -> stmt.expr() instanceof Expr.Call only && onlyCollects(code, only))
        .flatMap(stmt -> new RemoveStatement(call, safety(code, stmt)).in(code));
  }

  private Fix.Safety safety(Code code, Stmt.ExprStmt stmt) {
    boolean isDirect = stmt.expr() instanceof Expr.Call only && collects(code, only);
    return isDirect && !isUseful && !mayKeepCollected(code) ? Fix.Safety.SAFE : Fix.Safety.UNSAFE;
  }

  /** Returns whether a field of the class may hold what the garbage collector releases as well. */
  private boolean mayKeepCollected(Code code) {
    return code.at(call).last(TypeDecl.class).stream()
        .flatMap(type -> type.fields().stream())
        .map(field -> field.type().element())
        .anyMatch(type -> type.isReference() && mayBeCollected(code, type));
  }

  /** A type that is not known may be one of a library. */
  private static boolean mayBeCollected(Code code, TypeRef type) {
    return code.models()
        .type(type.name(), code.types())
        .map(model -> model.release().isCollected())
        .orElseGet(() -> !code.types().isKnown(type.name()));
  }

  private static boolean onlyCollects(Code code, Expr.Call call) {
    return collects(code, call)
        || Bodies.doOnly(code, call.callee(), stmt -> isCollection(code, stmt));
  }

  private static boolean isCollection(Code code, Stmt stmt) {
    return stmt instanceof Stmt.ExprStmt only
        && only.expr() instanceof Expr.Call inner
        && collects(code, inner);
  }

  private static boolean collects(Code code, Expr.Call call) {
    return call.callee() instanceof MethodRef method
        && code.models()
            .effect(method.owner(), method, code.types())
            .filter(effect -> effect.collectsGarbage())
            .isPresent();
  }
}
