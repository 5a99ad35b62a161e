// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.checkstyle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.report.Golden;
import dev.tensorlint.report.Hostile;
import dev.tensorlint.report.Sample;
import dev.tensorlint.report.Violations;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import se.bjurr.violations.lib.model.SEVERITY;
import se.bjurr.violations.lib.model.Violation;
import se.bjurr.violations.lib.reports.Parser;

final class CheckstyleReporterTest {

  private static final CheckstyleReporter REPORTER = new CheckstyleReporter();

  private final Path folder;

  CheckstyleReporterTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void writesFindingsByFile() {
    Golden.assertMatches("complete.checkstyle.xml", Sample.write(REPORTER, Hostile.complete()));
  }

  @Test
  void anIncompleteRunIsNotClean() {
    Golden.assertMatches("incomplete.checkstyle.xml", Sample.write(REPORTER, Hostile.incomplete()));
  }

  @Test
  void othersReadIt() {
    String text = Sample.write(REPORTER, Hostile.complete());
    List<Violation> read = Violations.read(Parser.CHECKSTYLE, folder, text);
    assertEquals(List.of(2, 3), read.stream().map(Violation::getStartLine).toList());
    assertEquals(
        List.of(SEVERITY.INFO, SEVERITY.ERROR), read.stream().map(Violation::getSeverity).toList());
    assertEquals("src/Plain.java", read.get(0).getFile());
    assertEquals("dev.tensorlint.UseAfterDispose", read.get(0).getRule());
  }
}
