// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import dev.tensorlint.rules.config.FailOn;
import dev.tensorlint.rules.rule.RulePages;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What a check reports, and what fails the build.
 *
 * @param limit the mildest severity that fails the build
 * @param named the limit that reports name: that of the build, or else that of the configuration
 * @param failOnDiagnostics whether input that could not be checked fails the build
 * @param failOnIncomplete whether code that could not be looked at in full fails the build
 * @param logsFindings whether the log has the findings, as the reports do
 * @param baseline file of the findings that are known; null for none
 * @param since a revision: only what is new since then is reported; null for all
 * @param allResults whether SARIF reports also have what is left out
 * @param rulePages where the pages of the rules are
 */
public record ReportSettings(
    FailOn limit,
    FailOn named,
    boolean failOnDiagnostics,
    boolean failOnIncomplete,
    boolean logsFindings,
    @Nullable Path baseline,
    @Nullable String since,
    boolean allResults,
    RulePages rulePages) {

  /** Returns the place of the rules' pages; null stands for the usual one. */
  public static RulePages pages(@Nullable String named) {
    return named == null ? RulePages.DEFAULT : new RulePages(named);
  }
}
