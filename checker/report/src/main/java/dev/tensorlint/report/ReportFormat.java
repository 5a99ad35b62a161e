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
  TEXT("txt") {
    @Override
    public Reporter reporter(Palette palette, RuleReference more, RulePages pages) {
      return new TextReporter(palette, more);
    }
  },
  JSON("json") {
    @Override
    public Reporter reporter(Palette palette, RuleReference more, RulePages pages) {
      return new JsonReporter(pages);
    }
  },
  SARIF("sarif") {
    @Override
    public Reporter reporter(Palette palette, RuleReference more, RulePages pages) {
      return new SarifReporter(pages);
    }
  },
  GITHUB("github.txt") {
    @Override
    public Reporter reporter(Palette palette, RuleReference more, RulePages pages) {
      return new GitHubReporter(pages);
    }
  },
  GITLAB("gitlab.json") {
    @Override
    public Reporter reporter(Palette palette, RuleReference more, RulePages pages) {
      return new GitLabReporter();
    }
  },
  JUNIT("junit.xml") {
    @Override
    public Reporter reporter(Palette palette, RuleReference more, RulePages pages) {
      return new JUnitReporter(more);
    }
  },
  CHECKSTYLE("checkstyle.xml") {
    @Override
    public Reporter reporter(Palette palette, RuleReference more, RulePages pages) {
      return new CheckstyleReporter();
    }
  },
  HTML("html") {
    @Override
    public Reporter reporter(Palette palette, RuleReference more, RulePages pages) {
      return new HtmlReporter(more);
    }
  };

  private final String extension;

  ReportFormat(String extension) {
    this.extension = extension;
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
  public abstract Reporter reporter(Palette palette, RuleReference more, RulePages pages);
}
