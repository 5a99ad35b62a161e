// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import dev.tensorlint.scanner.Linter;
import java.io.IOException;
import java.nio.file.Path;

/** Lints the corpus once and tells where the time went. */
final class LintOnce {

  private LintOnce() {}

  /**
   * @param arguments folder of the corpus, number of threads
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    Corpus corpus = Corpus.in(folder);
    LintRequest request = corpus.request(folder, Integer.parseInt(arguments[1]));
    LintResult result = new Linter().lint(request);
    result.diagnostics().stream().map(Diagnostic::oneLine).forEach(System.err::println);
    print(result);
  }

  private static void print(LintResult result) {
    LintSummary summary = result.summary();
    System.out.printf("findings %d%n", result.findings().size());
    System.out.printf("skippedFiles %d%n", summary.filesSkipped());
    System.out.printf("unresolvedNames %d%n", summary.unresolvedNames());
    System.out.printf("methods %d%n", summary.methodsAnalysed());
    System.out.printf("methodsNotAnalysed %d%n", summary.methodsNotAnalysed());
    System.out.printf("parseNanos %d%n", summary.parseNanos());
    System.out.printf("resolveNanos %d%n", summary.resolveNanos());
    System.out.printf("analyseNanos %d%n", summary.analyseNanos());
    ProcessorClock.print();
  }
}
