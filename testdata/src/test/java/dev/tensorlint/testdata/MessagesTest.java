// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Messages read alike: they start small, end without a full stop, and take one line. */
final class MessagesTest {

  @Test
  void ofAllFindings() throws IOException {
    List<Path> files = Cases.in(Folders.TESTDATA).stream().map(Case::file).toList();
    List<Finding> findings = Lint.byCompiler(files).findings();
    assertFalse(findings.isEmpty());
    assertEquals(Set.of(), unusual(findings.stream().flatMap(MessagesTest::texts)));
  }

  @Test
  void ofAllRules() {
    assertEquals(
        Set.of(), unusual(RuleCatalog.all().stream().map(rule -> rule.metadata().summary())));
    Stream<String> fixes = RuleCatalog.all().stream().map(rule -> rule.metadata().fix());
    assertEquals(Set.of(), unusual(fixes.filter(fix -> !fix.isEmpty())));
  }

  private static Stream<String> texts(Finding finding) {
    return Stream.of(
            Stream.of(finding.message(), finding.label(), finding.help()),
            finding.trace().stream().map(TraceStep::note),
            finding.fixes().stream().map(fix -> fix.title()))
        .flatMap(texts -> texts);
  }

  private static Set<String> unusual(Stream<String> texts) {
    Set<String> unusual = new TreeSet<>();
    texts.filter(text -> !isUsual(text)).forEach(unusual::add);
    return unusual;
  }

  /** A message may start with a name of the code, which stands in backquotes. */
  private static boolean isUsual(String text) {
    return text.matches("[a-z`].*") && !text.matches(".*[.!\\s]");
  }
}
