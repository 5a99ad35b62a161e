// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import dev.tensorlint.report.Report;
import dev.tensorlint.report.Reporter;
import dev.tensorlint.report.RuleReference;
import java.io.IOException;

/**
 * One HTML file that shows the report in a browser. It loads nothing, and its content security
 * policy lets it load nothing. What comes from the checked code stands in one JSON block of ASCII
 * characters; the script of the page puts it into the document as text, never as markup.
 */
public final class HtmlReporter implements Reporter {

  private final RuleReference more;

  /**
   * @param more where a reader finds more on a rule
   */
  public HtmlReporter(RuleReference more) {
    this.more = more;
  }

  @Override
  public void write(Report report, Appendable out) throws IOException {
    out.append(Page.around(ReportData.json(report, more)));
  }
}
