// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The jumps to one label.
 *
 * @param continues whether they go on with the next iteration; otherwise they leave the statement
 */
record Jumps(String label, boolean continues) {

  static Jumps breaks(String label) {
    return new Jumps(label, false);
  }

  static Jumps continues(String label) {
    return new Jumps(label, true);
  }

  /** Returns the statements of a block, or the statement alone. */
  static List<Stmt> listed(Stmt statement) {
    return statement instanceof Stmt.Block block ? block.statements() : List.of(statement);
  }

  boolean is(@Nullable Stmt statement) {
    if (statement instanceof Stmt.Block block && block.statements().size() == 1) {
      return is(block.statements().get(0));
    }
    if (statement instanceof Stmt.Continue next) {
      return continues && label.equals(next.label());
    }
    return statement instanceof Stmt.Break exit && !continues && label.equals(exit.label());
  }

  boolean areIn(List<Stmt> statements) {
    boolean[] isFound = {false};
    IrWalker walker =
        new IrWalker() {
          @Override
          public Unit visitBreak(Stmt.Break stmt) {
            isFound[0] |= is(stmt);
            return Unit.UNIT;
          }

          @Override
          public Unit visitContinue(Stmt.Continue stmt) {
            isFound[0] |= is(stmt);
            return Unit.UNIT;
          }
        };
    statements.forEach(each -> each.accept(walker));
    return isFound[0];
  }

  /** Returns a loop with its label, if a jump in it needs one. */
  Stmt labelled(Stmt loop, List<Stmt> body, Stmt.Labeled labeled) {
    return areIn(body) ? new Stmt.Labeled(label, loop, labeled.span()) : loop;
  }

  /** Returns statements without jumps that lead where the statements end anyway. */
  List<Stmt> withoutLast(List<Stmt> statements) {
    if (statements.isEmpty()) {
      return statements;
    }
    List<Stmt> result = new ArrayList<>(statements);
    Stmt last = result.remove(result.size() - 1);
    if (is(last)) {
      return withoutLast(result);
    }
    result.add(withoutLast(last));
    return result;
  }

  private Stmt.Block withoutLast(Stmt.Block block) {
    return new Stmt.Block(withoutLast(block.statements()), block.span());
  }

  private Stmt withoutLast(Stmt statement) {
    if (statement instanceof Stmt.Block block) {
      return withoutLast(block);
    } else if (statement instanceof Stmt.Labeled labeled
        && labeled.body() instanceof Stmt.Block block) {
      return new Stmt.Labeled(labeled.label(), withoutLast(block), labeled.span());
    } else if (statement instanceof Stmt.If branch) {
      Stmt otherwise = branch.whenFalse();
      return new Stmt.If(
          branch.condition(),
          nested(branch.whenTrue()),
          otherwise == null ? null : nested(otherwise),
          branch.span());
    } else if (statement instanceof Stmt.OnFailure guarded) {
      return new Stmt.OnFailure(withoutLast(guarded.body()), guarded.cleanup(), guarded.span());
    } else if (statement instanceof Stmt.Try guarded && guarded.finallyBlock() == null) {
      List<Stmt.Catch> catches =
          guarded.catches().stream()
              .map(
                  each ->
                      new Stmt.Catch(
                          each.parameter(), each.types(), withoutLast(each.body()), each.span()))
              .toList();
      return new Stmt.Try(
          guarded.resources(), withoutLast(guarded.body()), catches, null, guarded.span());
    }
    return statement;
  }

  private Stmt nested(Stmt statement) {
    List<Stmt> result = withoutLast(listed(statement));
    return result.size() == 1 ? result.get(0) : new Stmt.Block(result, statement.span());
  }
}
