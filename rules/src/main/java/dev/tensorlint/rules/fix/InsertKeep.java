// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import java.util.List;
import java.util.Optional;

/**
 * Takes a value out of its scope where it leaves it, by the method that its library has for that.
 *
 * @param at the {@code return}, the assignment or the call that hands it on
 * @param created where the value comes from
 */
public record InsertKeep(Place at, Place created, Fix.Safety safety) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    return value(code)
        .flatMap(value -> method(code, value).flatMap(keep -> fix(code, value, keep)));
  }

  /** Returns the method of a library that takes a value out of its scope. */
  static Optional<String> method(Code code, Expr value) {
    return code.models().methodWith(InsertKeep::keeps, value.type().name(), code.types());
  }

  private static boolean keeps(Summary effect) {
    return effect.receiver().equals(OperandEffect.KEEPS);
  }

  private Optional<Fix> fix(Code code, Expr value, String keep) {
    Edits edits = new Edits(code);
    write(edits, value, keep);
    String text = Lines.joined(code.file().textOf(value.span()));
    return edits.build(isForGood(code) ? Fix.Safety.DISPLAY_ONLY : safety, "keep `" + text + "`");
  }

  static void write(Edits edits, Expr value, String keep) {
    boolean isLink =
        value instanceof Expr.Call || value instanceof Expr.LocalRef || value instanceof Expr.New;
    edits.insert(value.span().start(), isLink ? "" : "(");
    edits.insert(value.span().end(), (isLink ? "." : ").") + keep + "()");
  }

  /** What a static field, or a method that is called, gets may never be closed any more. */
  private boolean isForGood(Code code) {
    Nesting nesting = code.at(at);
    int returned = nesting.lastIndexOf(Stmt.Return.class);
    boolean isReturned = returned >= 0 && !nesting.has(Expr.Lambda.class, returned);
    Optional<Expr.Assign> assign =
        nesting
            .last(Stmt.ExprStmt.class)
            .filter(stmt -> stmt.expr() instanceof Expr.Assign)
            .map(stmt -> (Expr.Assign) stmt.expr());
    boolean isStatic =
        assign
            .filter(it -> it.target() instanceof Expr.FieldRef field && field.isStatic())
            .isPresent();
    boolean isPassedOn = assign.isEmpty() && !isReturned && !isIntoParameter(code, nesting);
    return isStatic || isPassedOn;
  }

  /** Callers see to what a method puts into a container of theirs. */
  private static boolean isIntoParameter(Code code, Nesting nesting) {
    Expr holder = nesting.last(Expr.Call.class).map(Expr.Call::target).orElse(null);
    return holder instanceof Expr.LocalRef ref
        && code.models().container(ref.type().name(), code.types()).isPresent()
        && nesting
            .last(MethodDecl.class)
            .filter(method -> method.parameters().contains(ref.local()))
            .isPresent();
  }

  /** What is returned or assigned there, or the argument in which it is made. */
  Optional<Expr> value(Code code) {
    Nesting nesting = code.at(at);
    for (int i = nesting.size() - 1; i >= 0; i--) {
      Object node = nesting.node(i);
      if (node instanceof Stmt.Return stmt) {
        return Optional.ofNullable(stmt.value());
      }
      if (node instanceof Expr.Assign assign) {
        return Optional.of(assign.value());
      }
      if (node instanceof Expr.Call call) {
        return argument(call.arguments());
      }
      if (node instanceof Stmt.ExprStmt stmt) {
        return stmt.expr() instanceof Expr.Assign assign
            ? Optional.of(assign.value())
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private Optional<Expr> argument(List<Expr> arguments) {
    return arguments.stream().filter(one -> one.span().contains(created.span())).findFirst();
  }
}
