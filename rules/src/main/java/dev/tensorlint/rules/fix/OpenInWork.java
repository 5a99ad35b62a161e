// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Opens something that belongs to one thread in the work that uses it, as the resource of a
 * try-with-resources around that; and prepares it there, as it was prepared before.
 */
public record OpenInWork(ResourceInfo resource) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    return Temporary.at(code, resource.created())
        .filter(it -> it.stmt() instanceof Stmt.Try)
        .flatMap(it -> inHeader(code, it, (Stmt.Try) it.stmt()));
  }

  private Optional<Fix> inHeader(Code code, Temporary opened, Stmt.Try header) {
    Optional<Stmt.Resource> own =
        opened.resourceOf(header).filter(one -> one.value() == opened.expr());
    boolean isOneOfSome = own.isPresent() && header.resources().size() > 1;
    return isOneOfSome ? moved(code, opened, header, own.get()) : Optional.empty();
  }

  private Optional<Fix> moved(Code code, Temporary opened, Stmt.Try header, Stmt.Resource own) {
    Local variable = java.util.Objects.requireNonNull(own.local());
    Optional<Expr.Lambda> work = Captures.only(header, variable);
    Optional<List<Stmt>> steps = work.flatMap(it -> steps(header, variable, it));
    boolean canMove =
        steps.isPresent()
            && Closing.of(variable, resource.model(), List.of(work.get().body())).isEmpty()
            && areFixed(opened.nesting(), opened.expr(), steps.get());
    return canMove ? fix(code, header, own, new Moved(work.get(), steps.get())) : Optional.empty();
  }

  /**
   * @param work what uses it on the other thread
   * @param steps what is done with it before
   */
  private record Moved(Expr.Lambda work, List<Stmt> steps) {}

  /** The statements that do something with it, all of them before the work is there. */
  private static Optional<List<Stmt>> steps(Stmt.Try block, Local variable, Expr.Lambda work) {
    List<Stmt> steps = new ArrayList<>();
    for (Stmt stmt : block.body().statements()) {
      boolean isStep = isStep(stmt, variable) && stmt.span().end() <= work.span().start();
      if (isStep) {
        steps.add(stmt);
      } else if (Captures.outside(stmt, variable)) {
        return Optional.empty();
      }
    }
    boolean isInResource =
        block.resources().stream().anyMatch(one -> Mentions.of(one.value()).contains(variable));
    return isInResource ? Optional.empty() : Optional.of(steps);
  }

  private static boolean isStep(Stmt stmt, Local variable) {
    return stmt instanceof Stmt.ExprStmt only
        && only.expr() instanceof Expr.Call call
        && call.target() instanceof Expr.LocalRef ref
        && ref.local().equals(variable)
        && call.arguments().stream().noneMatch(one -> Mentions.of(one).contains(variable));
  }

  /** A lambda can take only variables that are never assigned again. */
  private static boolean areFixed(Nesting nesting, Expr value, List<Stmt> steps) {
    Set<Local> taken = new HashSet<>(Mentions.of(value));
    steps.forEach(step -> taken.addAll(Mentions.of(step)));
    Stmt body = nesting.last(MethodDecl.class).map(MethodDecl::body).orElse(null);
    return body != null && Assigned.in(body).stream().noneMatch(taken::contains);
  }

  private static Optional<Fix> fix(Code code, Stmt.Try header, Stmt.Resource own, Moved moved) {
    Edits edits = new Edits(code);
    Local variable = java.util.Objects.requireNonNull(own.local());
    String declaration =
        Lines.joinedIfShort(code.file().textOf(TryBlock.spanOf(code, header, own)));
    TryBlock.removeResource(code, edits, header, own);
    moved.steps().forEach(step -> edits.delete(step.span().start(), step.span().end()));
    boolean isDone =
        moved.work().body() instanceof Stmt.Block block
            ? intoBlock(code, edits, block, variable, declaration, moved.steps())
            : intoExpression(code, edits, moved, declaration);
    return isDone
        ? edits.build(
            Fix.Safety.UNSAFE, "open `" + variable.name() + "` on the thread that uses it")
        : Optional.empty();
  }

  private static boolean intoBlock(
      Code code, Edits edits, Stmt.Block block, Local variable, String opening, List<Stmt> steps) {
    Optional<Siblings> first =
        block.statements().stream()
            .filter(stmt -> Mentions.any(stmt, Set.of(variable)))
            .findFirst()
            .flatMap(stmt -> code.at(stmt.span()).siblings());
    Optional<Extent> extent = first.flatMap(it -> Extent.of(code, it));
    if (extent.isEmpty()) {
      return false;
    }
    Siblings siblings = first.orElseThrow();
    int last = Reach.lastOfBlock(siblings, Set.of(variable));
    new TryBlock(code, edits).around(siblings, extent.get(), last, List.of(opening));
    String indent = code.indentation(extent.get().start());
    String next = code.newLine() + indent + code.layout().unit();
    for (Stmt step : steps) {
      edits.insert(extent.get().start(), code.file().textOf(step.span()) + next);
    }
    return true;
  }

  private static boolean intoExpression(Code code, Edits edits, Moved moved, String declaration) {
    Span body = moved.work().body().span();
    int arrow = code.text().lastIndexOf("->", body.start()) + 2;
    String unit = code.layout().unit();
    String indent = code.newLine() + code.indentation(arrow);
    StringBuilder text = new StringBuilder(" {");
    text.append(indent).append(unit).append("try (").append(declaration).append(") {");
    for (Stmt step : moved.steps()) {
      text.append(indent).append(unit).append(unit).append(code.file().textOf(step.span()));
    }
    boolean returns = Captures.returnsValue(code, moved.work());
    text.append(indent).append(unit).append(unit).append(returns ? "return " : "");
    edits.replace(arrow, body.start(), text.toString());
    edits.insert(body.end(), ";" + indent + unit + "}" + indent + "}");
    return true;
  }
}
