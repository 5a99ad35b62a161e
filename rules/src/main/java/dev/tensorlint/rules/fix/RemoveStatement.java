// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.ReleaseModel;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * Removes the statement that is nothing but a call.
 *
 * @param call the name of the call
 */
public record RemoveStatement(Place call, Fix.Safety safety) implements Remedy {

  /**
   * Removes a release that another one makes unnecessary. One that may do more than to release is
   * removed only after a review.
   */
  public static RemoveStatement ofRelease(Place call, ReleaseModel release, Fix.Safety safety) {
    boolean isPlain = release.isPlain(call.file().textOf(call.span()));
    boolean isSafe = safety == Fix.Safety.SAFE;
    return new RemoveStatement(call, isSafe && !isPlain ? Fix.Safety.UNSAFE : safety);
  }

  @Override
  public Optional<Fix> in(Code code) {
    Nesting nesting = code.at(call);
    return nesting
        .last(Stmt.ExprStmt.class)
        .filter(this::isTheCall)
        .flatMap(stmt -> fix(code, stmt));
  }

  private boolean isTheCall(Stmt.ExprStmt stmt) {
    return stmt.expr() instanceof Expr.Call only
        && only.nameSpan().equals(call.span())
        && only.arguments().isEmpty();
  }

  private Optional<Fix> fix(Code code, Stmt.ExprStmt stmt) {
    String text = code.file().textOf(stmt.expr().span());
    Edits edits = new Edits(code);
    Optional<Stmt.If> choice = choiceOf(code, stmt);
    if (choice.isPresent()) {
      invert(edits, choice.get());
    } else {
      Optional<Span> gone = Removal.of(code, stmt);
      if (gone.isEmpty()) {
        return Optional.empty();
      }
      edits.delete(gone.get().start(), gone.get().end());
    }
    return edits.build(safety, "remove `" + Lines.joined(text) + "`");
  }

  /**
   * The {@code if} of which the statement is one whole branch, while the other branch does more.
   */
  private static Optional<Stmt.If> choiceOf(Code code, Stmt stmt) {
    Nesting nesting = code.at(stmt.span());
    int at = nesting.nodes().indexOf(stmt);
    return at > 1
            && nesting.node(at - 2) instanceof Stmt.If choice
            && choice.whenTrue() instanceof Stmt.Block block
            && block.statements().equals(List.of(stmt))
            && choice.whenFalse() instanceof Stmt.Block
        ? Optional.of(choice)
        : Optional.empty();
  }

  /** Only the other branch remains, under the negated condition. */
  private static void invert(Edits edits, Stmt.If choice) {
    Expr condition = choice.condition();
    int start = condition.span().start();
    if (condition instanceof Expr.Unary not && not.operator().equals("!")) {
      edits.replace(start, start + 1, "");
    } else {
      boolean isLink = condition instanceof Expr.Call || condition instanceof Expr.LocalRef;
      edits.insert(start, isLink ? "!" : "!(");
      edits.insert(condition.span().end(), isLink ? "" : ")");
    }
    Stmt rest = java.util.Objects.requireNonNull(choice.whenFalse());
    edits.replace(choice.whenTrue().span().start(), rest.span().start(), "");
  }
}
