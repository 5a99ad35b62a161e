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
public final class InitializerCalls {

  private InitializerCalls() {}

  /**
   * A call that an object makes on itself.
   *
   * @param call the call, on the object as one of the named class
   * @param object the {@code this} in it
   */
  record OwnCall(Expr.Call call, Expr.This object) {

    private static OwnCall as(TypeRef type, Expr.Call call, Expr.This object) {
      return new OwnCall(
          new Expr.Call(
              new Expr.Cast(type, object, object.span()),
              call.callee(),
              call.arguments(),
              call.type(),
              call.nameSpan(),
              call.span()),
          object);
    }
  }

  /**
   * Returns whether such calls are all that a class has. They are code of the method that creates
   * its object.
   */
  public static boolean areAllOf(TypeDecl type) {
    Stmt.Block initializer = type.simpleName().isEmpty() ? onlyInitializer(type) : null;
    return initializer != null
        && !initializer.statements().isEmpty()
        && initializer.statements().stream().allMatch(stmt -> ownCall(stmt) != null);
  }

  /**
   * Returns the calls in their order; none if the created object has a class with more than such
   * calls.
   */
  static List<OwnCall> of(Expr.New expr) {
    TypeDecl body = expr.body();
    Stmt.Block initializer = body == null ? null : onlyInitializer(body);
    List<OwnCall> calls = new ArrayList<>();
    for (Stmt stmt : initializer == null ? List.<Stmt>of() : initializer.statements()) {
      Expr.Call call = ownCall(stmt);
      if (call == null || !(call.target() instanceof Expr.This object)) {
        return List.of();
      }
      calls.add(OwnCall.as(expr.type(), call, object));
    }
    return calls;
  }

  private static Expr.@Nullable Call ownCall(Stmt stmt) {
    return stmt instanceof Stmt.ExprStmt statement
            && statement.expr() instanceof Expr.Call call
            && call.target() instanceof Expr.This
        ? call
        : null;
  }

  private static Stmt.@Nullable Block onlyInitializer(TypeDecl body) {
    boolean isAlone =
        body.fields().isEmpty() && body.types().isEmpty() && body.methods().size() == 1;
    MethodDecl only = isAlone ? body.methods().get(0) : null;
    return only != null && only.kind() == MethodDecl.Kind.INSTANCE_INITIALIZER ? only.body() : null;
  }
}
