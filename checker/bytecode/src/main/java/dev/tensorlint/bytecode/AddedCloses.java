// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The calls of {@code close} that a compiler adds for a try-with-resources. They stand where the
 * source declares the resource, which is the only place that it has for them.
 */
final class AddedCloses extends Rewriter {

  private final Set<Local> resources;

  private AddedCloses(Set<Local> resources) {
    this.resources = resources;
  }

  /** Returns the statements with such calls in their places. */
  static List<Stmt> placed(List<Stmt> statements, BlockGraph graph) {
    Set<Local> resources = resources(graph);
    return resources.isEmpty() ? statements : new AddedCloses(resources).all(statements);
  }

  /** Returns the variables whose {@code close} a handler that adds suppressed exceptions guards. */
  private static Set<Local> resources(BlockGraph graph) {
    Set<Local> resources = new HashSet<>();
    for (Guard guard : graph.guards()) {
      if (!Suppressed.isIn(graph.blocks().get(guard.handler()))) {
        continue;
      }
      for (int i = guard.from(); i < guard.to(); i++) {
        for (Stmt each : graph.blocks().get(i).statements()) {
          Expr.LocalRef closed = closed(each);
          if (closed != null) {
            resources.add(closed.local());
          }
        }
      }
    }
    return resources;
  }

  private static Expr.@Nullable LocalRef closed(Stmt statement) {
    return statement instanceof Stmt.ExprStmt stmt
            && stmt.expr() instanceof Expr.Call call
            && call.callee().name().equals("close")
            && call.arguments().isEmpty()
            && call.target() instanceof Expr.LocalRef target
        ? target
        : null;
  }

  @Override
  List<Stmt> rewritten(Stmt statement) {
    Expr.LocalRef closed = closed(statement);
    if (closed == null || !resources.contains(closed.local())) {
      return super.rewritten(statement);
    }
    Local resource = closed.local();
    return List.of(new Stmt.AddedClose(resource, resource.nameSpan()));
  }
}
