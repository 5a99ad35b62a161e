// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.cfg.FieldFunctions;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.LocalReads;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds the private fields that are written once, with a function that captures no variable, and
 * that the code of the file only runs or compares with null.
 */
final class FieldFunctionFinder extends IrWalker {

  private final Predicate<FieldKey> isReassigned;
  private final Map<FieldKey, Expr> written = new HashMap<>();
  private final Map<FieldKey, Expr.Call> runs = new HashMap<>();
  private final Set<FieldKey> others = new HashSet<>();

  private FieldFunctionFinder(Predicate<FieldKey> isReassigned) {
    this.isReassigned = isReassigned;
  }

  /**
   * @param types all types of a file
   * @param isReassigned whether some code assigns a field once its object is constructed
   * @param assignsFunctions whether some code assigns a function to a field
   */
  static FieldFunctions in(
      CompilationUnit unit,
      List<TypeDecl> types,
      Predicate<FieldKey> isReassigned,
      boolean assignsFunctions) {
    FieldFunctionFinder finder = new FieldFunctionFinder(isReassigned);
    types.forEach(type -> type.fields().forEach(finder::declared));
    if (finder.written.isEmpty() && !assignsFunctions) {
      return FieldFunctions.NONE;
    }
    unit.types().forEach(finder::visitType);
    finder.others.forEach(finder.written::remove);
    return finder.written.isEmpty()
        ? FieldFunctions.NONE
        : new FieldFunctions(finder.written, finder.runs);
  }

  private void declared(FieldDecl field) {
    FieldKey key = FieldKey.of(field);
    if (!isCandidate(field) || isReassigned.test(key)) {
      others.add(key);
    } else if (field.initializer() != null) {
      write(key, field.initializer());
    }
  }

  private static boolean isCandidate(FieldDecl field) {
    return field.modifiers().contains(Modifier.PRIVATE)
        && field.type().isReference()
        && !field.type().isArray();
  }

  private void write(FieldKey field, Expr value) {
    if (!isFunction(value) || written.put(field, value) != null) {
      others.add(field);
    }
  }

  private static boolean isFunction(Expr value) {
    return value instanceof Expr.Lambda lambda
        ? LocalReads.of(lambda).isEmpty()
        : value instanceof Expr.MethodReference reference
            && (reference.target() == null || reference.target() instanceof Expr.This);
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    if (!(expr.target() instanceof Expr.FieldRef field)) {
      return super.visitAssign(expr);
    }
    write(key(field), expr.value());
    expr(field.target());
    expr(expr.value());
    return Unit.UNIT;
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    if (!(expr.target() instanceof Expr.FieldRef field) || !mayRun(expr)) {
      return super.visitCall(expr);
    }
    runs.putIfAbsent(key(field), expr);
    expr(field.target());
    expr.arguments().forEach(this::expr);
    return Unit.UNIT;
  }

  /** Returns whether a call may be that of the one abstract method of a functional interface. */
  private static boolean mayRun(Expr.Call expr) {
    return expr.callee() instanceof MethodRef method
        && !method.isStatic()
        && method.parameters().size() == expr.arguments().size()
        && !method.name().equals("equals")
        && !method.name().equals("hashCode")
        && !method.name().equals("toString")
        && !method.returnType().name().equals(method.owner());
  }

  @Override
  public Unit visitBinary(Expr.Binary expr) {
    operand(expr.left(), expr.right());
    operand(expr.right(), expr.left());
    return Unit.UNIT;
  }

  private void operand(Expr one, Expr other) {
    boolean isTest =
        other instanceof Expr.Literal literal && literal.kind() == Expr.LiteralKind.NULL;
    expr(isTest && one instanceof Expr.FieldRef field ? field.target() : one);
  }

  @Override
  public Unit visitFieldRef(Expr.FieldRef expr) {
    others.add(key(expr));
    return super.visitFieldRef(expr);
  }

  private static FieldKey key(Expr.FieldRef field) {
    return new FieldKey(field.owner(), field.name(), field.isStatic());
  }
}
