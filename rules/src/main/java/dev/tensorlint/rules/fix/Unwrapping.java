// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.List;

/** Takes a block away and leaves the statements in it. */
final class Unwrapping {

  private Unwrapping() {}

  /** Returns whether nothing else is lost, and no name is met by another one of the same. */
  static boolean canUnwrap(Code code, Temporary temporary, Stmt.Try block) {
    List<Stmt> body = block.body().statements();
    boolean isPlain = block.catches().isEmpty() && block.finallyBlock() == null;
    boolean isLast =
        temporary
            .siblings()
            .filter(found -> found.index() == found.size() - 1)
            .filter(found -> found.parent() instanceof Stmt.Block)
            .isPresent();
    return isPlain
        && isLast
        && !body.isEmpty()
        && !Trivia.mayHaveComment(head(code, block))
        && tail(code, block).strip().equals("}");
  }

  private static String head(Code code, Stmt.Try block) {
    return code.text().substring(block.body().span().start(), start(code, block));
  }

  private static int start(Code code, Stmt.Try block) {
    Stmt first = block.body().statements().get(0);
    return code.at(first.span())
        .siblings()
        .flatMap(it -> Extent.of(code, it))
        .map(Extent::start)
        .orElse(first.span().start());
  }

  private static int end(Code code, Stmt.Try block) {
    List<Stmt> body = block.body().statements();
    Stmt last = body.get(body.size() - 1);
    return code.at(last.span())
        .siblings()
        .flatMap(it -> Extent.of(code, it))
        .map(Extent::end)
        .orElse(last.span().end());
  }

  private static String tail(Code code, Stmt.Try block) {
    return code.text().substring(end(code, block), block.span().end());
  }

  /** Returns where the statements stand that are left; their lines keep their indentation. */
  static Span unwrap(Code code, Edits edits, Stmt.Try block) {
    int start = start(code, block);
    int end = end(code, block);
    edits.replace(block.span().start(), start, "");
    edits.replace(end, block.span().end(), "");
    return new Span(start, end);
  }
}
