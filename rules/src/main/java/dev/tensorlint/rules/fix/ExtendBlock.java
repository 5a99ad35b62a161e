// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Extends the block that ends with a release past the last use of the resource.
 *
 * @param release the resource of a {@code try}, or a release in its {@code finally}
 * @param use the use after the block; empty for a value that is computed in the block and needed
 *     after it
 */
public record ExtendBlock(Place release, Optional<Place> use, Fix.Safety safety) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    Nesting nesting = code.at(release);
    int at = nesting.lastIndexOf(Stmt.Try.class);
    boolean isEnd = at >= 0 && nesting.node(at) instanceof Stmt.Try block && isReleasedAtEnd(block);
    return isEnd ? nesting.upTo(at).siblings().flatMap(it -> fix(code, it)) : Optional.empty();
  }

  private boolean isReleasedAtEnd(Stmt.Try block) {
    boolean isResource =
        block.resources().stream().anyMatch(one -> one.span().contains(release.span()));
    boolean isInFinally =
        block.finallyBlock() != null && block.finallyBlock().span().contains(release.span());
    return block.catches().isEmpty() && (isResource || isInFinally);
  }

  private Optional<Fix> fix(Code code, Siblings siblings) {
    Stmt.Try block = (Stmt.Try) siblings.stmt();
    Set<Local> needed = new HashSet<>();
    use.ifPresentOrElse(
        at -> code.at(at).last(Expr.class).ifPresent(expr -> needed.addAll(Mentions.of(expr))),
        () -> needed.addAll(Assigned.in(block.body())));
    int last = Math.max(Reach.lastOfBlock(siblings, needed), indexOfUse(siblings));
    int end = siblings.get(last).span().end();
    int brace = block.body().span().end() - 1;
    boolean isPlain = Trivia.isBlank(code.text(), code.lineStart(brace), brace);
    if (last == siblings.index() || !isPlain) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    String tail = code.text().substring(brace, block.span().end());
    int stop = Extent.of(code, siblings, last).map(Extent::end).orElse(end);
    edits.delete(brace, block.span().end());
    edits.indent(block.span().end(), stop, code.layout().unit());
    edits.insert(code.lineEnd(stop), code.newLine() + code.indentation(brace) + tail);
    return edits.build(safety, "extend the block past the last use");
  }

  private int indexOfUse(Siblings siblings) {
    for (int i = siblings.size() - 1; i > siblings.index(); i--) {
      Stmt stmt = siblings.get(i);
      if (use.filter(at -> stmt.span().contains(at.span())).isPresent()) {
        return i;
      }
    }
    return siblings.index();
  }
}
