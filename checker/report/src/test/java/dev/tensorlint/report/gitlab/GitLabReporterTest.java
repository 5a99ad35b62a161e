// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.gitlab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.tensorlint.report.Golden;
import dev.tensorlint.report.Hostile;
import dev.tensorlint.report.Sample;
import dev.tensorlint.report.Violations;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import se.bjurr.violations.lib.model.Violation;
import se.bjurr.violations.lib.reports.Parser;

final class GitLabReporterTest {

  private static final GitLabReporter REPORTER = new GitLabReporter();
  private static final Set<String> SEVERITIES =
      Set.of("info", "minor", "major", "critical", "blocker");

  private final Path folder;

  GitLabReporterTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void writesAnIssueForEachFinding() {
    Golden.assertMatches("complete.gitlab.json", Sample.write(REPORTER, Hostile.complete()));
  }

  @Test
  void anIncompleteRunIsNotClean() {
    Golden.assertMatches("incomplete.gitlab.json", Sample.write(REPORTER, Hostile.incomplete()));
  }

  @Test
  void noFindingsAreAnEmptyList() {
    assertEquals("[ ]\n", Sample.write(REPORTER, Sample.report()));
  }

  @Test
  void hasTheFieldsThatGitLabAsksFor() throws IOException {
    JsonNode issues = new ObjectMapper().readTree(Sample.write(REPORTER, Hostile.incomplete()));
    Set<String> fingerprints = new HashSet<>();
    for (JsonNode each : issues) {
      assertTrue(each.path("description").isTextual());
      assertTrue(each.path("check_name").isTextual());
      assertTrue(SEVERITIES.contains(each.path("severity").asText()));
      assertTrue(each.path("location").path("path").isTextual());
      assertTrue(each.path("location").path("lines").path("begin").isInt());
      fingerprints.add(each.path("fingerprint").asText());
    }
    assertEquals(3, issues.size());
    assertEquals(3, fingerprints.size());
  }

  @Test
  void othersReadIt() {
    String text = Sample.write(REPORTER, Hostile.complete());
    List<Violation> read = Violations.read(Parser.CODECLIMATE, folder, text);
    assertEquals(List.of(2, 3), read.stream().map(Violation::getStartLine).toList());
    assertEquals("src/Plain.java", read.get(0).getFile());
  }
}
