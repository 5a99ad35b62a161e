// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.runtime.device.Devices;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The code of the rules' pages does what the pages say: compiled, linted both ways and run. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PagesTest {

  private static final String PROGRAM =
      """
      // runs: clean
      import dev.tensorlint.runtime.*;
      import dev.tensorlint.runtime.grad.*;
      import dev.tensorlint.runtime.nn.*;
      import dev.tensorlint.runtime.trace.*;
      import dev.tensorlint.runtime.random.*;
      import java.lang.ref.*;
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import java.util.function.*;

      final class %s {
        static void run() {
      %s
        }
      }
      """;

  private final List<Rule> rules = RuleCatalog.all();
  private final List<Path> files = new ArrayList<>();
  private CaseRunner runner;
  private Lint scanner;
  private Lint compiler;
  private Path sources;

  @BeforeAll
  void lintAndCompile(@TempDir Path folder) throws IOException {
    sources = Files.createDirectory(folder.toRealPath().resolve("pages"));
    for (Rule rule : rules) {
      write(rule, "Example");
      write(rule, "Use instead");
    }
    scanner = Lint.byScanner(files);
    compiler = Lint.byCompiler(files);
    runner =
        new CaseRunner(Compilation.of(files, Files.createDirectory(folder.resolve("classes"))));
  }

  private void write(Rule rule, String section) throws IOException {
    Path file = file(rule, section);
    String name = file.getFileName().toString().replace(".java", "");
    Files.writeString(file, PROGRAM.formatted(name, code(rule, section).indent(4).stripTrailing()));
    files.add(file);
  }

  private Path file(Rule rule, String section) {
    return sources.resolve(rule.name() + section.replace(" ", "") + ".java");
  }

  private static String section(Rule rule, String section) {
    Matcher matcher =
        Pattern.compile("\n## " + section + "\n\n(.*?)(?=\n## |\\z)", Pattern.DOTALL)
            .matcher(RuleCatalog.page(rule).orElseThrow());
    assertTrue(matcher.find(), () -> rule.name() + " has no section " + section);
    return matcher.group(1);
  }

  private static String code(Rule rule, String section) {
    Matcher matcher =
        Pattern.compile("```java\n(.*?)\n```", Pattern.DOTALL).matcher(section(rule, section));
    assertTrue(matcher.find(), () -> rule.name() + " has no code under " + section);
    return matcher.group(1);
  }

  private Stream<DynamicTest> tests(Consumer<Rule> check) {
    return rules.stream()
        .map(rule -> DynamicTest.dynamicTest(rule.name(), () -> check.accept(rule)));
  }

  @TestFactory
  Stream<DynamicTest> theExampleIsReportedOnceByItsRule() {
    return tests(
        rule -> {
          assertEquals(List.of(rule.name()), rulesIn(scanner, file(rule, "Example")));
          assertEquals(List.of(rule.name()), rulesIn(compiler, file(rule, "Example")));
        });
  }

  @TestFactory
  Stream<DynamicTest> whatToUseInsteadIsNotReported() {
    return tests(
        rule -> {
          assertEquals(List.of(), rulesIn(scanner, file(rule, "Use instead")));
          assertEquals(List.of(), rulesIn(compiler, file(rule, "Use instead")));
        });
  }

  private static List<String> rulesIn(Lint lint, Path file) {
    assertEquals(List.of(), lint.diagnostics());
    return lint.findings().stream()
        .filter(finding -> isIn(file, finding))
        .map(Finding::rule)
        .toList();
  }

  private static boolean isIn(Path file, Finding finding) {
    return finding.place().file().path().endsWith("/" + file.getFileName());
  }

  @TestFactory
  Stream<DynamicTest> aRunOfTheExampleShowsTheBug() {
    return tests(
        rule -> {
          Outcome outcome = run(rule, "Example");
          assertFalse(outcome.isHarmless(), outcome::toString);
          assertTrue(
              section(rule, "What a run shows").contains(outcome.exception()),
              () -> "the page does not name " + outcome.exception());
        });
  }

  @TestFactory
  Stream<DynamicTest> aRunOfWhatToUseInsteadIsClean() {
    return tests(rule -> assertEquals("clean", run(rule, "Use instead").toString()));
  }

  private Outcome run(Rule rule, String section) {
    return runner.run(Case.read(file(rule, section)), Devices.java()).outcome();
  }
}
