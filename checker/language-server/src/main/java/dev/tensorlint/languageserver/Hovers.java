// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.finding.Finding;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** The pages of the rules whose findings are under the pointer. */
record Hovers(RulePages pages) {

  /** Returns the pages for a position; empty when there is no finding. */
  Optional<Hover> at(Position position, List<Finding> findings) {
    List<Finding> here =
        findings.stream().filter(each -> contains(Lines.range(each.place()), position)).toList();
    if (here.isEmpty()) {
      return Optional.empty();
    }
    String text =
        here.stream().map(Finding::rule).distinct().map(this::page).collect(Collectors.joining());
    return Optional.of(
        new Hover(new MarkupContent(MarkupKind.MARKDOWN, text), Lines.range(here.get(0).place())));
  }

  private String page(String rule) {
    return pages.page(rule).orElse("# " + rule + "\n");
  }

  private static boolean contains(Range range, Position position) {
    return !isBefore(position, range.getStart()) && !isBefore(range.getEnd(), position);
  }

  private static boolean isBefore(Position one, Position other) {
    return one.getLine() != other.getLine()
        ? one.getLine() < other.getLine()
        : one.getCharacter() < other.getCharacter();
  }
}
