// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.report.Golden;
import dev.tensorlint.report.Hostile;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.RuleReference;
import dev.tensorlint.report.Sample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.surefire.log.api.NullConsoleLogger;
import org.apache.maven.plugins.surefire.report.ReportTestSuite;
import org.apache.maven.plugins.surefire.report.TestSuiteXmlParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JUnitReporterTest {

  private static final JUnitReporter REPORTER = new JUnitReporter(RuleReference.COMMAND);

  private final Path folder;

  JUnitReporterTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void writesASuiteForEachFile() {
    Golden.assertMatches("complete.junit.xml", Sample.write(REPORTER, Hostile.complete()));
  }

  @Test
  void anIncompleteRunIsNotGreen() {
    Golden.assertMatches("incomplete.junit.xml", Sample.write(REPORTER, Hostile.incomplete()));
  }

  @Test
  void surefireCountsFindingsAsFailures() throws Exception {
    List<ReportTestSuite> suites = read(Hostile.complete());
    assertEquals(3, suites.stream().mapToInt(ReportTestSuite::getNumberOfTests).sum());
    assertEquals(1, suites.stream().mapToInt(ReportTestSuite::getNumberOfFailures).sum());
    assertEquals(0, suites.stream().mapToInt(ReportTestSuite::getNumberOfErrors).sum());
  }

  @Test
  void surefireCountsWhatIsNotCheckedAsErrors() throws Exception {
    List<ReportTestSuite> suites = read(Hostile.incomplete());
    assertEquals(2, suites.stream().mapToInt(ReportTestSuite::getNumberOfErrors).sum());
  }

  @Test
  void surefireSeesATestThatPassesWhereNothingIsFound() throws Exception {
    List<ReportTestSuite> suites = read(Sample.report());
    assertEquals(1, suites.stream().mapToInt(ReportTestSuite::getNumberOfTests).sum());
    assertEquals(0, suites.stream().mapToInt(ReportTestSuite::getNumberOfFailures).sum());
  }

  private List<ReportTestSuite> read(Report report) throws Exception {
    Path file = folder.resolve("report.xml");
    write(file, Sample.write(REPORTER, report));
    return new TestSuiteXmlParser(new NullConsoleLogger()).parse(file.toString());
  }

  private static void write(Path file, String text) throws IOException {
    Files.writeString(file, text);
  }
}
