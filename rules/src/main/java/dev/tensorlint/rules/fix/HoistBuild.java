// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Builds a resource once, in a try-with-resources around the loop that builds it on every
 * iteration, together with its parts that the loop builds as well.
 *
 * @param loop the head of the loop
 */
public record HoistBuild(ResourceInfo resource, Place loop) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    Nesting around = code.at(loop);
    Optional<Siblings> siblings =
        around.isEmpty() || !Loops.isLoop(around.innermost())
            ? Optional.empty()
            : around.siblings().filter(found -> found.stmt() == around.innermost());
    return siblings.flatMap(found -> built(code).flatMap(built -> fix(code, found, built)));
  }

  /** Where a variable gets it, in the same method as the loop. */
  private Optional<Built> built(Code code) {
    return Temporary.at(code, resource.created())
        .filter(it -> it.stmt().span().start() > loop.span().start())
        .filter(it -> Built.isOfLoop(it.nesting(), loop.span()))
        .flatMap(it -> Built.of(code, it, resource.model()));
  }

  private Optional<Fix> fix(Code code, Siblings around, Built built) {
    Span span = around.stmt().span();
    Optional<List<Siblings>> needed = needed(code, built, span);
    Optional<Extent> extent = Extent.of(code, around);
    boolean isWithin = span.contains(built.expr().span());
    if (needed.isEmpty() || extent.isEmpty() || !isWithin) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    boolean wraps = wrap(code, edits, around, extent.get(), built, needed.get());
    Optional<Span> kept = built.remove(edits);
    String unit = code.layout().unit();
    if (wraps) {
      kept.ifPresentOrElse(
          body -> {
            edits.indent(extent.get().start(), body.start(), unit);
            edits.indent(body.end(), extent.get().end(), unit);
          },
          () -> edits.indent(extent.get().start(), extent.get().end(), unit));
    } else {
      kept.ifPresent(body -> edits.outdent(body.start(), body.end(), unit));
    }
    return edits.build(
        Fix.Safety.UNSAFE, "build `" + built.local().name() + "` once, before the loop");
  }

  /** Returns whether the loop goes into a block of its own. */
  private static boolean wrap(
      Code code, Edits edits, Siblings around, Extent extent, Built built, List<Siblings> needed) {
    Optional<Stmt.Try> header = TryBlock.headerFor(around);
    if (header.isPresent() && needed.isEmpty()) {
      new TryBlock(code, edits).addResource(header.get(), built.declaration());
      return false;
    }
    String indent = code.newLine() + code.indentation(extent.start());
    StringBuilder before = new StringBuilder();
    for (Siblings one : needed) {
      Extent moved = Extent.of(code, one).orElseThrow();
      before.append(moved.text(code)).append(indent);
      edits.delete(moved.start(), moved.end());
    }
    String inner = indent + code.layout().unit();
    edits.insert(extent.start(), before + "try (" + built.declaration() + ") {" + inner);
    edits.insert(code.lineEnd(extent.end()), indent + "}");
    return true;
  }

  /** The declarations in the loop that it is made of; empty where one is no plain declaration. */
  private static Optional<List<Siblings>> needed(Code code, Built built, Span loop) {
    List<Siblings> needed = new ArrayList<>();
    List<Expr> open = new ArrayList<>(List.of(built.expr()));
    while (!open.isEmpty()) {
      Expr expr = open.remove(0);
      for (Local local : Mentions.of(expr)) {
        if (!loop.contains(local.nameSpan()) || expr.span().contains(local.nameSpan())) {
          continue;
        }
        Optional<Siblings> found =
            Declarations.of(code.at(expr.span()), local)
                .filter(it -> Extent.of(code, it).isPresent());
        Expr value = found.isPresent() ? ((Stmt.LocalDecl) found.get().stmt()).initializer() : null;
        if (value == null) {
          return Optional.empty();
        }
        needed.add(0, found.get());
        open.add(value);
      }
    }
    return Optional.of(needed.stream().distinct().toList());
  }
}
