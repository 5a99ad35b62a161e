// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether {@code this} can escape before a constructor or another method returns. Other
 * code may then close the object, also when the constructor throws. Follows calls to methods of the
 * same class. Inherited and deferred code may do anything with the object. An anonymous or local
 * class captures it, but lets it escape only if its code mentions it.
 */
public final class SelfReferences extends IrWalker {

  private final TypeDecl type;

  /** By identity, because the hash of a declaration covers all of its code. */
  private final Set<MethodDecl> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  private final Set<String> declaredInside = new HashSet<>();
  private int deferred;
  private boolean isGivenAway;
  private boolean isChanged;

  private final Predicate<MethodRef> isDiscreet;

  private SelfReferences(TypeDecl type, Predicate<MethodRef> isDiscreet) {
    this.type = type;
    this.isDiscreet = isDiscreet;
  }

  /** Returns whether a body, a method or constructor, never lets {@code this} escape. */
  public static boolean areKept(Body body) {
    return areKept(body, SelfReferences::isPlainConstructor);
  }

  /**
   * Returns whether a body never lets {@code this} escape.
   *
   * @param isDiscreet the inherited methods that do not let the object escape
   */
  public static boolean areKept(Body body, Predicate<MethodRef> isDiscreet) {
    return !in(body, isDiscreet).isGivenAway;
  }

  /**
   * Returns whether a method or constructor of a type never lets {@code this} escape.
   *
   * @param isDiscreet the inherited methods that do not let the object escape
   */
  public static boolean areKept(TypeDecl type, MethodDecl method, Predicate<MethodRef> isDiscreet) {
    SelfReferences references = new SelfReferences(type, isDiscreet);
    references.follow(method);
    return !references.isGivenAway;
  }

  /** Returns whether a body neither lets {@code this} escape nor assigns a field of it. */
  static boolean areOnlyRead(Body body) {
    SelfReferences references = in(body, SelfReferences::isPlainConstructor);
    return !references.isGivenAway && !references.isChanged;
  }

  /** Code that is no method may do anything with the object. */
  private static SelfReferences in(Body body, Predicate<MethodRef> isDiscreet) {
    SelfReferences references = new SelfReferences(body.type(), isDiscreet);
    MethodDecl method = body.method();
    if (method == null) {
      references.isGivenAway = true;
    } else {
      references.follow(method);
    }
    return references;
  }

  private void follow(MethodDecl method) {
    if (seen.add(method)) {
      isGivenAway |= method.body() == null;
      stmt(method.body());
    }
  }

  @Override
  public void visitType(TypeDecl inside) {
    declaredInside.add(inside.name());
    later(() -> super.visitType(inside));
  }

  @Override
  public Unit visitThis(Expr.This expr) {
    isGivenAway |= expr.isSuper() || !declaredInside.contains(expr.type().name());
    return Unit.UNIT;
  }

  @Override
  public Unit visitFieldRef(Expr.FieldRef expr) {
    return isOwn(expr.target()) ? Unit.UNIT : super.visitFieldRef(expr);
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    isChanged |= expr.target() instanceof Expr.FieldRef field && isOwn(field.target());
    return super.visitAssign(expr);
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    if (!isOwn(expr.target())) {
      isGivenAway |= mayBeOutside(expr);
      return super.visitCall(expr);
    }
    called(expr.callee());
    expr.arguments().forEach(this::expr);
    return Unit.UNIT;
  }

  private boolean isOwn(@Nullable Expr target) {
    return target instanceof Expr.This && deferred == 0;
  }

  /**
   * An unresolved call without a receiver in an inner class may be a call to an enclosing object.
   */
  private static boolean mayBeOutside(Expr.Call call) {
    return call.target() instanceof Expr.This && !(call.callee() instanceof MethodRef);
  }

  private void called(Callee callee) {
    List<MethodDecl> own =
        type.methods().stream().filter(method -> method.ref().equals(callee)).toList();
    own.forEach(this::follow);
    boolean isKept = callee instanceof MethodRef method && isDiscreet.test(method);
    isGivenAway |= own.isEmpty() && !isKept;
  }

  static boolean isPlainConstructor(MethodRef method) {
    return method.isConstructor() && method.parameters().stream().allMatch(SelfReferences::isPlain);
  }

  /** A superclass constructor can let the object escape only to an object that is its argument. */
  private static boolean isPlain(TypeRef parameter) {
    return parameter.isPrimitive() || parameter.equals(TypeRef.STRING);
  }

  @Override
  public Unit visitLambda(Expr.Lambda expr) {
    return later(() -> super.visitLambda(expr));
  }

  @Override
  public Unit visitMethodReference(Expr.MethodReference expr) {
    return later(() -> super.visitMethodReference(expr));
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    isGivenAway |= isInner(expr.type());
    return super.visitNew(expr);
  }

  private boolean isInner(TypeRef created) {
    return type.types().stream()
        .anyMatch(
            nested ->
                nested.name().equals(created.name())
                    && !nested.modifiers().contains(Modifier.STATIC));
  }

  private Unit later(Runnable visit) {
    deferred++;
    visit.run();
    deferred--;
    return Unit.UNIT;
  }
}
