// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A handler that does something and throws what it caught again: what compilers make of {@code
 * finally}, of {@code synchronized} and of resources.
 *
 * @param from its first block
 * @param to the block after its last one
 */
record Cleanup(int from, int to) {

  boolean contains(int block) {
    return from <= block && block < to;
  }

  /** Returns the cleanups of a method by their first blocks. */
  static Map<Integer, Cleanup> in(BlockGraph graph) {
    Map<Integer, Cleanup> cleanups = new HashMap<>();
    for (Guard guard : graph.guards()) {
      Cleanup found = of(guard, graph);
      if (found != null && !cleanups.containsKey(guard.handler())) {
        cleanups.put(guard.handler(), found);
      }
    }
    return cleanups;
  }

  private static @Nullable Cleanup of(Guard guard, BlockGraph graph) {
    Set<Integer> blocks = reached(guard.handler(), graph);
    int last = blocks.stream().mapToInt(Integer::intValue).max().orElse(guard.handler());
    boolean isOneRun =
        blocks.size() == last - guard.handler() + 1 && blocks.contains(guard.handler());
    if (!isOneRun || isEnteredFromOutside(blocks, guard.handler(), graph)) {
      return null;
    }
    Set<Local> names = new HashSet<>(Set.of(guard.caught()));
    boolean suppresses = false;
    for (int block : blocks) {
      CodeBlock code = graph.blocks().get(block);
      for (Stmt statement : code.statements()) {
        addName(statement, names);
        suppresses |= Suppressed.isIn(statement);
      }
    }
    boolean isOfCompiler = guard.types().isEmpty() || suppresses;
    return isOfCompiler && endsInThrow(blocks, names, graph)
        ? new Cleanup(guard.handler(), last + 1)
        : null;
  }

  /** Returns the blocks of a handler; those of handlers in it, too. */
  private static Set<Integer> reached(int first, BlockGraph graph) {
    Set<Integer> reached = new HashSet<>();
    Deque<Integer> open = new ArrayDeque<>(Set.of(first));
    while (!open.isEmpty()) {
      int block = open.remove();
      if (reached.add(block)) {
        open.addAll(graph.blocks().get(block).end().targets());
        for (Guard guard : graph.guards()) {
          boolean isOfHandler =
              guard.covers(block) && graph.protectsNothingBefore(first, guard.handler());
          if (isOfHandler && guard.handler() > first) {
            open.add(guard.handler());
          }
        }
      }
    }
    return reached;
  }

  private static boolean isEnteredFromOutside(Set<Integer> blocks, int first, BlockGraph graph) {
    for (int i = 0; i < graph.blocks().size(); i++) {
      if (!blocks.contains(i)
          && graph.blocks().get(i).end().targets().stream().anyMatch(blocks::contains)) {
        return true;
      }
    }
    return graph.guards().stream()
        .anyMatch(
            each ->
                each.handler() != first
                    && blocks.contains(each.handler())
                    && !blocks.contains(each.from()));
  }

  private static void addName(Stmt statement, Set<Local> names) {
    if (statement instanceof Stmt.LocalDecl decl && isNamed(decl.initializer(), names)) {
      names.add(decl.local());
    } else if (statement instanceof Stmt.ExprStmt stmt
        && stmt.expr() instanceof Expr.Assign assign
        && assign.target() instanceof Expr.LocalRef target
        && isNamed(assign.value(), names)) {
      names.add(target.local());
    }
  }

  private static boolean isNamed(@Nullable Expr value, Set<Local> names) {
    return value instanceof Expr.LocalRef ref && names.contains(ref.local());
  }

  private static boolean endsInThrow(Set<Integer> blocks, Set<Local> names, BlockGraph graph) {
    boolean throwsAgain = false;
    for (int block : blocks) {
      BlockEnd end = graph.blocks().get(block).end();
      if (end instanceof BlockEnd.Return
          || (end instanceof BlockEnd.Throw thrown && !isNamed(thrown.value(), names))) {
        return false;
      }
      throwsAgain |= end instanceof BlockEnd.Throw;
    }
    return throwsAgain;
  }
}
