// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Moves the code of handlers into the catch clauses that jump to it. A compiler puts it after the
 * protected code.
 */
final class Handlers extends Rewriter {

  /** Clauses of one handler: protected code is cut where it returns or jumps out. */
  private static final int MOST_COPIES = 8;

  @Override
  List<Stmt> all(List<Stmt> statements) {
    List<Stmt> result = super.all(statements);
    for (int i = result.size() - 1; i >= 0; i--) {
      if (result.get(i) instanceof Stmt.Labeled labeled
          && labeled.body() instanceof Stmt.Block block
          && isLeftByClausesAlone(labeled.label(), block)) {
        List<Stmt> handler = result.subList(i + 1, result.size());
        List<Stmt> moved = new ArrayList<>(result.subList(0, i));
        moved.addAll(new Clauses(labeled.label(), handler).all(block.statements()));
        return moved;
      }
    }
    return result;
  }

  /** Returns whether nothing but catch clauses leads to the code after a block. */
  private static boolean isLeftByClausesAlone(String label, Stmt.Block block) {
    Jumps jumps = Jumps.breaks(label);
    int[] found = new int[2];
    block.accept(
        new IrWalker() {
          @Override
          public Unit visitBreak(Stmt.Break stmt) {
            found[0] += jumps.is(stmt) ? 1 : 0;
            return Unit.UNIT;
          }

          @Override
          public Unit visitTry(Stmt.Try stmt) {
            for (Stmt.Catch clause : stmt.catches()) {
              found[1] += endsIn(jumps, clause) ? 1 : 0;
            }
            return super.visitTry(stmt);
          }
        });
    boolean isOfClauses = found[0] > 0 && found[0] == found[1] && found[0] <= MOST_COPIES;
    return isOfClauses && !completes(block.statements());
  }

  private static boolean endsIn(Jumps jumps, Stmt.Catch clause) {
    List<Stmt> body = clause.body().statements();
    return !body.isEmpty() && jumps.is(body.get(body.size() - 1));
  }

  /** Returns whether statements may complete normally. */
  private static boolean completes(List<Stmt> statements) {
    return statements.isEmpty() || completes(statements.get(statements.size() - 1));
  }

  private static boolean completes(Stmt last) {
    if (last instanceof Stmt.Block block) {
      return completes(block.statements());
    } else if (last instanceof Stmt.OnFailure guarded) {
      return completes(guarded.body().statements());
    } else if (last instanceof Stmt.Try guarded) {
      return completes(guarded.body().statements())
          || guarded.catches().stream().anyMatch(each -> completes(each.body().statements()));
    } else if (last instanceof Stmt.If branch) {
      Stmt otherwise = branch.whenFalse();
      return otherwise == null || completes(branch.whenTrue()) || completes(otherwise);
    } else if (last instanceof Stmt.Labeled labeled) {
      return completes(labeled.body())
          || Jumps.breaks(labeled.label()).areIn(List.of(labeled.body()));
    } else if (last instanceof Stmt.While loop) {
      boolean isEndless =
          loop.condition() instanceof Expr.Literal literal
              && literal.kind() == Expr.LiteralKind.TRUE;
      return !isEndless;
    }
    return !(last instanceof Stmt.Break
        || last instanceof Stmt.Continue
        || last instanceof Stmt.Return
        || last instanceof Stmt.Throw);
  }

  /**
   * Puts the handler where clauses jump to it. A cleanup that protects the code of the clause as
   * well as the handler is one statement of the source, so that it stays around both alone.
   */
  private static final class Clauses extends Rewriter {

    private final Jumps jumps;
    private final List<Stmt> handler;
    private final Deque<Stmt.Block> cleanups = new ArrayDeque<>();

    Clauses(String label, List<Stmt> handler) {
      this.jumps = Jumps.breaks(label);
      this.handler = List.copyOf(handler);
    }

    @Override
    List<Stmt> rewritten(Stmt statement) {
      if (jumps.is(statement)) {
        return handler.stream().flatMap(each -> withoutCleanup(each).stream()).toList();
      }
      if (!(statement instanceof Stmt.OnFailure guarded)) {
        return super.rewritten(statement);
      }
      cleanups.push(guarded.cleanup());
      List<Stmt> result = super.rewritten(statement);
      cleanups.pop();
      return result;
    }

    private List<Stmt> withoutCleanup(Stmt statement) {
      return statement instanceof Stmt.OnFailure guarded && cleanups.contains(guarded.cleanup())
          ? guarded.body().statements()
          : List.of(statement);
    }
  }
}
