// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary.owner;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds the fields that a method of an object releases on every path, or passes to code that may:
 * helpers that close their arguments. A test for null and a flag that tells whether the object is
 * closed already are no other path. Any other condition, such as a flag that a constructor sets,
 * makes a release optional.
 */
final class ReleasedFields extends IrWalker {

  private static final String ATOMIC_FLAG = "java.util.concurrent.atomic.AtomicBoolean";

  private final OwnCalls own;
  private final BiPredicate<TypeRef, String> isRelease;
  private final Predicate<FieldKey> isFlag;
  private final Set<MethodDecl> open = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<Local, FieldKey> aliases = new HashMap<>();
  private final Set<FieldKey> released = new HashSet<>();
  private boolean isSure = true;

  private ReleasedFields(
      OwnCalls own, BiPredicate<TypeRef, String> isRelease, Predicate<FieldKey> isFlag) {
    this.own = own;
    this.isRelease = isRelease;
    this.isFlag = isFlag;
  }

  /**
   * @param isRelease whether a method of this name, without parameters, releases values of a type
   * @param isFlag whether the methods of the object assign a boolean field
   */
  static Set<FieldKey> by(
      MethodDecl method,
      OwnCalls own,
      BiPredicate<TypeRef, String> isRelease,
      Predicate<FieldKey> isFlag) {
    ReleasedFields found = new ReleasedFields(own, isRelease, isFlag);
    found.follow(method);
    return found.released;
  }

  private void follow(MethodDecl method) {
    if (open.add(method)) {
      boolean wasSure = isSure;
      stmt(method.body());
      isSure = wasSure;
      open.remove(method);
    }
  }

  private @Nullable FieldKey field(@Nullable Expr expr) {
    return expr instanceof Expr.LocalRef local ? aliases.get(local.local()) : OwnCalls.field(expr);
  }

  private void release(@Nullable Expr expr) {
    FieldKey field = field(expr);
    if (field != null && isSure) {
      released.add(field);
    }
  }

  @Override
  public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
    alias(stmt.local(), stmt.initializer());
    return super.visitLocalDecl(stmt);
  }

  private void alias(Local local, @Nullable Expr value) {
    FieldKey field = OwnCalls.field(value);
    if (field != null) {
      aliases.put(local, field);
    }
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    Expr target = expr.target();
    if (target != null
        && expr.arguments().isEmpty()
        && isRelease.test(target.type(), expr.callee().name())) {
      release(target);
    }
    expr.arguments().forEach(this::release);
    super.visitCall(expr);
    own.target(expr).ifPresent(this::follow);
    return Unit.UNIT;
  }

  @Override
  public Unit visitMethodReference(Expr.MethodReference expr) {
    release(expr.target());
    return super.visitMethodReference(expr);
  }

  @Override
  public Unit visitTry(Stmt.Try stmt) {
    for (Stmt.Resource resource : stmt.resources()) {
      release(resource.value());
      expr(resource.value());
    }
    stmt(stmt.body());
    stmt.catches().forEach(one -> unsure(() -> stmt(one.body())));
    return stmt(stmt.finallyBlock());
  }

  @Override
  public Unit visitIf(Stmt.If stmt) {
    expr(stmt.condition());
    if (isGuard(stmt.condition())) {
      boolean wasSure = isSure;
      stmt(stmt.whenTrue());
      isSure = wasSure;
      stmt(stmt.whenFalse());
      isSure = wasSure;
      return Unit.UNIT;
    }
    EndsFinder ends = new EndsFinder();
    unsure(
        () -> {
          stmt(stmt.whenTrue());
          stmt(stmt.whenFalse());
        });
    stmt.whenTrue().accept(ends);
    if (stmt.whenFalse() != null) {
      stmt.whenFalse().accept(ends);
    }
    isSure &= !ends.areThere;
    return Unit.UNIT;
  }

  /** Returns whether a condition only asks whether there is something left to release. */
  private boolean isGuard(Expr condition) {
    if (condition instanceof Expr.Unary unary) {
      return isGuard(unary.operand());
    }
    if (condition instanceof Expr.Binary binary) {
      boolean isNullTest = isNull(binary.left()) || isNull(binary.right());
      return isNullTest || (isGuard(binary.left()) && isGuard(binary.right()));
    }
    if (condition instanceof Expr.Call call) {
      return isGuard(call);
    }
    FieldKey field = OwnCalls.field(condition);
    return field != null && isFlag.test(field);
  }

  private static boolean isGuard(Expr.Call call) {
    boolean isOfObject = OwnCalls.isThis(call.target()) || OwnCalls.field(call.target()) != null;
    boolean isFlag = call.target() != null && call.target().type().name().equals(ATOMIC_FLAG);
    return isOfObject && (isFlag || call.arguments().isEmpty());
  }

  private static boolean isNull(Expr expr) {
    return expr instanceof Expr.Literal literal && literal.kind() == Expr.LiteralKind.NULL;
  }

  @Override
  public Unit visitWhile(Stmt.While stmt) {
    return unsure(() -> super.visitWhile(stmt));
  }

  @Override
  public Unit visitFor(Stmt.For stmt) {
    return unsure(() -> super.visitFor(stmt));
  }

  @Override
  public void visitCase(SwitchCase one) {
    unsure(() -> super.visitCase(one));
  }

  @Override
  public void visitType(TypeDecl inside) {}

  private Unit unsure(Runnable visit) {
    boolean wasSure = isSure;
    isSure = false;
    visit.run();
    isSure = wasSure;
    return Unit.UNIT;
  }

  /** Searches for statements that leave the method. */
  private static final class EndsFinder extends IrWalker {
    private boolean areThere;

    @Override
    public Unit visitReturn(Stmt.Return stmt) {
      areThere = true;
      return Unit.UNIT;
    }

    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      return Unit.UNIT;
    }
  }
}
