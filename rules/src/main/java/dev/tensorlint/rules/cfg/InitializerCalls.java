// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The calls with which an anonymous class fills its object when it is created: {@code new
 * HashMap<>() {{ put("input", tensor); }}}. Such a class has nothing else, so that its object is
 * one of the class that it extends.
 */
final class InitializerCalls {

  private InitializerCalls() {}

  /**
   * Returns the calls in their order, each on {@code this} as an object of the named class; none if
   * the created object has a class with more than such calls.
   */
  static List<Expr.Call> of(Expr.New expr) {
    TypeDecl body = expr.body();
    Stmt.Block initializer = body == null ? null : onlyInitializer(body);
    List<Expr.Call> calls = new ArrayList<>();
    for (Stmt stmt : initializer == null ? List.<Stmt>of() : initializer.statements()) {
      Expr.Call call = ownCall(stmt);
      if (call == null) {
        return List.of();
      }
      calls.add(as(expr.type(), call));
    }
    return calls;
  }

  /** Returns the {@code this} on which a call is made that {@link #of} has returned. */
  static Expr.This objectOf(Expr.Call call) {
    return (Expr.This) ((Expr.Cast) call.target()).operand();
  }

  private static Stmt.@Nullable Block onlyInitializer(TypeDecl body) {
    boolean isAlone =
        body.fields().isEmpty() && body.types().isEmpty() && body.methods().size() == 1;
    MethodDecl only = isAlone ? body.methods().get(0) : null;
    return only != null && only.kind() == MethodDecl.Kind.INSTANCE_INITIALIZER ? only.body() : null;
  }

  private static Expr.@Nullable Call ownCall(Stmt stmt) {
    return stmt instanceof Stmt.ExprStmt statement
            && statement.expr() instanceof Expr.Call call
            && call.target() instanceof Expr.This
        ? call
        : null;
  }

  private static Expr.Call as(TypeRef type, Expr.Call call) {
    Expr.This object = (Expr.This) call.target();
    return new Expr.Call(
        new Expr.Cast(type, object, object.span()),
        call.callee(),
        call.arguments(),
        call.type(),
        call.nameSpan(),
        call.span());
  }
}
