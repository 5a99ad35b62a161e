// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.github;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.report.Golden;
import dev.tensorlint.report.Hostile;
import dev.tensorlint.report.Sample;
import dev.tensorlint.rules.rule.RulePages;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class GitHubReporterTest {

  private static final GitHubReporter REPORTER = new GitHubReporter(RulePages.DEFAULT);

  /** How the runner takes a command apart. */
  private static final Pattern COMMAND = Pattern.compile("::(\\w+) ([^:]*)::(.*)");

  @Test
  void writesTheWorstFirst() {
    Golden.assertMatches("complete.github.txt", Sample.write(REPORTER, Hostile.complete()));
  }

  @Test
  void whatIsNotCheckedComesBeforeFindings() {
    Golden.assertMatches("incomplete.github.txt", Sample.write(REPORTER, Hostile.incomplete()));
  }

  @Test
  void noNameStartsACommandOfItsOwn() {
    List<String> lines = Sample.write(REPORTER, Hostile.incomplete()).lines().toList();
    assertEquals(4, lines.size());
    assertTrue(lines.get(3).startsWith("INCOMPLETE: "));
    assertEquals("warning", group(lines.get(1), 1));
    assertEquals("error", group(lines.get(2), 1));
  }

  @Test
  void aNameComesBackAsItWas() {
    List<String> lines = Sample.write(REPORTER, Hostile.complete()).lines().toList();
    String first = group(lines.get(0), 2).split(",", -1)[0];
    assertEquals("file=" + Hostile.PATH.replace('\uD800', '\uFFFD'), decoded(first));
  }

  private static String group(String line, int group) {
    Matcher matcher = COMMAND.matcher(line);
    assertTrue(matcher.matches(), line);
    return matcher.group(group);
  }

  private static String decoded(String value) {
    return value
        .replace("%0D", "\r")
        .replace("%0A", "\n")
        .replace("%3A", ":")
        .replace("%2C", ",")
        .replace("%25", "%");
  }
}
