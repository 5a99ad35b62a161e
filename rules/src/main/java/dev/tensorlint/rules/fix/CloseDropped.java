// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;
import java.util.Optional;

/**
 * Closes what is in a container before it is cleared, or before its variable gets another one.
 *
 * @param at the call that clears, or the variable that is assigned
 */
public record CloseDropped(Place at, TypeModel element, Fix.Safety safety) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    Nesting nesting = code.at(at);
    int stmt = nesting.lastIndexOf(Stmt.ExprStmt.class);
    return stmt < 0
        ? Optional.empty()
        : nesting.upTo(stmt).siblings().flatMap(siblings -> fix(code, siblings));
  }

  private Optional<Fix> fix(Code code, Siblings siblings) {
    Expr expr = siblings.stmt() instanceof Stmt.ExprStmt stmt ? stmt.expr() : null;
    if (expr instanceof Expr.Assign assign && Evaluation.onlyReads(assign.target())) {
      return assigned(code, siblings, assign);
    }
    return expr instanceof Expr.Call call
            && call.target() != null
            && Evaluation.onlyReads(call.target())
        ? cleared(code, siblings, call.target())
        : Optional.empty();
  }

  private Optional<Fix> cleared(Code code, Siblings siblings, Expr container) {
    Edits edits = new Edits(code);
    String name = code.file().textOf(container.span());
    int start = siblings.stmt().span().start();
    return close(code, edits, siblings, name, container.type())
        .flatMap(
            close -> {
              Repeated.remove(code, edits, sinceItWasCleared(code, siblings), close);
              edits.insert(start, close + code.newLine() + code.indentation(start));
              return edits.build(safety, "close the elements of `" + name + "` first");
            });
  }

  /** The statements before this one that find the same content; it may be cleared several times. */
  private static List<Stmt> sinceItWasCleared(Code code, Siblings siblings) {
    String text = code.file().textOf(siblings.stmt().span());
    int from = siblings.index();
    while (from > 0 && !code.file().textOf(siblings.get(from - 1).span()).equals(text)) {
      from--;
    }
    return siblings.statements().subList(from, siblings.index());
  }

  /**
   * The new value may be computed from the old one, so the old one is closed after the assignment.
   */
  private Optional<Fix> assigned(Code code, Siblings siblings, Expr.Assign assign) {
    Edits edits = new Edits(code);
    String name = code.file().textOf(assign.target().span());
    String former = Names.free(code, siblings.around(), "former", "previous");
    int start = siblings.stmt().span().start();
    String next = code.newLine() + code.indentation(start);
    return close(code, edits, siblings, former, assign.target().type())
        .flatMap(
            close -> {
              String type = typeOf(code, siblings, assign.target());
              edits.insert(start, type + " " + former + " = " + name + ";" + next);
              edits.insert(siblings.stmt().span().end(), next + close);
              return edits.build(safety, "close the old elements of `" + name + "`");
            });
  }

  private Optional<String> close(
      Code code, Edits edits, Siblings siblings, String name, TypeRef type) {
    TypeRef of = Elements.typeOf(type, TypeRef.of(element.name()));
    return Elements.close(code, edits, siblings, name, type, of);
  }

  /** Returns the type as the declaration of a local variable has it. */
  private static String typeOf(Code code, Siblings siblings, Expr target) {
    return target instanceof Expr.LocalRef ref
        ? Declarations.of(siblings.around(), ref.local())
            .flatMap(found -> Extent.of(code, found))
            .map(extent -> code.text().substring(extent.start(), ref.local().nameSpan().start()))
            .map(String::strip)
            .orElse("var")
        : "var";
  }
}
