// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * Releases a resource that never reaches its new owner: the rest of a constructor after it sets a
 * field, or of a method after it creates its result, goes into a {@code try} whose {@code catch}
 * releases the resource and rethrows.
 *
 * @param thrownAt what throws
 */
public record CloseOnFailure(ResourceInfo resource, Place thrownAt) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    boolean isScope = resource.model().kind() == ModelKind.SCOPE;
    return isScope || resource.isContainer()
        ? Optional.empty()
        : returned(code).or(() -> stored(code)).flatMap(holder -> fix(code, holder));
  }

  /**
   * What holds the resource until its new owner does.
   *
   * @param name the variable, or the field as it is written
   * @param set the statement that gives it the resource
   * @param isSure whether no statement after that one may hand it on before the end
   */
  private record Holder(String name, Siblings set, boolean isSure) {
    List<Stmt> rest() {
      return set.statements().subList(set.index() + 1, set.size());
    }
  }

  private Optional<Holder> returned(Code code) {
    return Declarations.of(code, resource).flatMap(this::returned);
  }

  /** The last statement returns it, and no earlier one hands it on. */
  private Optional<Holder> returned(Siblings declaration) {
    Stmt.LocalDecl decl = (Stmt.LocalDecl) declaration.stmt();
    List<Stmt> all = declaration.statements();
    boolean isReturned = all.get(all.size() - 1) instanceof Stmt.Return;
    if (!isReturned || declaration.index() == all.size() - 1) {
      return Optional.empty();
    }
    Handling before =
        Handling.of(decl.local(), all.subList(declaration.index() + 1, all.size() - 1));
    Handling last = Handling.of(decl.local(), all.subList(all.size() - 1, all.size()));
    return last.isHandedOut() && !before.isHandedOut() && !before.isAssigned()
        ? Optional.of(new Holder(decl.local().name(), declaration, before.isPrivate()))
        : Optional.empty();
  }

  private Optional<Holder> stored(Code code) {
    return code.at(resource.created()).siblings().flatMap(siblings -> stored(code, siblings));
  }

  private Optional<Holder> stored(Code code, Siblings siblings) {
    boolean isSet =
        siblings.stmt() instanceof Stmt.ExprStmt stmt
            && stmt.expr() instanceof Expr.Assign assign
            && assign.target() instanceof Expr.FieldRef
            && isResource(assign.value());
    if (!isSet || siblings.index() == siblings.size() - 1) {
      return Optional.empty();
    }
    Expr.Assign assign = (Expr.Assign) ((Stmt.ExprStmt) siblings.stmt()).expr();
    String name = code.file().textOf(assign.target().span());
    return Optional.of(new Holder(name, siblings, true));
  }

  private boolean isResource(Expr value) {
    Span created = resource.created().span();
    return value instanceof Expr.Call call
        ? call.nameSpan().equals(created)
        : value instanceof Expr.New && value.span().contains(created);
  }

  private Optional<Fix> fix(Code code, Holder holder) {
    List<Stmt> rest = holder.rest();
    Span all = new Span(rest.get(0).span().start(), rest.get(rest.size() - 1).span().end());
    if (!all.contains(thrownAt.span()) || !(holder.set().parent() instanceof Stmt.Block)) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    String failure = Names.free(code, holder.set().around(), "e", "failure");
    new TryBlock(code, edits)
        .withCatch(
            holder.set(),
            failure,
            List.of(
                holder.name() + "." + Writing.method(resource.model()) + "();",
                "throw " + failure + ";"));
    return edits.build(
        holder.isSure() && resource.origin() != ResourceInfo.Origin.OBTAINED
            ? Fix.Safety.SAFE
            : Fix.Safety.UNSAFE,
        "close `" + holder.name() + "` on failure");
  }
}
