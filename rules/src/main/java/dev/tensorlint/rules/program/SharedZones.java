// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.fact.ThreadFact.SharedUse;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The parts of a body that several threads run at once, as a walk enters and leaves them. */
final class SharedZones {

  private final ThreadNames names;
  private final TaskStarts starts;
  private final TasksTogether together;
  private final SourceFile file;
  private final Deque<Zone> zones = new ArrayDeque<>();
  private final Deque<Loop> loops = new ArrayDeque<>();

  /**
   * Code that several threads run at once.
   *
   * @param around what is declared outside of it is shared
   * @param task one of some tasks that run at once; null if several threads run the same code
   */
  record Zone(Span around, SharedUses.Threads threads, Expr.@Nullable Lambda task) {
    Zone(Span around, SharedUses.Threads threads) {
      this(around, threads, null);
    }
  }

  /**
   * Code that runs again.
   *
   * @param statement the loop, which may wait for one computation before it starts the next; null
   *     if a call runs a function again
   */
  private record Loop(Span span, @Nullable Stmt statement) {}

  SharedZones(ThreadNames names, TaskStarts starts, TasksTogether together, SourceFile file) {
    this.names = names;
    this.starts = starts;
    this.together = together;
    this.file = file;
  }

  /** Returns the innermost zone around the walk, null for none. */
  @Nullable Zone innermost() {
    return zones.peek();
  }

  /** Returns whether some zone around the walk does not contain a declaration. */
  boolean excludes(Span declaration) {
    return zones.stream().anyMatch(zone -> !zone.around().contains(declaration));
  }

  /** Returns the code of a function as code that several threads run at once, null if one does. */
  @Nullable Zone ofCall(Expr.Call call, Expr function, LambdaRuns runs) {
    Place at = new Place(file, call.nameSpan());
    if (call.callee() instanceof MethodRef method && names.handlers().takesHandlers(method)) {
      return new Zone(function.span(), new SharedUses.Threads(at, SharedUse.Threads.REQUESTS));
    }
    if (runs.isInline() && names.isParallel(call.target())) {
      return new Zone(function.span(), new SharedUses.Threads(at, SharedUse.Threads.STREAM));
    }
    if (runs.isElsewhere()) {
      return starts.isOfOneThread(call) ? null : ofTask(function, at);
    }
    return listed(call);
  }

  /** A task that a loop puts into a list which a call starts. */
  private @Nullable Zone listed(Expr.Call call) {
    Expr.Call starting =
        call.target() instanceof Expr.LocalRef list ? starts.startingAll(list.local()) : null;
    return starting == null || starts.isOfOneThread(starting)
        ? null
        : ofLoop(new Place(file, starting.nameSpan()));
  }

  /** Returns the code of a task, which a call or a creation starts at a place. */
  @Nullable Zone ofTask(Expr function, Place start) {
    Zone repeated = ofLoop(start);
    return repeated == null && function instanceof Expr.Lambda task && together.isOneOfSeveral(task)
        ? new Zone(task.span(), new SharedUses.Threads(start, SharedUse.Threads.TASKS), task)
        : repeated;
  }

  private @Nullable Zone ofLoop(Place start) {
    Loop loop = loops.peek();
    return loop == null || (loop.statement() != null && names.awaits(loop.statement()))
        ? null
        : new Zone(loop.span(), new SharedUses.Threads(start, SharedUse.Threads.TASKS));
  }

  /** Walks a function that is an argument, and whose code may be a zone. */
  void inFunction(Expr function, @Nullable Zone zone, LambdaRuns runs, Runnable walk) {
    boolean isRepeated = runs == LambdaRuns.EACH || runs == LambdaRuns.INLINE;
    if (zone != null) {
      zones.push(zone);
    }
    if (isRepeated) {
      loops.push(new Loop(function.span(), null));
    }
    walk.run();
    if (isRepeated) {
      loops.pop();
    }
    if (zone != null) {
      zones.pop();
    }
  }

  /** Walks a loop. */
  void inLoop(Stmt loop, Runnable walk) {
    loops.push(new Loop(loop.span(), loop));
    walk.run();
    loops.pop();
  }
}
