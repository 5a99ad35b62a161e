// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import dev.tensorlint.report.checkstyle.CheckstyleReporter;
import dev.tensorlint.report.github.GitHubReporter;
import dev.tensorlint.report.gitlab.GitLabReporter;
import dev.tensorlint.report.html.HtmlReporter;
import dev.tensorlint.report.json.JsonReporter;
import dev.tensorlint.report.junit.JUnitReporter;
import dev.tensorlint.report.sarif.SarifReporter;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.report.text.TextReporter;
import dev.tensorlint.rules.rule.RulePages;

/**
 * The forms of a report. Users write the name in lower case; each has a package of its own with a
 * {@link Reporter}.
 */
public enum ReportFormat {
  TEXT("txt", (palette, more, pages) -> new TextReporter(palette, more)),
  JSON("json", (palette, more, pages) -> new JsonReporter(pages)),
  SARIF("sarif", (palette, more, pages) -> new SarifReporter(pages)),
  GITHUB("github.txt", (palette, more, pages) -> new GitHubReporter(pages)),
  GITLAB("gitlab.json", (palette, more, pages) -> new GitLabReporter()),
  JUNIT("junit.xml", (palette, more, pages) -> new JUnitReporter(more)),
  CHECKSTYLE("checkstyle.xml", (palette, more, pages) -> new CheckstyleReporter()),
  HTML("html", (palette, more, pages) -> new HtmlReporter(more));

  /** Makes a reporter; each form takes what it needs. */
  private interface Maker {

    Reporter reporter(Palette palette, RuleReference more, RulePages pages);
  }

  private final String extension;

  @SuppressWarnings("ImmutableEnumChecker") // The functions above hold nothing.
  private final Maker maker;

  ReportFormat(String extension, Maker maker) {
    this.extension = extension;
    this.maker = maker;
  }

  /** Returns the usual extension of a file in this form, without a dot; each form has its own. */
  public String extension() {
    return extension;
  }

  /**
   * Returns the reporter of this format.
   *
   * @param palette for formats with colours
   * @param more for formats for people
   * @param pages where the pages of the rules are, for formats with addresses
   */
  public Reporter reporter(Palette palette, RuleReference more, RulePages pages) {
    return maker.reporter(palette, more, pages);
  }
}
