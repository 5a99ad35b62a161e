// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.cfg.FieldFunctions;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The methods and constructors that some code calls or refers to, and the {@code close} of each
 * {@code try} resource. Lambdas and nested classes are included.
 */
final class Calls extends IrWalker {

  private final List<MethodRef> called = new ArrayList<>();

  private final TypeOracle types;
  private final FieldFunctions functions;
  private final Function<String, @Nullable TypeDecl> declared;
  private final boolean areHandedOver;

  private Calls(
      TypeOracle types,
      FieldFunctions functions,
      Function<String, @Nullable TypeDecl> declared,
      boolean areHandedOver) {
    this.types = types;
    this.declared = declared;
    this.areHandedOver = areHandedOver;
    this.functions = functions;
  }

  /**
   * Returns the methods that a body calls or refers to, in the order of the source.
   *
   * @param declared returns the declaration of a type of the program, null for other types
   */
  static List<MethodRef> in(
      Body body, TypeOracle types, Function<String, @Nullable TypeDecl> declared) {
    return in(body, types, declared, true);
  }

  /** Returns the methods that a body itself calls, without those that it hands to other code. */
  static List<MethodRef> direct(
      Body body, TypeOracle types, Function<String, @Nullable TypeDecl> declared) {
    return in(body, types, declared, false);
  }

  private static List<MethodRef> in(
      Body body,
      TypeOracle types,
      Function<String, @Nullable TypeDecl> declared,
      boolean areHandedOver) {
    Calls calls = new Calls(types, body.functions(), declared, areHandedOver);
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
    for (int i = 0; i < expr.arguments().size(); i++) {
      addPassed(expr.arguments().get(i), parameter(expr.callee(), i));
    }
    return super.visitCall(expr);
  }

  private static TypeRef parameter(Callee callee, int position) {
    return callee instanceof MethodRef method && position < method.parameters().size()
        ? method.parameters().get(position)
        : TypeRef.UNKNOWN;
  }

  /**
   * Adds the methods of an object of the program that code outside of it may run: the object is
   * created where a type of a library is expected.
   */
  private void addPassed(@Nullable Expr value, TypeRef as) {
    Expr object = value instanceof Expr.Cast cast ? cast.operand() : value;
    TypeDecl type = object instanceof Expr.New creation ? declaration(creation) : null;
    boolean isAny = as.equals(TypeRef.OBJECT) || declared.apply(as.name()) != null;
    if (type == null || !areHandedOver || isAny) {
      return;
    }
    for (MethodDecl method : type.methods()) {
      MethodRef ref = method.ref();
      if (method.body() != null
          && !method.isInitializer()
          && !ref.isStatic()
          && !ref.isConstructor()) {
        add(ref);
      }
    }
  }

  private @Nullable TypeDecl declaration(Expr.New creation) {
    return creation.body() == null ? declared.apply(creation.type().name()) : creation.body();
  }

  @Override
  public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
    addPassed(stmt.initializer(), stmt.local().type());
    return super.visitLocalDecl(stmt);
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    add(expr.constructor());
    return super.visitNew(expr);
  }

  @Override
  public Unit visitMethodReference(Expr.MethodReference expr) {
    if (areHandedOver) {
      add(expr.callee());
    }
    return super.visitMethodReference(expr);
  }
}
