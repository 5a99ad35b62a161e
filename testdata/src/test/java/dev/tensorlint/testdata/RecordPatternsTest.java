// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.TestSettings;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What is found where a pattern takes a record apart; the compiler of JDK 17 cannot read it. */
final class RecordPatternsTest {

  private static final Path FILE =
      Folders.TESTDATA.resolve("src/test/resources/patterns/TakenApart.java");

  @Test
  void componentsAreFollowedThroughPatterns() throws IOException {
    TestSettings all = TestSettings.DEFAULT.reportingWaste(true);
    LintRequest request =
        LintRequest.of(List.of(FILE))
            .withClasspath(Compilation.classpath())
            .withOptions(EngineOptions.DEFAULT.withRules(RuleSettings.DEFAULT.withTests(all)));
    LintResult lint = new Linter().lint(request);
    assertEquals(List.of(), lint.diagnostics());
    assertEquals(wanted(), lint.findings().stream().map(RecordPatternsTest::line).toList());
  }

  private static List<String> wanted() throws IOException {
    List<String> wanted = new ArrayList<>();
    List<String> lines = Files.readAllLines(FILE);
    for (int i = 0; i < lines.size(); i++) {
      String[] parts = lines.get(i).split(" // want ", 2);
      if (parts.length == 2) {
        wanted.add((i + 1) + " " + parts[1]);
      }
    }
    return wanted;
  }

  private static String line(Finding finding) {
    int line = finding.place().file().positionOf(finding.place().span().start()).line();
    return line + " " + finding.rule() + " " + finding.confidence().name().toLowerCase(Locale.ROOT);
  }
}
