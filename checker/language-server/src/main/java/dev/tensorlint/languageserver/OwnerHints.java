// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.resource.Ownership;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Notes behind expressions that make resources: who releases what they make. */
final class OwnerHints {

  private OwnerHints() {}

  /**
   * Returns the notes within a part of a text.
   *
   * @param made what the text makes
   */
  static List<InlayHint> in(Range part, Lines lines, List<Ownership> made) {
    Span shown = new Span(lines.offset(part.getStart()), lines.offset(part.getEnd()));
    return made.stream()
        .filter(each -> isIn(shown, each.made().span().end()))
        .map(OwnerHints::hint)
        .toList();
  }

  private static boolean isIn(Span span, int offset) {
    return span.start() <= offset && offset <= span.end();
  }

  private static InlayHint hint(Ownership ownership) {
    Range made = Lines.range(ownership.made());
    InlayHint hint = new InlayHint(made.getEnd(), Either.forLeft(label(ownership)));
    hint.setPaddingLeft(true);
    return hint;
  }

  private static String label(Ownership ownership) {
    return switch (ownership.kind()) {
      case OWNER -> "owner: " + ownership.by();
      case METHOD -> "owner: this method";
      case FIELD -> "owner: field " + ownership.by();
      case CALLER -> "owner: the caller";
      case SCOPE_OF_CALLER -> "owner: a scope of the caller, if any";
      case RECEIVER -> "owner: the code that receives it";
      case NOBODY -> "no owner";
    };
  }
}
