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
import dev.tensorlint.report.text.Screen;
import dev.tensorlint.report.text.TextReporter;
import dev.tensorlint.rules.rule.RulePages;

/**
 * The forms of a report. Users write the name in lower case; each has a package of its own with a
 * {@link Reporter}.
 */
public enum ReportFormat {
  TEXT("txt", (screen, more, pages) -> new TextReporter(screen, more)),
  JSON("json", (screen, more, pages) -> new JsonReporter(pages)),
  SARIF("sarif", (screen, more, pages) -> new SarifReporter(pages)),
  GITHUB("github.txt", (screen, more, pages) -> new GitHubReporter(pages)),
  GITLAB("gitlab.json", (screen, more, pages) -> new GitLabReporter()),
  JUNIT("junit.xml", (screen, more, pages) -> new JUnitReporter(more)),
  CHECKSTYLE("checkstyle.xml", (screen, more, pages) -> new CheckstyleReporter()),
  HTML("html", (screen, more, pages) -> new HtmlReporter(more));

  /** Makes a reporter; each form takes what it needs. */
  private interface Maker {

    Reporter reporter(Screen screen, RuleReference more, RulePages pages);
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
   * @param screen for formats with colours
   * @param more for formats for people
   * @param pages where the pages of the rules are, for formats with addresses
   */
  public Reporter reporter(Screen screen, RuleReference more, RulePages pages) {
    return maker.reporter(screen, more, pages);
  }
}
