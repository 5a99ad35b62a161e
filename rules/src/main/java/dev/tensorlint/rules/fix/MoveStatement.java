// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Moves a releasing statement, a call or a loop of calls, after a use in the same list.
 *
 * @param used variables that the use needs
 */
record MoveStatement(LateUse late, Set<Local> used, Fix.Safety safety) {

  Optional<Fix> in(Code code) {
    return outOfLoop(code.at(late.release())).flatMap(siblings -> move(code, siblings));
  }

  private static Optional<Siblings> outOfLoop(Nesting nesting) {
    return nesting
        .siblings()
        .map(
            found -> {
              Nesting around = found.ofParent();
              boolean isLoop =
                  found.size() == 1
                      && around.size() > 1
                      && around.node(around.size() - 2) instanceof Stmt.ForEach;
              return isLoop ? around.upTo(around.size() - 2).siblings().orElse(found) : found;
            });
  }

  private Optional<Fix> move(Code code, Siblings siblings) {
    boolean canMove =
        siblings.stmt() instanceof Stmt.ExprStmt || siblings.stmt() instanceof Stmt.ForEach;
    Set<Local> needed = new HashSet<>(used);
    needed.addAll(Mentions.of(siblings.stmt()));
    int last = Math.max(Reach.last(siblings, needed), late.index(siblings));
    if (!canMove
        || late.isAskedBetween(siblings, needed)
        || last <= siblings.index()
        || !late.isIn(siblings, last)
        || isRedirected(code, siblings, last)) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    Span span = siblings.stmt().span();
    edits.delete(span.start(), span.end());
    new TryBlock(code, edits).insertBehindOrFinally(siblings.at(last), code.file().textOf(span));
    return edits.build(safetyOf(code, siblings.stmt()), MoveRelease.title(code, siblings.stmt()));
  }

  private boolean isRedirected(Code code, Siblings siblings, int last) {
    List<Stmt> passed = siblings.statements().subList(siblings.index() + 1, last + 1);
    return ReleaseStatement.at(code, late.release())
        .filter(found -> Redirection.any(code, passed, found.target()))
        .isPresent();
  }

  /** What a method of this file does besides releasing would come later, too. */
  private Fix.Safety safetyOf(Code code, Stmt stmt) {
    if (stmt instanceof Stmt.ForEach || ReleaseStatement.at(code, late.release()).isPresent()) {
      return safety;
    }
    boolean isCall = stmt instanceof Stmt.ExprStmt only && only.expr() instanceof Expr.Call;
    Expr.Call call = isCall ? (Expr.Call) ((Stmt.ExprStmt) stmt).expr() : null;
    boolean onlyReleases =
        call != null
            && (runsReference(code, call)
                || Bodies.doOnly(code, call.callee(), one -> isOneRelease(code, one)));
    return onlyReleases ? Fix.Safety.UNSAFE : Fix.Safety.DISPLAY_ONLY;
  }

  /** Returns whether a call passes a method reference to code outside of the file. */
  private static boolean runsReference(Code code, Expr.Call call) {
    return call.arguments().stream().anyMatch(Expr.MethodReference.class::isInstance)
        && Bodies.of(code, call.callee()).isEmpty();
  }

  private static boolean isOneRelease(Code code, Stmt stmt) {
    return stmt instanceof Stmt.ExprStmt only
        && only.expr() instanceof Expr.Call call
        && call.target() != null
        && code.models()
            .type(call.target().type().name(), code.types())
            .filter(
                model ->
                    call.callee() instanceof MethodRef m
                        && model.release().methods().contains(m.name()))
            .isPresent();
  }
}
