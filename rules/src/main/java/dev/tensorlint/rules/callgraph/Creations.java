// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.LoopWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The objects that a body creates, and where they go.
 *
 * @param calls calls of static methods whose result the body keeps for good or returns, and other
 *     calls of them
 * @param referenced keys of the methods that its method references name
 */
public record Creations(List<Creation> made, Set<StaticCall> calls, Set<String> referenced) {

  /** Where a body puts an object or the result of a call. */
  public enum Destination {
    /** A static field, or a container in one that a static initializer fills. */
    STATIC_FIELD,
    /** A field of the object whose code it is. */
    OWN_FIELD,
    /** A field of any object. */
    FIELD,
    /** The caller. */
    CALLER,
    /** Anything else. */
    OTHER
  }

  /**
   * The creation of an object.
   *
   * @param type binary name of its class
   * @param isInLoop whether a loop of the body makes it
   */
  public record Creation(String type, Destination destination, boolean isInLoop) {}

  /**
   * A call of a static method.
   *
   * @param method key of the method
   * @param destination where its result goes
   */
  public record StaticCall(String method, Destination destination) {}

  static Creations in(Body body) {
    CreationWalker walker = new CreationWalker(body);
    Stmt code = body.code();
    if (code != null) {
      code.accept(walker);
    }
    for (FieldDecl field : body.initialized()) {
      Expr initializer = field.initializer();
      if (initializer != null) {
        walker.value(
            initializer, field.isStatic() ? Destination.STATIC_FIELD : Destination.OWN_FIELD);
      }
    }
    return new Creations(
        List.copyOf(walker.made), Set.copyOf(walker.calls), Set.copyOf(walker.referenced));
  }

  private static final class CreationWalker extends LoopWalker {
    private final List<Creation> made = new ArrayList<>();
    private final Set<StaticCall> calls = new HashSet<>();
    private final Set<String> referenced = new HashSet<>();
    private final LocalDestinations locals;
    private final boolean isStaticInitializer;
    private Destination destination = Destination.OTHER;
    private boolean isInLambda;

    CreationWalker(Body body) {
      Stmt code = body.code();
      MethodDecl method = body.method();
      this.locals = LocalDestinations.of(code);
      this.isStaticInitializer =
          method != null && method.kind() == MethodDecl.Kind.STATIC_INITIALIZER;
    }

    void value(Expr value, Destination to) {
      Destination outer = destination;
      destination = to;
      value.accept(this);
      destination = outer;
    }

    @Override
    public Unit visitAssign(Expr.Assign expr) {
      if (expr.target() instanceof Expr.FieldRef field && field.isStatic()) {
        value(expr.value(), Destination.STATIC_FIELD);
        return Unit.UNIT;
      }
      if (expr.target() instanceof Expr.LocalRef local) {
        value(expr.value(), locals.of(local.local()));
        return Unit.UNIT;
      }
      if (destination != Destination.STATIC_FIELD
          && !isInLambda
          && LocalDestinations.isOwnField(expr.target())) {
        value(expr.value(), Destination.OWN_FIELD);
        return Unit.UNIT;
      }
      if (destination == Destination.OTHER && expr.target() instanceof Expr.FieldRef) {
        value(expr.value(), Destination.FIELD);
        return Unit.UNIT;
      }
      return super.visitAssign(expr);
    }

    @Override
    public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
      Expr initializer = stmt.initializer();
      if (initializer != null) {
        value(initializer, locals.of(stmt.local()));
      }
      return Unit.UNIT;
    }

    @Override
    public Unit visitReturn(Stmt.Return stmt) {
      Expr returned = stmt.value();
      if (returned != null) {
        value(returned, isInLambda ? destination : Destination.CALLER);
      }
      return Unit.UNIT;
    }

    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      boolean wasInLambda = isInLambda;
      isInLambda = true;
      super.visitLambda(expr);
      isInLambda = wasInLambda;
      return Unit.UNIT;
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      if (expr.reached() instanceof MethodRef method && mayCreate(method)) {
        calls.add(new StaticCall(method.key(), destination));
      }
      boolean isFilling =
          isStaticInitializer && expr.target() instanceof Expr.FieldRef field && field.isStatic();
      if (!isFilling) {
        return super.visitCall(expr);
      }
      expr.arguments().forEach(argument -> value(argument, Destination.STATIC_FIELD));
      return Unit.UNIT;
    }

    private static boolean mayCreate(MethodRef method) {
      TypeRef result = method.returnType();
      return method.isStatic() && !result.isPrimitive() && !result.isVoid();
    }

    @Override
    public Unit visitMethodReference(Expr.MethodReference expr) {
      if (expr.callee() instanceof MethodRef method) {
        referenced.add(method.key());
      }
      return super.visitMethodReference(expr);
    }

    @Override
    public Unit visitNew(Expr.New expr) {
      made.add(new Creation(expr.type().name(), destination, loops() > 0));
      return super.visitNew(expr);
    }
  }
}
