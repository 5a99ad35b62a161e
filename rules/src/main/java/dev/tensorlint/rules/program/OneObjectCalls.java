// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.LoopWalker;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The calls in a body that are made on the same object whenever they run: on the object of the
 * body, on one in a field that the body does not assign, or, in a loop, on one that a variable
 * holds since before the loop.
 */
final class OneObjectCalls {

  private final List<Call> calls = new ArrayList<>();
  private final Map<Local, Integer> declared = new HashMap<>();
  private final Set<Local> assigned = new HashSet<>();
  private final Set<String> assignedFields = new HashSet<>();

  /**
   * @param loops the number of loops around it, without those that end after it
   */
  private record Call(MethodRef method, @Nullable Expr receiver, int loops) {}

  private OneObjectCalls() {}

  static OneObjectCalls in(Body body) {
    OneObjectCalls found = new OneObjectCalls();
    if (body.code() != null) {
      body.code().accept(found.new Walker());
    }
    return found;
  }

  /** Returns whether each run of the body calls a method on the object that an earlier run did. */
  boolean haveInEachRun(String method) {
    return calls.stream()
        .anyMatch(call -> call.method().name().equals(method) && isOwn(call.receiver()));
  }

  /** Returns whether several rounds of a loop call a method on one object. */
  boolean haveInLoop(String method) {
    return calls.stream()
        .anyMatch(
            call ->
                call.method().name().equals(method)
                    && call.loops() > 0
                    && isOfBefore(call.receiver(), call.loops()));
  }

  /** Returns whether the body calls one of several methods, on any object. */
  boolean have(Set<String> methods) {
    return calls.stream().anyMatch(call -> methods.contains(call.method().name()));
  }

  /** Returns whether some loop calls one of several methods, on any object. */
  boolean haveInAnyLoop(Set<String> methods) {
    return calls.stream()
        .anyMatch(call -> methods.contains(call.method().name()) && call.loops() > 0);
  }

  /** Returns whether the body calls one of several methods on its own object. */
  boolean haveOnThis(Set<String> methods) {
    return calls.stream()
        .anyMatch(
            call -> methods.contains(call.method().name()) && call.receiver() instanceof Expr.This);
  }

  private boolean isOfBefore(@Nullable Expr receiver, int loops) {
    if (receiver instanceof Expr.LocalRef variable) {
      return !assigned.contains(variable.local())
          && declared.getOrDefault(variable.local(), 0) < loops;
    }
    return isOwn(receiver);
  }

  private boolean isOwn(@Nullable Expr receiver) {
    if (receiver instanceof Expr.FieldRef field) {
      return !assignedFields.contains(field.name()) && (field.isStatic() || isOwn(field.target()));
    }
    return receiver instanceof Expr.This;
  }

  private final class Walker extends LoopWalker {

    @Override
    public void visitLocal(Local local) {
      declared.put(local, loops());
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      if (expr.callee() instanceof MethodRef method) {
        calls.add(new Call(method, expr.target(), loops()));
      }
      return super.visitCall(expr);
    }

    @Override
    public Unit visitAssign(Expr.Assign expr) {
      if (expr.target() instanceof Expr.LocalRef target) {
        assigned.add(target.local());
      } else if (expr.target() instanceof Expr.FieldRef target) {
        assignedFields.add(target.name());
      }
      return super.visitAssign(expr);
    }

    /** A function has a body of its own. */
    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      return Unit.UNIT;
    }

    /** A class has bodies of its own. */
    @Override
    public void visitType(TypeDecl type) {}

    /** A loop that a block leaves at its end does not repeat the block. */
    @Override
    public Unit visitBlock(Stmt.Block block) {
      List<Stmt> parts = block.statements();
      Stmt last = parts.isEmpty() ? block : parts.get(parts.size() - 1);
      if (last instanceof Stmt.Return || last instanceof Stmt.Throw) {
        return inLoops(0, () -> super.visitBlock(block));
      }
      return last instanceof Stmt.Break
          ? inLoops(Math.max(0, loops() - 1), () -> super.visitBlock(block))
          : super.visitBlock(block);
    }
  }
}
