// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.LocalReads;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Builds expressions in the order of their evaluation. Each visit returns the slot with the value.
 */
final class ExprLowering implements Expr.Visitor<Slot> {

  private static final String CAST_EXCEPTION = "java.lang.ClassCastException";

  private final Lowering all;
  private final GraphBuilder graph;

  /** The slots of the objects that are being filled, by the names of their anonymous classes. */
  private final Map<String, Slot> objects = new HashMap<>();

  ExprLowering(Lowering all) {
    this.all = all;
    this.graph = all.graph;
  }

  /** Evaluates an expression whose value is directly assigned to a variable or field. */
  Slot named(Expr expr, @Nullable String name) {
    if (name == null) {
      return expr.accept(this);
    }
    if (expr instanceof Expr.Call call) {
      return all.calls.call(call, name);
    }
    if (expr instanceof Expr.New creation) {
      return all.calls.creation(creation, name);
    }
    if (expr instanceof Expr.NewArray array) {
      return array(array, name);
    }
    if (expr instanceof Expr.Cast cast) {
      return checked(cast, named(cast.operand(), name));
    }
    if (expr instanceof Expr.Conditional conditional) {
      return conditional(conditional, name);
    }
    return expr.accept(this);
  }

  Slot thisObject(Span span) {
    Slot target = graph.temporary();
    graph.append(new Instr.LoadThis(target, false, span));
    return target;
  }

  @Override
  public Slot visitLiteral(Expr.Literal expr) {
    Constant constant =
        switch (expr.kind()) {
          case NULL -> Constant.NULL;
          case TRUE -> Constant.TRUE;
          case FALSE -> Constant.FALSE;
          case NUMBER, CHARACTER, STRING -> Constant.OTHER;
        };
    return all.load(constant, expr.span());
  }

  @Override
  public Slot visitLocalRef(Expr.LocalRef expr) {
    return new Slot.Variable(expr.local());
  }

  @Override
  public Slot visitFieldRef(Expr.FieldRef expr) {
    Slot object = objectOf(expr);
    Slot target = graph.temporary();
    graph.append(new Instr.LoadField(target, object, expr, expr.span()));
    return target;
  }

  private @Nullable Slot objectOf(Expr.FieldRef expr) {
    Expr object = expr.target();
    return object == null ? null : all.value(object);
  }

  @Override
  public Slot visitThis(Expr.This expr) {
    Slot known = objects.get(expr.type().name());
    return known == null ? thisObject(expr.span()) : known;
  }

  /** Builds the calls that an anonymous object makes on itself when it is created. */
  void onObject(Slot object, List<InitializerCalls.OwnCall> calls) {
    for (InitializerCalls.OwnCall own : calls) {
      String type = own.object().type().name();
      objects.put(type, object);
      all.value(own.call());
      objects.remove(type);
    }
  }

  @Override
  public Slot visitCall(Expr.Call expr) {
    return all.calls.call(expr, null);
  }

  @Override
  public Slot visitNew(Expr.New expr) {
    return all.calls.creation(expr, null);
  }

  @Override
  public Slot visitNewArray(Expr.NewArray expr) {
    return array(expr, null);
  }

  private Slot array(Expr.NewArray expr, @Nullable String name) {
    all.values(expr.dimensions());
    List<Expr> elements = expr.elements();
    List<Slot> slots = elements == null ? List.of() : all.values(elements);
    Slot target = graph.temporary();
    graph.append(new Instr.Gather(target, slots, expr.type(), name, expr.span()));
    return target;
  }

  @Override
  public Slot visitArrayAccess(Expr.ArrayAccess expr) {
    Slot element = all.loops.element(expr);
    if (element != null) {
      return element;
    }
    Slot array = all.value(expr.array());
    all.value(expr.index());
    Slot target = graph.temporary();
    graph.append(
        new Instr.LoadElement(
            target,
            array,
            expr.type(),
            LiteralKey.of(expr.index()),
            Instr.LoadElement.NO_ITERATION,
            expr.span()));
    return target;
  }

  @Override
  public Slot visitAssign(Expr.Assign expr) {
    Expr target = expr.target();
    if (target instanceof Expr.LocalRef local) {
      Slot value = all.value(expr.value(), local.local().name());
      Slot variable = new Slot.Variable(local.local());
      graph.append(new Instr.Copy(variable, value, local.span()));
      return value;
    }
    if (target instanceof Expr.FieldRef field) {
      Slot object = objectOf(field);
      Slot value = all.value(expr.value(), field.name());
      graph.append(new Instr.StoreField(object, field, value, expr.span()));
      return value;
    }
    if (target instanceof Expr.ArrayAccess access) {
      Slot array = all.value(access.array());
      all.value(access.index());
      Slot value = all.value(expr.value());
      graph.append(
          new Instr.StoreElement(array, value, LiteralKey.of(access.index()), expr.span()));
      Slot element = all.loops.element(access);
      if (element != null) {
        graph.append(new Instr.Copy(element, value, expr.span()));
      }
      return value;
    }
    return unknown(List.of(all.value(target), all.value(expr.value())), expr.span());
  }

  @Override
  public Slot visitCompoundAssign(Expr.CompoundAssign expr) {
    all.value(expr.value());
    return overwriteWithData(expr.target(), expr.span());
  }

  /**
   * Builds a compound assignment. Its result is a string or a number, so no ownership flows through
   * it.
   */
  private Slot overwriteWithData(Expr target, Span span) {
    Slot result = all.load(Constant.NOT_NULL, span);
    if (target instanceof Expr.LocalRef local) {
      graph.append(new Instr.Copy(new Slot.Variable(local.local()), result, span));
    } else {
      all.value(target);
    }
    return result;
  }

  @Override
  public Slot visitUnary(Expr.Unary expr) {
    if (expr.operator().equals("!")) {
      return truth(expr);
    }
    if (expr.assigns()) {
      return overwriteWithData(expr.operand(), expr.span());
    }
    all.value(expr.operand());
    return all.load(Constant.NOT_NULL, expr.span());
  }

  @Override
  public Slot visitBinary(Expr.Binary expr) {
    if (ConditionLowering.isCondition(expr)) {
      return truth(expr);
    }
    all.value(expr.left());
    all.value(expr.right());
    return all.load(Constant.NOT_NULL, expr.span());
  }

  /**
   * Evaluates a condition to true or false on separate paths, so that later tests agree with it.
   */
  Slot truth(Expr condition) {
    Slot target = graph.temporary();
    int whenTrue = graph.join(condition.span());
    int whenFalse = graph.join(condition.span());
    int afterwards = graph.join(condition.span());
    all.conditions.branch(condition, whenTrue, whenFalse);
    graph.moveTo(whenTrue);
    graph.append(new Instr.Load(target, Constant.TRUE, condition.span()));
    graph.jump(afterwards);
    graph.moveTo(whenFalse);
    graph.append(new Instr.Load(target, Constant.FALSE, condition.span()));
    graph.jump(afterwards);
    graph.moveTo(afterwards);
    return target;
  }

  @Override
  public Slot visitConditional(Expr.Conditional expr) {
    return conditional(expr, null);
  }

  private Slot conditional(Expr.Conditional expr, @Nullable String name) {
    Slot target = graph.temporary();
    int whenTrue = graph.join(expr.span());
    int whenFalse = graph.join(expr.span());
    int afterwards = graph.join(expr.span());
    all.conditions.branch(expr.condition(), whenTrue, whenFalse);
    graph.moveTo(whenTrue);
    give(target, expr.whenTrue(), name);
    graph.jump(afterwards);
    graph.moveTo(whenFalse);
    give(target, expr.whenFalse(), name);
    graph.jump(afterwards);
    graph.moveTo(afterwards);
    return target;
  }

  private void give(Slot target, Expr expr, @Nullable String name) {
    graph.append(new Instr.Copy(target, named(expr, name), expr.span()));
  }

  @Override
  public Slot visitInstanceOf(Expr.InstanceOf expr) {
    return truth(expr);
  }

  @Override
  public Slot visitCast(Expr.Cast expr) {
    return checked(expr, all.value(expr.operand()));
  }

  /** Adds the exception of a cast where a clause catches it by its type. */
  private Slot checked(Expr.Cast cast, Slot value) {
    if (cast.type().isReference() && all.frames.isNamedByClause(CAST_EXCEPTION)) {
      Slot target = graph.temporary();
      int node = graph.append(new Instr.Copy(target, value, cast.span()));
      graph.throwsOnlyIf(node, Map.of(CAST_EXCEPTION, Set.of(new ThrowCondition.Unexpected())));
      all.frames.raise(node, List.of(CAST_EXCEPTION));
    }
    return value;
  }

  @Override
  public Slot visitSwitchExpr(Expr.SwitchExpr expr) {
    return all.switches.expression(expr);
  }

  @Override
  public Slot visitLambda(Expr.Lambda expr) {
    return all.fields.isMethod(expr)
        ? all.load(Constant.OTHER, expr.span())
        : lambda(expr, false, null);
  }

  /**
   * Builds a lambda that does not run inline.
   *
   * @param isKnown whether it certainly runs later or elsewhere
   * @param passedTo method whose argument it is, null for none
   */
  Slot lambda(Expr.Lambda expr, boolean isKnown, @Nullable Callee passedTo) {
    graph.defer(new Cfg.Deferred(expr, isKnown, passedTo));
    return capture(LocalReads.of(expr), null, false, expr.span());
  }

  /** Builds a lambda that runs only before the call returns that gets it. */
  Slot lambdaForCall(Expr.Lambda expr, Callee passedTo) {
    graph.defer(new Cfg.Deferred(expr, false, passedTo));
    return capture(LocalReads.of(expr), null, true, expr.span());
  }

  @Override
  public Slot visitMethodReference(Expr.MethodReference expr) {
    Expr target = expr.target();
    boolean isOfVariable = target instanceof Expr.LocalRef;
    if (isOfVariable && ReferenceLambda.of(expr) instanceof Expr.Lambda lambda) {
      return lambda(lambda, false, null);
    }
    Slot bound = target == null ? null : all.value(target);
    return capture(List.of(), bound, false, expr.span());
  }

  private Slot capture(List<Local> captured, @Nullable Slot bound, boolean isForCall, Span span) {
    Slot target = graph.temporary();
    graph.append(new Instr.Capture(target, captured, bound, null, isForCall, span));
    return target;
  }

  /** Builds what an anonymous object captures when it is created. */
  void capture(TypeDecl object, Span span) {
    List<Local> captured = LocalReads.of(object);
    graph.append(new Instr.Capture(graph.temporary(), captured, null, object, false, span));
  }

  @Override
  public Slot visitClassLiteral(Expr.ClassLiteral expr) {
    return all.load(Constant.OTHER, expr.span());
  }

  @Override
  public Slot visitOpaque(Expr.Opaque expr) {
    return unknown(new ArrayList<>(all.values(expr.parts())), expr.span());
  }

  private Slot unknown(List<Slot> parts, Span span) {
    Slot target = graph.temporary();
    graph.append(new Instr.Unknown(target, parts, span));
    return target;
  }
}
