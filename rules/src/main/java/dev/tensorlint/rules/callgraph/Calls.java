// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.cfg.FieldFunctions;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * The methods and constructors that some code calls or refers to, and the {@code close} of each
 * {@code try} resource. Lambdas and nested classes are included.
 */
final class Calls extends IrWalker {

  private final List<MethodRef> called = new ArrayList<>();

  private final TypeOracle types;
  private final FieldFunctions functions;

  private Calls(TypeOracle types, FieldFunctions functions) {
    this.types = types;
    this.functions = functions;
  }

  /** Returns the methods that a body calls or refers to, in the order of the source. */
  static List<MethodRef> in(Body body, TypeOracle types) {
    Calls calls = new Calls(types, body.functions());
    if (body.code() != null) {
      body.code().accept(calls);
    }
    for (FieldDecl field : body.initialized()) {
      Expr initializer = field.initializer();
      if (initializer != null) {
        initializer.accept(calls);
      }
    }
    return calls.called;
  }

  private void add(Callee callee) {
    if (callee instanceof MethodRef method) {
      called.add(method);
    }
  }

  @Override
  public Unit visitTry(Stmt.Try stmt) {
    for (Stmt.Resource resource : stmt.resources()) {
      addClose(resource.local() == null ? resource.value().type() : resource.local().type());
    }
    return super.visitTry(stmt);
  }

  @Override
  public Unit visitAddedClose(Stmt.AddedClose stmt) {
    addClose(stmt.resource().type());
    return super.visitAddedClose(stmt);
  }

  private void addClose(TypeRef type) {
    types.methods(type.name(), "close").stream()
        .filter(method -> method.parameters().isEmpty())
        .findFirst()
        .ifPresent(this::add);
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    add(functions.called(expr).reached());
    return super.visitCall(expr);
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    add(expr.constructor());
    return super.visitNew(expr);
  }

  @Override
  public Unit visitMethodReference(Expr.MethodReference expr) {
    add(expr.callee());
    return super.visitMethodReference(expr);
  }
}
