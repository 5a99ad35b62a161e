// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Tasks that the statements of one block start one after the other, without waiting in between:
 * they may run at once. What two of them mention is shared by their threads.
 */
final class TasksTogether extends IrWalker {

  private final ThreadNames names;
  private final Predicate<Expr> isTask;
  private final IdentityHashMap<Expr.Lambda, Set<Object>> shared = new IdentityHashMap<>();

  /**
   * @param isTask whether a call or creation starts its function on a thread of several
   */
  TasksTogether(ThreadNames names, Predicate<Expr> isTask) {
    this.names = names;
    this.isTask = isTask;
  }

  /** Returns whether another task that runs at once mentions a variable or field, too. */
  boolean isShared(Expr.Lambda task, Expr mentioned) {
    return shared.getOrDefault(task, Set.of()).contains(key(mentioned));
  }

  /** Returns whether a task runs at once with another one that mentions something it mentions. */
  boolean isOneOfSeveral(Expr.Lambda task) {
    return !shared.getOrDefault(task, Set.of()).isEmpty();
  }

  @Override
  public Unit visitBlock(Stmt.Block block) {
    List<Expr.Lambda> running = new ArrayList<>();
    for (Stmt stmt : block.statements()) {
      List<Expr.Lambda> started = started(stmt);
      for (Expr.Lambda task : started) {
        running.forEach(other -> compare(task, other));
        running.add(task);
      }
      if (!running.isEmpty() && names.awaits(stmt)) {
        running.clear();
      }
    }
    return super.visitBlock(block);
  }

  private void compare(Expr.Lambda one, Expr.Lambda other) {
    Set<Object> both = mentioned(one);
    both.retainAll(mentioned(other));
    shared.computeIfAbsent(one, task -> new HashSet<>()).addAll(both);
    shared.computeIfAbsent(other, task -> new HashSet<>()).addAll(both);
  }

  /** Returns the tasks that a statement starts itself; not those of a branch or a loop in it. */
  private List<Expr.Lambda> started(Stmt stmt) {
    List<Expr.Lambda> found = new ArrayList<>();
    if (stmt instanceof Stmt.ExprStmt || stmt instanceof Stmt.LocalDecl) {
      stmt.accept(
          new IrWalker() {
            @Override
            public Unit visitCall(Expr.Call call) {
              found.addAll(tasks(call, call.arguments()));
              return super.visitCall(call);
            }

            @Override
            public Unit visitNew(Expr.New made) {
              found.addAll(tasks(made, made.arguments()));
              return super.visitNew(made);
            }

            @Override
            public Unit visitLambda(Expr.Lambda lambda) {
              return Unit.UNIT;
            }
          });
    }
    return found;
  }

  private List<Expr.Lambda> tasks(Expr starting, List<Expr> arguments) {
    List<Expr.Lambda> functions =
        arguments.stream()
            .filter(Expr.Lambda.class::isInstance)
            .map(Expr.Lambda.class::cast)
            .toList();
    return functions.isEmpty() || !isTask.test(starting) ? List.of() : functions;
  }

  private static Set<Object> mentioned(Expr.Lambda task) {
    Set<Object> found = new HashSet<>();
    task.body()
        .accept(
            new IrWalker() {
              @Override
              public Unit visitLocalRef(Expr.LocalRef ref) {
                found.add(key(ref));
                return Unit.UNIT;
              }

              @Override
              public Unit visitFieldRef(Expr.FieldRef ref) {
                found.add(key(ref));
                return super.visitFieldRef(ref);
              }
            });
    return found;
  }

  private static Object key(Expr mentioned) {
    if (mentioned instanceof Expr.FieldRef field) {
      return field.owner() + "." + field.name();
    }
    return mentioned instanceof Expr.LocalRef ref ? ref.local() : mentioned;
  }
}
