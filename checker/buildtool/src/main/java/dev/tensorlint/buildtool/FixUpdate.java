// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import dev.tensorlint.bytecode.BytecodeFrontEnd;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.classes.ClassTranslator;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.fix.AppliedFix;
import dev.tensorlint.scanner.fix.FixChoice;
import dev.tensorlint.scanner.fix.FixResult;
import dev.tensorlint.scanner.fix.FixedFile;
import dev.tensorlint.scanner.fix.Fixer;
import dev.tensorlint.scanner.fix.Rewrite;
import java.io.IOException;
import java.util.Set;

/**
 * Applies the fixes of findings to the sources, until none is left.
 *
 * @param rules names of the rules whose findings are fixed; all where none are given
 * @param unsafe whether unsafe fixes are applied as well
 */
public record FixUpdate(Set<String> rules, boolean unsafe) {

  public FixUpdate {
    rules = Set.copyOf(rules);
  }

  /** Refuses names that are no rules. */
  public void requireKnownRules() throws BuildException {
    for (String name : rules) {
      if (RuleCatalog.find(name).isEmpty()) {
        throw new BuildException("unknown rule '" + name + "' in tensorlint.rules");
      }
    }
  }

  /** Finds the fixes; nothing is written. */
  public FixResult find(LintRequest request, BuildLog log) {
    WorkMonitor progress = LintSettings.progress(log);
    ClassTranslator classes = new BytecodeFrontEnd();
    return new Fixer(
            (files, each) -> Linter.ofSources(files, classes).lint(each, progress),
            FileTree.DISK,
            classes)
        .fix(request, new FixChoice(rules, unsafe));
  }

  /**
   * Writes the fixed sources, and logs each fix.
   *
   * @param remaining what is found in the fixed sources
   * @throws BuildException if a file cannot be written
   */
  public static void write(FixResult fixed, LintResult remaining, BuildLog log)
      throws BuildException {
    new FindingLog(log).write(remaining.diagnostics());
    for (FixedFile file : fixed.files()) {
      write(file);
    }
    fixed.applied().forEach(fix -> log.info(line(fix)));
    log.info(
        "fixes applied: "
            + fixed.applied().size()
            + ", findings left: "
            + remaining.findings().size());
    if (!remaining.isComplete()) {
      log.warn("INCOMPLETE: not everything could be checked, more may be left to fix");
    }
  }

  private static void write(FixedFile file) throws BuildException {
    try {
      Rewrite.write(file);
    } catch (IOException e) {
      throw new BuildException("cannot fix " + file.name() + ": " + e.getMessage(), e);
    }
  }

  private static String line(AppliedFix fix) {
    return fix.file() + ":" + fix.line() + ": " + fix.rule() + ": " + fix.title();
  }
}
