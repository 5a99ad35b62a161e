// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.extent;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Pattern;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where the code of a body, with the lambdas in it, passes values: into variables, into calls, and
 * to places from where other code reads them. The order of the code does not count.
 */
final class BodyUses extends IrWalker {

  /** A call or a creation. */
  private final List<Expr> calls = new ArrayList<>();

  private final Map<Local, List<Expr>> values = new HashMap<>();
  private final Set<Local> otherwiseSet = new HashSet<>();
  private final List<Expr> passedOn = new ArrayList<>();
  private final List<Expr> returned = new ArrayList<>();
  private final List<Expr.Assign> parts = new ArrayList<>();
  private final Set<String> referred = new HashSet<>();
  private int functions;
  private int size;

  /** Code that passes nothing. */
  static final BodyUses NONE = new BodyUses();

  private BodyUses() {}

  static BodyUses of(Body body) {
    BodyUses uses = new BodyUses();
    for (FieldDecl field : body.initialized()) {
      if (field.initializer() != null) {
        uses.passedOn.add(field.initializer());
        uses.expr(field.initializer());
      }
    }
    uses.stmt(body.code());
    uses.otherwiseSet.addAll(body.parameters());
    return uses;
  }

  List<Expr> calls() {
    return calls;
  }

  /** Returns what the code assigns to a variable, and what it iterates over with it. */
  List<Expr> values(Local variable) {
    return values.getOrDefault(variable, List.of());
  }

  Set<Local> variables() {
    return values.keySet();
  }

  /** Returns whether something else gives a variable its value: a caller, or an operator. */
  boolean isOtherwiseSet(Local variable) {
    return otherwiseSet.contains(variable);
  }

  /** Returns the values that other code can read from where they go. */
  List<Expr> passedOn() {
    return passedOn;
  }

  /** Returns the values that a method returns to its caller. */
  List<Expr> returned() {
    return returned;
  }

  /** Returns the assignments to fields and elements. */
  List<Expr.Assign> parts() {
    return parts;
  }

  /** Returns the names of the methods that method references name. */
  Set<String> referred() {
    return referred;
  }

  /** Returns a measure of the code. */
  int size() {
    return size;
  }

  /** Returns the creation at a place, or the call whose name is there. */
  Optional<Expr> at(Span span) {
    return calls.stream().filter(each -> place(each).equals(span)).findFirst();
  }

  private static Span place(Expr code) {
    return code instanceof Expr.Call call ? call.nameSpan() : code.span();
  }

  @Override
  protected Unit expr(@Nullable Expr expr) {
    size++;
    return super.expr(expr);
  }

  private void bind(Local variable, @Nullable Expr value) {
    if (value != null) {
      values.computeIfAbsent(variable, any -> new ArrayList<>()).add(value);
    }
  }

  @Override
  public Unit visitCall(Expr.Call call) {
    calls.add(call);
    return super.visitCall(call);
  }

  @Override
  public Unit visitNew(Expr.New creation) {
    calls.add(creation);
    return super.visitNew(creation);
  }

  @Override
  public Unit visitLocalDecl(Stmt.LocalDecl declaration) {
    bind(declaration.local(), declaration.initializer());
    return super.visitLocalDecl(declaration);
  }

  @Override
  public Unit visitForEach(Stmt.ForEach loop) {
    otherwiseSet.add(loop.variable());
    bind(loop.variable(), loop.iterable());
    return super.visitForEach(loop);
  }

  @Override
  public Unit visitTry(Stmt.Try stmt) {
    for (Stmt.Resource resource : stmt.resources()) {
      if (resource.local() != null) {
        bind(resource.local(), resource.value());
      }
    }
    return super.visitTry(stmt);
  }

  @Override
  public Unit visitInstanceOf(Expr.InstanceOf test) {
    if (test.pattern() instanceof Pattern.Binding binding) {
      otherwiseSet.add(binding.local());
      bind(binding.local(), test.operand());
    }
    return super.visitInstanceOf(test);
  }

  @Override
  public Unit visitAssign(Expr.Assign assignment) {
    if (assignment.target() instanceof Expr.LocalRef variable) {
      bind(variable.local(), assignment.value());
    } else {
      passedOn.add(assignment.value());
      parts.add(assignment);
    }
    return super.visitAssign(assignment);
  }

  @Override
  public Unit visitCompoundAssign(Expr.CompoundAssign assignment) {
    setByOperator(assignment.target());
    return super.visitCompoundAssign(assignment);
  }

  @Override
  public Unit visitUnary(Expr.Unary expr) {
    if (expr.assigns()) {
      setByOperator(expr.operand());
    }
    return super.visitUnary(expr);
  }

  private void setByOperator(Expr target) {
    if (target instanceof Expr.LocalRef variable) {
      otherwiseSet.add(variable.local());
    }
  }

  @Override
  public Unit visitNewArray(Expr.NewArray array) {
    if (array.elements() != null) {
      passedOn.addAll(array.elements());
    }
    return super.visitNewArray(array);
  }

  @Override
  public Unit visitLambda(Expr.Lambda lambda) {
    otherwiseSet.addAll(lambda.parameters());
    functions++;
    super.visitLambda(lambda);
    functions--;
    return Unit.UNIT;
  }

  @Override
  public void visitType(TypeDecl type) {
    functions++;
    super.visitType(type);
    functions--;
  }

  @Override
  public void visitMethod(MethodDecl method) {
    otherwiseSet.addAll(method.parameters());
    super.visitMethod(method);
  }

  @Override
  public Unit visitMethodReference(Expr.MethodReference reference) {
    referred.add(reference.callee().name());
    if (reference.target() != null) {
      passedOn.add(reference.target());
    }
    return super.visitMethodReference(reference);
  }

  @Override
  public Unit visitOpaque(Expr.Opaque opaque) {
    passedOn.addAll(opaque.parts());
    return super.visitOpaque(opaque);
  }

  @Override
  public Unit visitReturn(Stmt.Return stmt) {
    if (stmt.value() != null) {
      (functions > 0 ? passedOn : returned).add(stmt.value());
    }
    return super.visitReturn(stmt);
  }

  @Override
  public Unit visitYield(Stmt.Yield stmt) {
    passedOn.add(stmt.value());
    return super.visitYield(stmt);
  }
}
