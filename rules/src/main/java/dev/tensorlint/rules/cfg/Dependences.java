// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.LocalReads;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Computes on which changing inputs of a region an expression depends. A region is a loop, whose
 * inputs change from iteration to iteration, or a method, whose inputs change from call to call. A
 * variable with a single value is replaced by that value. A call may return something else for the
 * same arguments each time, unless a model describes it or its receiver is created in the same
 * expression.
 */
final class Dependences implements Expr.Visitor<Dependence> {

  private final Region region;
  private final Set<Local> changing;
  private final CallShape shape;
  private final Set<Local> visiting = new HashSet<>();
  private final Map<Local, Dependence> known = new HashMap<>();
  private final IdentityHashMap<Expr.Call, Boolean> sameForSame = new IdentityHashMap<>();

  /**
   * @param changing changing variables from outside the region
   */
  Dependences(Region region, Set<Local> changing, CallShape shape) {
    this.region = region;
    this.changing = changing;
    this.shape = shape;
  }

  Dependence of(@Nullable Expr expr) {
    return expr == null ? Dependence.NONE : expr.accept(this);
  }

  private Dependence of(List<? extends Expr> exprs) {
    return exprs.stream().map(this::of).reduce(Dependence.NONE, Dependence::and);
  }

  private Dependence of(Local local) {
    if (!region.declares(local)) {
      boolean isChanging = changing.contains(local) || region.assigns(local);
      return isChanging ? Dependence.on(local) : Dependence.NONE;
    }
    Dependence found = known.get(local);
    if (found != null) {
      return found;
    }
    if (region.onlyValue(local).isEmpty() || !visiting.add(local)) {
      return Dependence.on(local);
    }
    Dependence dependence = of(region.onlyValue(local).orElseThrow());
    visiting.remove(local);
    known.put(local, dependence);
    return dependence;
  }

  @Override
  public Dependence visitLiteral(Expr.Literal expr) {
    return Dependence.NONE;
  }

  @Override
  public Dependence visitLocalRef(Expr.LocalRef expr) {
    return of(expr.local());
  }

  /** Any call may change a field that is not final. */
  @Override
  public Dependence visitFieldRef(Expr.FieldRef expr) {
    boolean isFixed = !region.assigns(expr) && shape.isSettled(expr);
    Dependence object = of(expr.target());
    return isFixed ? object : object.and(Dependence.UNKNOWN);
  }

  @Override
  public Dependence visitThis(Expr.This expr) {
    return Dependence.NONE;
  }

  @Override
  public Dependence visitCall(Expr.Call expr) {
    Dependence operands = of(expr.target()).and(of(expr.arguments()));
    return isSameForSame(expr) ? operands : operands.and(Dependence.UNKNOWN);
  }

  private boolean isSameForSame(Expr.Call call) {
    Boolean found = sameForSame.get(call);
    if (found == null) {
      found = findSameForSame(call);
      sameForSame.put(call, found);
    }
    return found;
  }

  private boolean findSameForSame(Expr.Call call) {
    Expr target = call.target();
    boolean isChained =
        target instanceof Expr.New || (target instanceof Expr.Call made && isSameForSame(made));
    return isChained
        || (call.callee() instanceof MethodRef
            && shape.isSameForSame(CallShape.receiverType(call), call.callee()));
  }

  @Override
  public Dependence visitNew(Expr.New expr) {
    Dependence operands = of(expr.outer()).and(of(expr.arguments()));
    return expr.body() == null ? operands : operands.and(Dependence.UNKNOWN);
  }

  @Override
  public Dependence visitNewArray(Expr.NewArray expr) {
    List<Expr> elements = expr.elements();
    return of(expr.dimensions()).and(of(elements == null ? List.of() : elements));
  }

  @Override
  public Dependence visitArrayAccess(Expr.ArrayAccess expr) {
    return of(expr.array()).and(of(expr.index())).and(Dependence.UNKNOWN);
  }

  @Override
  public Dependence visitAssign(Expr.Assign expr) {
    return of(expr.value());
  }

  @Override
  public Dependence visitCompoundAssign(Expr.CompoundAssign expr) {
    return of(expr.target()).and(of(expr.value()));
  }

  @Override
  public Dependence visitUnary(Expr.Unary expr) {
    return of(expr.operand());
  }

  @Override
  public Dependence visitBinary(Expr.Binary expr) {
    return of(expr.left()).and(of(expr.right()));
  }

  @Override
  public Dependence visitConditional(Expr.Conditional expr) {
    return of(expr.condition()).and(of(expr.whenTrue())).and(of(expr.whenFalse()));
  }

  @Override
  public Dependence visitInstanceOf(Expr.InstanceOf expr) {
    return of(expr.operand());
  }

  @Override
  public Dependence visitCast(Expr.Cast expr) {
    return of(expr.operand());
  }

  @Override
  public Dependence visitSwitchExpr(Expr.SwitchExpr expr) {
    return of(expr.selector()).and(Dependence.UNKNOWN);
  }

  @Override
  public Dependence visitLambda(Expr.Lambda expr) {
    return LocalReads.of(expr).stream().map(this::of).reduce(Dependence.NONE, Dependence::and);
  }

  @Override
  public Dependence visitMethodReference(Expr.MethodReference expr) {
    return of(expr.target());
  }

  @Override
  public Dependence visitClassLiteral(Expr.ClassLiteral expr) {
    return Dependence.NONE;
  }

  @Override
  public Dependence visitOpaque(Expr.Opaque expr) {
    return of(expr.parts()).and(Dependence.UNKNOWN);
  }
}
