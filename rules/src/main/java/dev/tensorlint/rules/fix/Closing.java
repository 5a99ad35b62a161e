// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.List;

/** The statements that do nothing but release a variable. */
final class Closing extends IrWalker {

  private static final String CLOSEABLE = "java.lang.AutoCloseable";

  private final Local variable;
  private final TypeModel model;
  private final List<Stmt.ExprStmt> found = new ArrayList<>();

  private Closing(Local variable, TypeModel model) {
    this.variable = variable;
    this.model = model;
  }

  /** Returns the releases of a variable among some statements, in source order. */
  static List<Stmt.ExprStmt> of(Local variable, TypeModel model, List<Stmt> statements) {
    Closing closing = new Closing(variable, model);
    statements.forEach(closing::stmt);
    return closing.found;
  }

  @Override
  public Unit visitExprStmt(Stmt.ExprStmt stmt) {
    if (stmt.expr() instanceof Expr.Call call && Writing.isRelease(call, model, variable::equals)) {
      found.add(stmt);
    }
    return super.visitExprStmt(stmt);
  }

  /** Returns whether a {@code try} can close something of a type without a new exception. */
  static boolean isQuietlyCloseable(TypeRef type, TypeModel model, TypeOracle types) {
    String name = type.isKnown() ? type.name() : model.name();
    return !type.isArray()
        && model(type, model, types).release().methods().contains("close")
        && types.isSubtype(name, CLOSEABLE)
        && types.methods(name, "close").stream()
            .filter(method -> method.parameters().isEmpty())
            .allMatch(method -> method.thrown().stream().noneMatch(e -> isChecked(e, types)));
  }

  /**
   * Returns the model of a variable: what wraps an object that a function releases has a {@code
   * close} of its own.
   */
  static TypeModel model(TypeRef type, TypeModel model, TypeOracle types) {
    boolean isWrapper = PlainRelease.isByFunction(model) && !PlainRelease.takes(types, model, type);
    return isWrapper ? TypeModel.closeable(type.name()) : model;
  }

  static boolean isChecked(TypeRef exception, TypeOracle types) {
    return !types.isSubtype(exception.name(), "java.lang.RuntimeException")
        && !types.isSubtype(exception.name(), "java.lang.Error");
  }
}
