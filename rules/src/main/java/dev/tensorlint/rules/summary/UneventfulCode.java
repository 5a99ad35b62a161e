// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.CallShape;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.Set;

/**
 * Decides from its text whether code throws nothing: accessors, constructors that store their
 * arguments, and code that only calls such methods. Uses of null do not count: they are mistakes
 * that no clause is written for.
 */
final class UneventfulCode extends IrWalker {

  private static final Set<String> DIVISIONS = Set.of("/", "%");

  private final CallShape shape;
  private boolean mayThrow;

  private UneventfulCode(CallShape shape) {
    this.shape = shape;
  }

  /** Returns whether a body throws nothing. */
  static boolean is(Body body, CallShape shape, TypeOracle types) {
    Stmt code = body.code();
    MethodDecl method = body.method();
    boolean isConstructor = method != null && method.kind() == MethodDecl.Kind.CONSTRUCTOR;
    if (code == null || (isConstructor && !isPlain(body.type(), types))) {
      return false;
    }
    UneventfulCode walker = new UneventfulCode(shape);
    code.accept(walker);
    if (isConstructor) {
      body.type().fields().stream()
          .filter(field -> !field.isStatic())
          .forEach(field -> walker.expr(field.initializer()));
    }
    return !walker.mayThrow;
  }

  /** Returns whether a constructor of a class runs no constructor of another class. */
  private static boolean isPlain(TypeDecl type, TypeOracle types) {
    return type.supertypes().stream()
        .map(TypeRef::name)
        .filter(name -> !name.equals(TypeRef.OBJECT.name()))
        .allMatch(name -> types.isKnown(name) && isInterface(name, types));
  }

  private static boolean isInterface(String type, TypeOracle types) {
    return types.methods(type, MethodRef.CONSTRUCTOR).isEmpty();
  }

  private void call(String receiverType, Callee callee) {
    mayThrow =
        mayThrow
            || !shape.exceptions(receiverType, callee).isEmpty()
            || !(shape.isRelease(receiverType, callee, false)
                || shape.isQuiet(receiverType, callee));
  }

  @Override
  public Unit visitThrow(Stmt.Throw stmt) {
    mayThrow = true;
    return Unit.UNIT;
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    if (!mayThrow) {
      call(CallShape.receiverType(expr), expr.reached());
    }
    return mayThrow ? Unit.UNIT : super.visitCall(expr);
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    if (!mayThrow) {
      call(expr.type().name(), expr.constructor());
    }
    return mayThrow ? Unit.UNIT : super.visitNew(expr);
  }

  @Override
  public Unit visitNewArray(Expr.NewArray expr) {
    mayThrow |= !expr.dimensions().isEmpty();
    return super.visitNewArray(expr);
  }

  @Override
  public Unit visitArrayAccess(Expr.ArrayAccess expr) {
    mayThrow = true;
    return Unit.UNIT;
  }

  @Override
  public Unit visitCast(Expr.Cast expr) {
    mayThrow |= expr.type().isReference();
    return super.visitCast(expr);
  }

  @Override
  public Unit visitBinary(Expr.Binary expr) {
    mayThrow |= DIVISIONS.contains(expr.operator());
    return super.visitBinary(expr);
  }

  @Override
  public Unit visitCompoundAssign(Expr.CompoundAssign expr) {
    mayThrow |= DIVISIONS.contains(expr.operator());
    return super.visitCompoundAssign(expr);
  }

  @Override
  public Unit visitMethodReference(Expr.MethodReference expr) {
    mayThrow = true;
    return Unit.UNIT;
  }

  @Override
  public Unit visitOpaque(Expr.Opaque expr) {
    mayThrow = true;
    return Unit.UNIT;
  }
}
