// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Puts basic blocks into nested statements, in the order of the code: the block order of a compiler
 * for a language with nested statements is itself nested.
 */
final class Structurer {

  private final BlockGraph graph;
  private final Map<Integer, Cleanup> cleanups;
  private final List<Integer> order;
  private final Map<Integer, Integer> positions = new HashMap<>();
  private final Map<Integer, List<Scope>> scopes;
  private final @Nullable Cleanup within;

  /**
   * @param within the cleanup whose statements are built, null for the method
   */
  private Structurer(
      BlockGraph graph,
      List<Integer> order,
      Map<Integer, Cleanup> cleanups,
      @Nullable Cleanup within) {
    this.graph = graph;
    this.order = RotatedLoops.straightened(graph, order);
    this.cleanups = cleanups;
    this.within = within;
    for (int i = 0; i < this.order.size(); i++) {
      positions.put(this.order.get(i), i);
    }
    this.scopes = new Scopes(edges(), guarded(), positions).find();
  }

  /**
   * Returns the statements of a method.
   *
   * @throws UnreadableCodeException when its jumps are not nested
   */
  static List<Stmt> statements(BlockGraph graph) {
    Map<Integer, Cleanup> cleanups = Cleanup.in(graph);
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < graph.blocks().size(); i++) {
      int block = i;
      if (cleanups.values().stream().noneMatch(each -> each.contains(block))) {
        order.add(i);
      }
    }
    return new Structurer(graph, order, cleanups, null).from(0, order.size());
  }

  private List<Stmt> cleanup(Cleanup cleanup) {
    List<Integer> own = new ArrayList<>();
    for (int i = cleanup.from(); i < cleanup.to(); i++) {
      int block = i;
      boolean isOfOther =
          cleanups.values().stream()
              .anyMatch(each -> each.from() > cleanup.from() && each.contains(block));
      if (!isOfOther) {
        own.add(i);
      }
    }
    return new Structurer(graph, own, cleanups, cleanup).from(0, own.size());
  }

  private List<int[]> edges() {
    List<int[]> edges = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      for (int target : block(i).end().targets()) {
        edges.add(new int[] {i, position(target)});
      }
      if (ends(i)) {
        edges.add(new int[] {i, order.size()});
      }
    }
    return edges;
  }

  /** Returns whether a block throws the exception again for which a cleanup runs. */
  private boolean ends(int position) {
    return within != null && block(position).end() instanceof BlockEnd.Throw;
  }

  private int position(int block) {
    Integer position = positions.get(block);
    if (position == null) {
      throw new UnreadableCodeException("a jump leads into a cleanup");
    }
    return position;
  }

  private CodeBlock block(int position) {
    return graph.blocks().get(order.get(position));
  }

  /** Returns the runs of blocks that each guard covers here. */
  private List<Scope.Protected> guarded() {
    List<Scope.Protected> all = new ArrayList<>();
    for (int rank = 0; rank < graph.guards().size(); rank++) {
      Guard guard = graph.guards().get(rank);
      if (isHere(guard)) {
        addRuns(guard, rank, all);
      }
    }
    return all;
  }

  /** What protects a cleanup as a whole is around the code before which it stands. */
  private boolean isHere(Guard guard) {
    boolean isAround =
        within != null
            && (guard.to() > within.to()
                || !graph.protectsNothingBefore(within.from(), guard.handler()));
    if (isAround) {
      return false;
    }
    if (Suppressed.isIn(graph.blocks().get(guard.handler()))) {
      return cleanups.containsKey(guard.handler());
    }
    return cleanups.containsKey(guard.handler()) || positions.containsKey(guard.handler());
  }

  private void addRuns(Guard guard, int rank, List<Scope.Protected> into) {
    int start = -1;
    for (int i = 0; i <= order.size(); i++) {
      boolean isCovered = i < order.size() && guard.covers(order.get(i)) && !isOwn(guard, i);
      if (isCovered && start < 0) {
        start = i;
      } else if (!isCovered && start >= 0) {
        into.add(new Scope.Protected(start, i, guard, rank));
        start = -1;
      }
    }
  }

  /** Compilers let a handler protect itself, which changes nothing. */
  private boolean isOwn(Guard guard, int position) {
    Cleanup cleanup = cleanups.get(guard.handler());
    int block = order.get(position);
    return cleanup != null ? cleanup.contains(block) : block == guard.handler();
  }

  private List<Stmt> from(int from, int to) {
    return within(from, to, 0);
  }

  /**
   * @param opened how many of the scopes that start at {@code from} are open
   */
  private List<Stmt> within(int from, int to, int opened) {
    List<Stmt> statements = new ArrayList<>();
    int skipped = opened;
    for (int i = from; i < to; ) {
      List<Scope> starting = scopes.getOrDefault(i, List.of());
      if (skipped < starting.size()) {
        Scope scope = starting.get(skipped);
        if (scope.to() > to) {
          throw new UnreadableCodeException("jumps cross");
        }
        statements.add(nested(scope, skipped + 1));
        i = scope.to();
      } else {
        add(i, statements);
        i++;
      }
      skipped = 0;
    }
    return statements;
  }

  private Stmt nested(Scope scope, int opened) {
    List<Stmt> inner = within(scope.from(), scope.to(), opened);
    Stmt.Block body = new Stmt.Block(inner, Spans.of(inner));
    if (scope instanceof Scope.Exit exit) {
      return new Stmt.Labeled(exitLabel(exit.to()), body, body.span());
    } else if (scope instanceof Scope.Loop loop) {
      Expr always =
          new Expr.Literal(Expr.LiteralKind.TRUE, "", TypeRef.BOOLEAN, block(loop.from()).span());
      return new Stmt.Labeled(
          loopLabel(loop.from()), new Stmt.While(always, body, body.span()), body.span());
    }
    return guarded((Scope.Protected) scope, body);
  }

  private Stmt guarded(Scope.Protected code, Stmt.Block body) {
    Guard guard = code.guard();
    Cleanup cleanup = cleanups.get(guard.handler());
    if (cleanup != null) {
      List<Stmt> statements = cleanup(cleanup);
      return new Stmt.OnFailure(
          body, new Stmt.Block(statements, Spans.of(statements)), body.span());
    }
    Span at = guard.caught().nameSpan();
    Local parameter = new Local("$thrown", guard.caught().type(), at);
    List<Stmt> taken = new ArrayList<>();
    taken.add(
        new Stmt.ExprStmt(
            new Expr.Assign(
                new Expr.LocalRef(guard.caught(), at), new Expr.LocalRef(parameter, at), at),
            at));
    int handler = position(guard.handler());
    boolean goesOn = handler == code.to() && !endsLoop(code.from(), handler);
    if (!goesOn) {
      taken.add(jump(code.from(), handler, at));
    }
    List<TypeRef> types =
        guard.types().isEmpty() ? List.of(TypeRef.of("java.lang.Throwable")) : guard.types();
    Stmt.Catch clause = new Stmt.Catch(parameter, types, new Stmt.Block(taken, at), at);
    return new Stmt.Try(List.of(), body, List.of(clause), null, body.span());
  }

  private boolean endsLoop(int position, int next) {
    return scopes.values().stream()
        .flatMap(List::stream)
        .anyMatch(
            each -> each instanceof Scope.Loop && each.to() == next && each.from() <= position);
  }

  private static String exitLabel(int to) {
    return "exit" + to;
  }

  private static String loopLabel(int from) {
    return "loop" + from;
  }

  private Stmt jump(int from, int to, Span span) {
    return to <= from
        ? new Stmt.Continue(loopLabel(to), span)
        : new Stmt.Break(exitLabel(to), span);
  }

  private boolean goesOn(int from, int to) {
    return to == from + 1 && !endsLoop(from, to);
  }

  private void add(int position, List<Stmt> into) {
    CodeBlock block = block(position);
    into.addAll(block.statements());
    BlockEnd end = block.end();
    Span span = block.span();
    if (end instanceof BlockEnd.Jump each) {
      go(position, position(each.target()), span, into);
    } else if (end instanceof BlockEnd.Branch each) {
      branch(position, each, span, into);
    } else if (end instanceof BlockEnd.Choice each) {
      into.add(choice(position, each, span));
    } else if (end instanceof BlockEnd.Return each) {
      into.add(new Stmt.Return(each.value(), span));
    } else if (ends(position)) {
      go(position, order.size(), span, into);
    } else if (end instanceof BlockEnd.Throw each) {
      into.add(new Stmt.Throw(each.value(), span));
    }
  }

  private void go(int from, int to, Span span, List<Stmt> into) {
    if (!goesOn(from, to)) {
      into.add(jump(from, to, span));
    }
  }

  private void branch(int from, BlockEnd.Branch end, Span span, List<Stmt> into) {
    int whenTrue = position(end.whenTrue());
    int whenFalse = position(end.whenFalse());
    if (whenTrue == whenFalse) {
      into.add(new Stmt.ExprStmt(end.condition(), span));
    } else if (goesOn(from, whenTrue)) {
      into.add(
          new Stmt.If(Conditions.not(end.condition()), jump(from, whenFalse, span), null, span));
      return;
    } else {
      into.add(new Stmt.If(end.condition(), jump(from, whenTrue, span), null, span));
    }
    go(from, whenFalse, span, into);
  }

  private Stmt choice(int from, BlockEnd.Choice end, Span span) {
    Map<Integer, List<Expr>> keys = new LinkedHashMap<>();
    for (int i = 0; i < end.keys().size(); i++) {
      keys.computeIfAbsent(position(end.cases().get(i)), any -> new ArrayList<>())
          .add(end.keys().get(i));
    }
    int otherwise = position(end.otherwise());
    keys.remove(otherwise);
    keys.put(otherwise, List.of());
    List<SwitchCase> cases = new ArrayList<>();
    keys.forEach(
        (target, constants) -> {
          List<Stmt> body = new ArrayList<>();
          go(from, target, span, body);
          boolean isDefault = target == otherwise;
          cases.add(new SwitchCase(constants, List.of(), isDefault, null, true, body, span));
        });
    return new Stmt.Switch(end.selector(), cases, span);
  }
}
