// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which calls of a body start tasks on other threads. It knows the values of variables, so that it
 * sees the executor of a call, and the lists of tasks that calls start at once.
 */
final class TaskStarts extends IrWalker {

  private final ProgramIndex index;
  private final ThreadNames names;
  private final Map<Local, Expr> values = new HashMap<>();
  private final Map<Local, Expr.Call> started = new HashMap<>();

  TaskStarts(ProgramIndex index, ThreadNames names) {
    this.index = index;
    this.names = names;
  }

  @Override
  public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
    if (stmt.initializer() != null) {
      values.put(stmt.local(), stmt.initializer());
    }
    return super.visitLocalDecl(stmt);
  }

  @Override
  protected void assigned(Expr target) {
    if (target instanceof Expr.LocalRef ref) {
      values.put(ref.local(), target);
    }
  }

  @Override
  public Unit visitCall(Expr.Call call) {
    for (Expr argument : call.arguments()) {
      if (argument instanceof Expr.LocalRef ref && runsElsewhere(call)) {
        started.put(ref.local(), call);
      }
    }
    return super.visitCall(call);
  }

  /** Returns whether a call or a creation starts its function on a thread of several. */
  boolean startsTask(Expr starting) {
    if (starting instanceof Expr.New made) {
      return names
          .runs(made.type().name(), made.constructor())
          .filter(LambdaRuns::isElsewhere)
          .isPresent();
    }
    return starting instanceof Expr.Call call && runsElsewhere(call) && !isOfOneThread(call);
  }

  private boolean runsElsewhere(Expr.Call call) {
    return names
        .runs(receiverType(call).name(), call.callee())
        .filter(LambdaRuns::isElsewhere)
        .isPresent();
  }

  /** Returns the call that starts the tasks of a list; null if none does. */
  Expr.@Nullable Call startingAll(Local list) {
    return started.get(list);
  }

  /** Returns whether the executor of a call has one thread. */
  boolean isOfOneThread(Expr.Call call) {
    return names.isOfOneThread(valueOf(call.target()));
  }

  /** Returns the expression whose value a variable or a field of its class always has. */
  @Nullable Expr valueOf(@Nullable Expr expr) {
    if (expr instanceof Expr.LocalRef ref) {
      return values.get(ref.local());
    }
    if (expr instanceof Expr.FieldRef field) {
      TypeDecl type = index.type(field.owner());
      return type == null
          ? null
          : type.fields().stream()
              .filter(each -> each.name().equals(field.name()) && each.initializer() != null)
              .map(each -> each.initializer())
              .findFirst()
              .orElse(null);
    }
    return expr;
  }

  /** Returns the static type of the receiver of a call. */
  static TypeRef receiverType(Expr.Call call) {
    Expr target = call.target();
    return target != null && target.type().isKnown()
        ? target.type()
        : TypeRef.of(call.callee() instanceof MethodRef method ? method.owner() : "?");
  }
}
