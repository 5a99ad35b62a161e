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
import java.util.List;

/**
 * Decides from its text whether code throws nothing: it has no {@code throw}, and calls only such
 * code. What the language itself checks does not count, such as null, an index, a cast or a
 * divisor: these are mistakes that no clause is written for, and a clause around the same code in
 * place does not make it throw either.
 */
final class UneventfulCode extends IrWalker {

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

  private void call(String receiverType, Callee callee, List<Expr> given) {
    mayThrow =
        mayThrow
            || !shape.exceptions(receiverType, callee).isEmpty()
            || runsUnseenCode(callee, given)
            || !(shape.isRelease(receiverType, callee, false)
                || shape.isQuiet(receiverType, callee));
  }

  /** Returns whether a call runs code that is not in a lambda here. */
  private static boolean runsUnseenCode(Callee callee, List<Expr> given) {
    return CallShape.takesFunction(callee) && given.stream().noneMatch(Expr.Lambda.class::isInstance);
  }

  @Override
  public Unit visitThrow(Stmt.Throw stmt) {
    mayThrow = true;
    return Unit.UNIT;
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    if (!mayThrow) {
      call(CallShape.receiverType(expr), expr.reached(), expr.arguments());
    }
    return mayThrow ? Unit.UNIT : super.visitCall(expr);
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    if (!mayThrow) {
      call(expr.type().name(), expr.constructor(), expr.arguments());
    }
    return mayThrow ? Unit.UNIT : super.visitNew(expr);
  }

  @Override
  public Unit visitOpaque(Expr.Opaque expr) {
    mayThrow = true;
    return Unit.UNIT;
  }
}
