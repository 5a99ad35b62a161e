// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.List;
import java.util.Optional;

/**
 * Does work on this thread that is awaited here anyway.
 *
 * @param start the call that starts it on another one
 */
public record RunHere(Place start) implements Remedy {

  private static final String TITLE = "do the work on this thread, which waits for it anyway";

  @Override
  public Optional<Fix> in(Code code) {
    Nesting nesting = code.at(start);
    int at = nesting.lastIndexOf(Expr.Call.class);
    if (at < 1 || !(nesting.node(at) instanceof Expr.Call call)) {
      return Optional.empty();
    }
    Optional<Expr> work = work(call);
    boolean isAwaited =
        nesting.node(at - 1) instanceof Expr.Call join
            && call.equals(join.target())
            && awaits(code, join);
    return isAwaited
        ? work.flatMap(body -> atOnce(code, (Expr.Call) nesting.node(at - 1), body))
        : work.flatMap(body -> later(code, nesting.upTo(at), call, body));
  }

  /** The work, where it is one expression. */
  private static Optional<Expr> work(Expr.Call call) {
    return call.arguments().size() == 1
            && call.arguments().get(0) instanceof Expr.Lambda lambda
            && lambda.parameters().isEmpty()
            && lambda.body() instanceof Stmt.Return body
        ? Optional.ofNullable(body.value())
        : Optional.empty();
  }

  private static boolean awaits(Code code, Expr.Call call) {
    return call.arguments().isEmpty()
        && call.target() != null
        && call.callee() instanceof MethodRef method
        && code.models()
            .effect(call.target().type().name(), method, code.types())
            .filter(effect -> effect.awaits())
            .isPresent();
  }

  private static Optional<Fix> atOnce(Code code, Expr.Call join, Expr work) {
    Edits edits = new Edits(code);
    replace(code, edits, join, work);
    return edits.build(Fix.Safety.UNSAFE, TITLE);
  }

  private static void replace(Code code, Edits edits, Expr.Call join, Expr work) {
    boolean isLink = !(work instanceof Expr.Binary || work instanceof Expr.Conditional);
    String text = code.file().textOf(work.span());
    edits.replace(join.span().start(), join.span().end(), isLink ? text : "(" + text + ")");
  }

  /** A future that is only joined, in a statement after its declaration. */
  private static Optional<Fix> later(Code code, Nesting nesting, Expr.Call call, Expr work) {
    Optional<Siblings> declared =
        nesting
            .siblings()
            .filter(
                found ->
                    found.stmt() instanceof Stmt.LocalDecl decl && call.equals(decl.initializer()));
    Optional<Extent> extent = declared.flatMap(found -> Extent.of(code, found));
    if (extent.isEmpty()) {
      return Optional.empty();
    }
    Siblings list = declared.orElseThrow();
    Local future = ((Stmt.LocalDecl) list.stmt()).local();
    Joins joins = Joins.of(code, future, list.statements().subList(list.index(), list.size()));
    if (joins.mentions != 1 || joins.found == null) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    Expr.Call join = joins.found;
    Optional<Stmt> whole =
        list.statements().stream()
            .filter(stmt -> stmt instanceof Stmt.ExprStmt only && only.expr().equals(join))
            .findFirst();
    if (whole.isPresent()) {
      String text = code.file().textOf(work.span()) + ";";
      edits.replace(extent.get().start(), extent.get().end(), text);
      edits.delete(whole.get().span().start(), whole.get().span().end());
    } else {
      edits.delete(extent.get().start(), extent.get().end());
      replace(code, edits, join, work);
    }
    return edits.build(Fix.Safety.UNSAFE, TITLE);
  }

  /** The calls that wait for a future, and how often it is mentioned at all. */
  private static final class Joins extends IrWalker {
    private final Code code;
    private final Local future;
    private Expr.@org.jspecify.annotations.Nullable Call found;
    private int mentions;

    private Joins(Code code, Local future) {
      this.code = code;
      this.future = future;
    }

    static Joins of(Code code, Local future, List<Stmt> statements) {
      Joins joins = new Joins(code, future);
      statements.forEach(joins::stmt);
      return joins;
    }

    @Override
    public Unit visitLocalRef(Expr.LocalRef expr) {
      mentions += expr.local().equals(future) ? 1 : 0;
      return super.visitLocalRef(expr);
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      boolean isOfIt = expr.target() instanceof Expr.LocalRef ref && ref.local().equals(future);
      if (isOfIt && awaits(code, expr)) {
        found = expr;
      }
      return super.visitCall(expr);
    }
  }
}
