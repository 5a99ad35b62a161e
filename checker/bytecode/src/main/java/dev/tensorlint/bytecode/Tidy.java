// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import java.util.ArrayList;
import java.util.List;

/**
 * Restores branches and loops from labelled blocks and jumps. Each step keeps the paths through the
 * code; {@link Loops} then recognises the forms of loops.
 */
final class Tidy extends Rewriter {

  private Tidy() {}

  static List<Stmt> of(List<Stmt> statements) {
    List<Stmt> handled = CatchParameters.named(new Handlers().all(statements));
    List<Stmt> nested = new Choices().all(new Tidy().all(handled));
    return new Loops().all(new CheckedValues().all(nested));
  }

  @Override
  List<Stmt> rewritten(Stmt statement) {
    Stmt inside = super.rewritten(statement).get(0);
    if (!(inside instanceof Stmt.Labeled labeled)) {
      return List.of(inside);
    } else if (labeled.body() instanceof Stmt.While loop) {
      return loop(labeled, loop);
    } else if (labeled.body() instanceof Stmt.Block block) {
      return exit(labeled, block);
    }
    return List.of(inside);
  }

  /** A block that jumps leave: what they skip becomes a branch. */
  private static List<Stmt> exit(Stmt.Labeled labeled, Stmt.Block block) {
    Jumps jumps = Jumps.breaks(labeled.label());
    List<Stmt> body = jumps.withoutLast(branches(block.statements(), jumps));
    if (jumps.areIn(body)) {
      return List.of(
          new Stmt.Labeled(labeled.label(), new Stmt.Block(body, block.span()), labeled.span()));
    }
    return body;
  }

  private static List<Stmt> branches(List<Stmt> statements, Jumps jumps) {
    for (int i = 0; i < statements.size(); i++) {
      if (!(statements.get(i) instanceof Stmt.If branch) || branch.whenFalse() != null) {
        continue;
      }
      List<Stmt> taken = Jumps.listed(branch.whenTrue());
      boolean jumpsAway = !taken.isEmpty() && jumps.is(taken.get(taken.size() - 1));
      if (jumpsAway && i + 1 < statements.size()) {
        List<Stmt> rest = branches(statements.subList(i + 1, statements.size()), jumps);
        List<Stmt> result = new ArrayList<>(statements.subList(0, i));
        result.add(branch(branch, taken.subList(0, taken.size() - 1), jumps.withoutLast(rest)));
        return result;
      }
    }
    return statements;
  }

  private static Stmt branch(Stmt.If branch, List<Stmt> taken, List<Stmt> rest) {
    Stmt.Block otherwise = new Stmt.Block(rest, Spans.of(rest));
    if (taken.isEmpty()) {
      return new Stmt.If(
          Conditions.not(branch.condition()), otherwise, null, branch.span().to(otherwise.span()));
    }
    Stmt.Block then = new Stmt.Block(taken, Spans.of(taken));
    return new Stmt.If(branch.condition(), then, otherwise, branch.span());
  }

  /** A loop with its test at the start, at the end, or somewhere in between. */
  private static List<Stmt> loop(Stmt.Labeled labeled, Stmt.While loop) {
    Jumps continues = Jumps.continues(labeled.label());
    List<Stmt> body = Jumps.listed(loop.body());
    List<Stmt> result = new ArrayList<>();
    int last = body.size() - 1;
    boolean isTestedLast =
        last >= 1
            && body.get(last) instanceof Stmt.Break
            && body.get(last - 1) instanceof Stmt.If test
            && test.whenFalse() == null
            && continues.is(test.whenTrue());
    boolean isTestedFirst =
        !body.isEmpty()
            && body.get(0) instanceof Stmt.If test
            && test.whenFalse() == null
            && test.whenTrue() instanceof Stmt.Break;
    if (isTestedLast) {
      Expr condition = ((Stmt.If) body.get(last - 1)).condition();
      List<Stmt> before = body.subList(0, last - 1);
      Stmt.Block inner = new Stmt.Block(before, Spans.of(before));
      result.add(
          continues.labelled(new Stmt.DoWhile(inner, condition, loop.span()), before, labeled));
      result.add(body.get(last));
    } else if (isTestedFirst) {
      Stmt.If test = (Stmt.If) body.get(0);
      List<Stmt> after = continues.withoutLast(body.subList(1, body.size()));
      Stmt.Block inner = new Stmt.Block(after, Spans.of(after));
      result.add(
          continues.labelled(
              new Stmt.While(Conditions.not(test.condition()), inner, loop.span()),
              after,
              labeled));
      result.add(test.whenTrue());
    } else {
      List<Stmt> all = continues.withoutLast(body);
      Stmt.Block inner = new Stmt.Block(all, Spans.of(all));
      result.add(
          continues.labelled(new Stmt.While(loop.condition(), inner, loop.span()), all, labeled));
    }
    return result;
  }
}
