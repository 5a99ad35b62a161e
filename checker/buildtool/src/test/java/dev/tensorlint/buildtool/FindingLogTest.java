// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.rule.RulePages;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindingLogTest {

  private final List<String> lines = new ArrayList<>();
  private final FindingLog log = new FindingLog(new Recorder());

  @Test
  void aFindingIsLoggedInOnePieceAtItsSeverity() {
    log.write(Sample.finding(Severity.WARNING), new RulePages("https://example.org/rules/"));
    assertEquals(
        List.of(
            """
            WARN warning[UseAfterDispose]: `x` is read after it was disposed
             --> src/A.java:2:1
              |
            2 | x.item();
              | ^ read here, on every path
              |
              = help: move `x.close()` behind line 2
              = more: https://example.org/rules/UseAfterDispose\
            """),
        lines);
  }

  @Test
  void everySeverityHasItsLevel() {
    for (Severity severity : Severity.values()) {
      log.write(new Diagnostic(severity, "src/A.java", 2, 1, "is odd"));
    }
    assertEquals(
        List.of(
            "ERROR src/A.java:2:1: is odd",
            "WARN src/A.java:2:1: is odd",
            "INFO src/A.java:2:1: is odd"),
        lines);
  }

  private final class Recorder implements BuildLog {
    @Override
    public void error(String content) {
      lines.add("ERROR " + content);
    }

    @Override
    public void warn(String content) {
      lines.add("WARN " + content);
    }

    @Override
    public void info(String content) {
      lines.add("INFO " + content);
    }
  }
}
