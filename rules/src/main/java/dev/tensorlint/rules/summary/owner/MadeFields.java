// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary.owner;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.summary.NormalCompletion;
import dev.tensorlint.rules.summary.owner.Origins.Origin;
import dev.tensorlint.rules.summary.owner.Origins.Values;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Finds the fields that a constructor fills with resources which it creates or is given, on every
 * path that ends normally. What the methods of the same object do that it calls counts as its own.
 */
final class MadeFields extends IrWalker {

  private final Origins origins;
  private final OwnCalls own;
  private final Set<MethodDecl> open = new HashSet<>();
  private final List<Chained> chained = new ArrayList<>();
  private final List<Local> parameters;
  private final Set<FieldKey> given = new HashSet<>();
  private Map<FieldKey, Filling> made = new HashMap<>();
  private Values values = Values.in(null);
  private boolean isSure = true;

  private MadeFields(Origins origins, OwnCalls own, List<Local> parameters) {
    this.parameters = parameters;
    this.origins = origins;
    this.own = own;
  }

  /**
   * The fields that a constructor fills.
   *
   * @param fields those that each of its paths fills
   * @param given those that it fills with parameters
   * @param chained the constructors that it calls on the same object
   */
  record Made(Map<FieldKey, Filling> fields, Set<FieldKey> given, List<Chained> chained) {}

  /**
   * A constructor that another one calls on the same object.
   *
   * @param arguments what it gets; an argument is empty if it is neither created nor given
   */
  record Chained(String key, List<Optional<Filling>> arguments) {

    /** Returns what this call fills a field with that the called constructor fills. */
    Optional<Filling> filled(Filling there) {
      OptionalInt parameter = there.parameter();
      if (parameter.isEmpty()) {
        return Optional.of(there);
      }
      return parameter.getAsInt() < arguments.size()
          ? arguments.get(parameter.getAsInt())
          : Optional.empty();
    }
  }

  /**
   * What a field is filled with.
   *
   * @param origin the created resource
   * @param parameter the parameter that it is instead, on some path; the field then has a created
   *     resource if the argument is one
   */
  record Filling(Optional<Origin> origin, OptionalInt parameter) {

    static Filling of(Origin origin) {
      return new Filling(Optional.of(origin), OptionalInt.empty());
    }

    private static Filling ofParameter(int parameter) {
      return new Filling(Optional.empty(), OptionalInt.of(parameter));
    }

    /** Returns the resource that is created on all paths. */
    Optional<Origin> created() {
      return parameter.isEmpty() ? origin : Optional.empty();
    }

    private Filling or(Filling other) {
      return new Filling(
          origin.or(other::origin), parameter.isPresent() ? parameter : other.parameter());
    }

    /** Returns whether both depend on one parameter at most. */
    private boolean fits(Filling other) {
      return parameter.isEmpty()
          || other.parameter().isEmpty()
          || parameter.equals(other.parameter());
    }
  }

  static Made by(MethodDecl constructor, Origins origins, OwnCalls own) {
    MadeFields found = new MadeFields(origins, own, constructor.parameters());
    found.follow(constructor);
    return new Made(found.made, found.given, found.chained);
  }

  private void follow(MethodDecl method) {
    if (!open.add(method)) {
      return;
    }
    Values outer = values;
    values = Values.in(method.body());
    boolean wasSure = isSure;
    stmt(method.body());
    isSure = wasSure;
    values = outer;
    open.remove(method);
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    FieldKey field = OwnCalls.field(expr.target());
    if (field != null
        && expr.value() instanceof Expr.LocalRef local
        && parameters.contains(local.local())) {
      given.add(field);
    }
    if (field != null) {
      made.remove(field);
    }
    if (field != null && isSure) {
      filling(expr.value()).ifPresent(one -> made.put(field, one));
    }
    return expr(expr.value());
  }

  private Optional<Filling> filling(Expr value) {
    int parameter = value instanceof Expr.LocalRef local ? parameters.indexOf(local.local()) : -1;
    return parameter < 0
        ? origins.of(value, values).map(Filling::of)
        : Optional.of(Filling.ofParameter(parameter));
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    if (OwnCalls.isThis(expr.target())
        && expr.callee() instanceof MethodRef method
        && method.isConstructor()) {
      chained.add(new Chained(method.key(), expr.arguments().stream().map(this::filling).toList()));
      return Unit.UNIT;
    }
    super.visitCall(expr);
    acquire(expr);
    own.target(expr).ifPresent(this::follow);
    return Unit.UNIT;
  }

  private void acquire(Expr.Call call) {
    for (Expr operand : isSure ? origins.acquired(call) : List.<Expr>of()) {
      FieldKey field = OwnCalls.field(operand);
      if (field != null) {
        origins.acquired(operand.type()).ifPresent(one -> made.put(field, Filling.of(one)));
      }
    }
  }

  @Override
  public Unit visitIf(Stmt.If stmt) {
    expr(stmt.condition());
    Map<FieldKey, Filling> before = new HashMap<>(made);
    stmt(stmt.whenTrue());
    Map<FieldKey, Filling> whenTrue = made;
    made = before;
    stmt(stmt.whenFalse());
    if (NormalCompletion.isImpossible(stmt.whenTrue())) {
      return Unit.UNIT;
    }
    if (stmt.whenFalse() != null && NormalCompletion.isImpossible(stmt.whenFalse())) {
      made = whenTrue;
    } else {
      made = inBoth(whenTrue, made);
    }
    return Unit.UNIT;
  }

  private static Map<FieldKey, Filling> inBoth(
      Map<FieldKey, Filling> one, Map<FieldKey, Filling> other) {
    Map<FieldKey, Filling> both = new HashMap<>();
    one.forEach(
        (field, filling) -> {
          Filling second = other.get(field);
          if (second != null && filling.fits(second)) {
            both.put(field, filling.or(second));
          }
        });
    return both;
  }

  @Override
  public Unit visitTry(Stmt.Try stmt) {
    Map<FieldKey, Filling> before = new HashMap<>(made);
    stmt.resources().forEach(resource -> expr(resource.value()));
    stmt(stmt.body());
    for (Stmt.Catch one : stmt.catches()) {
      if (!NormalCompletion.isImpossible(one.body())) {
        made.keySet().retainAll(before.keySet());
      }
    }
    return stmt(stmt.finallyBlock());
  }

  @Override
  public Unit visitReturn(Stmt.Return stmt) {
    expr(stmt.value());
    isSure = false;
    return Unit.UNIT;
  }

  @Override
  public Unit visitWhile(Stmt.While stmt) {
    return unsure(() -> super.visitWhile(stmt));
  }

  @Override
  public Unit visitDoWhile(Stmt.DoWhile stmt) {
    return unsure(() -> super.visitDoWhile(stmt));
  }

  @Override
  public Unit visitFor(Stmt.For stmt) {
    return unsure(() -> super.visitFor(stmt));
  }

  @Override
  public Unit visitForEach(Stmt.ForEach stmt) {
    return unsure(() -> super.visitForEach(stmt));
  }

  @Override
  public void visitCase(SwitchCase one) {
    unsure(() -> super.visitCase(one));
  }

  @Override
  public Unit visitLambda(Expr.Lambda expr) {
    return Unit.UNIT;
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
}
