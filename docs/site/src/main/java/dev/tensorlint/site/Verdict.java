// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.Node;

/**
 * A finding in public code with the verdict of the person that compared it with the source.
 *
 * @param codeBase where it is published
 * @param where HTML: classes and lines
 * @param judgement what the person says of it
 * @param reason HTML: why
 */
record Verdict(
    String codeBase,
    String where,
    String rule,
    String strength,
    Judgement judgement,
    String reason) {

  /** How right a finding is. */
  enum Judgement {
    TRUE,
    ARGUABLE,
    FALSE;

    String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final Pattern JUDGEMENT =
      Pattern.compile("^(true|arguable|false)\\b[:,;]?\\s*", Pattern.CASE_INSENSITIVE);

  /** Returns the verdicts of a document; a table without rules or verdicts is something else. */
  static List<Verdict> of(String document) {
    List<Verdict> verdicts = new ArrayList<>();
    for (MarkdownTable table : MarkdownTable.of(Markdown.parse(document))) {
      if (table.hasColumns("rule", "verdict")) {
        table.rows().forEach(row -> of(table, row).ifPresent(verdicts::add));
      }
    }
    return verdicts;
  }

  /** Returns the verdict of a row; what it says, not how, decides what a row is. */
  private static Optional<Verdict> of(MarkdownTable table, List<Node> row) {
    Matcher judgement = JUDGEMENT.matcher(table.text(row, "verdict"));
    if (!judgement.find()) {
      return Optional.empty();
    }
    String named = table.text(row, "code base");
    return Optional.of(
        new Verdict(
            named.isEmpty() ? table.heading() : named,
            table.html(row, "where"),
            table.text(row, "rule"),
            table.text(row, "strength"),
            Judgement.valueOf(judgement.group(1).toUpperCase(Locale.ROOT)),
            JUDGEMENT.matcher(table.html(row, "verdict")).replaceFirst("")));
  }
}
