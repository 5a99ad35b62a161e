// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The loops over whole containers under construction, the innermost first. */
final class WholeLoops {

  private final Lowering all;
  private final @Nullable Stmt method;
  private final Deque<Open> open = new ArrayDeque<>();

  /**
   * A loop under construction.
   *
   * @param element the element of the iteration, null if each call takes the next one
   */
  private record Open(WholeLoop loop, Iterations iterations, @Nullable Slot element) {}

  /**
   * @param method the whole code, null if it has no loops
   */
  WholeLoops(Lowering all, @Nullable Stmt method) {
    this.all = all;
    this.method = method;
  }

  /** Begins the iterations of a loop, if it visits a whole container. */
  Optional<Iterations> begin(Stmt stmt) {
    Optional<WholeLoop> whole =
        stmt instanceof Stmt.For loop
            ? WholeLoop.of(loop, all.shape)
            : WholeLoop.of((Stmt.While) stmt, all.shape).filter(loop -> isWhole(loop, stmt));
    if (whole.isEmpty()) {
      return Optional.empty();
    }
    Span span = whole.get().container().span();
    boolean takesOut = whole.get().taking() == ResultEffect.Kind.TAKEN_FROM;
    Iterations iterations =
        Iterations.begin(all, all.value(whole.get().container()), takesOut, span);
    Slot element = whole.get().index() == null ? null : all.graph.temporary();
    open.push(new Open(whole.get(), iterations, element));
    return Optional.of(iterations);
  }

  /**
   * Returns whether a loop starts at the first element: no other code takes elements from its
   * iterator.
   */
  private boolean isWhole(WholeLoop loop, Stmt stmt) {
    return method == null
        || loop.taking() == ResultEffect.Kind.TAKEN_FROM
        || loop.takesIn(List.of(stmt), all.shape) == loop.takesIn(List.of(method), all.shape);
  }

  /** Begins an iteration of the innermost loop. */
  void iteration(Iterations iterations) {
    Open innermost = open.element();
    Slot element = innermost.element();
    if (element != null) {
      iterations.next(element, innermost.loop().elementType(), iterations.span());
    }
  }

  void end() {
    open.pop();
  }

  /** Returns the slot of the element that an expression denotes; null if it denotes none. */
  @Nullable Slot element(Expr expr) {
    for (Open one : open) {
      if (one.loop().isElement(expr, all.shape)) {
        return one.element() == null ? taken(one, expr) : one.element();
      }
    }
    return null;
  }

  private Slot taken(Open one, Expr expr) {
    Slot target = all.graph.temporary();
    one.iterations().next(target, expr.type(), expr.span());
    return target;
  }
}
