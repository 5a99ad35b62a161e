// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.fact.Fact;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The lists of rules in hand-written files are those that the metadata of the rules gives. */
final class RuleTablesTest {

  private static final Path PROJECT =
      Path.of(System.getProperty("basedir", "")).toAbsolutePath().resolveSibling("");

  private static final String BEGIN =
      "<!-- generated from the rules' classes; RulePagesTest has the command -->\n\n";
  private static final String END = "\n<!-- end of the generated part -->\n";

  /** A part of a file, between two texts that each occur in it once. */
  private record Part(String file, String begin, String end, String text) {

    void check() throws IOException {
      Path path = PROJECT.resolve(file);
      String now = Files.readString(path);
      int from = now.indexOf(begin) + begin.length();
      int to = now.indexOf(end, from);
      assertTrue(now.contains(begin) && to >= from, () -> file + " needs " + begin + " and " + end);
      if (Boolean.getBoolean("tensorlint.updateGolden")) {
        Files.writeString(path, now.substring(0, from) + text + now.substring(to));
      } else {
        assertEquals(
            text,
            now.substring(from, to),
            () -> file + " is out of date: run " + RulePagesTest.UPDATE);
      }
    }
  }

  @TestFactory
  Stream<DynamicTest> theTablesAreUpToDate() {
    return Stream.of(
            new Part("README.md", BEGIN, END, families()),
            new Part("testdata/README.md", BEGIN, END, places()),
            new Part(
                "docs/tensorlint.schema.json",
                "\"propertyNames\": {\n        \"enum\": [\n",
                "\n        ]",
                names()))
        .map(part -> DynamicTest.dynamicTest(part.file(), part::check));
  }

  private static String families() {
    return "| family | what goes wrong | rules |\n|---|---|---|\n"
        + Arrays.stream(RuleFamily.values())
            .map(RuleTablesTest::family)
            .collect(Collectors.joining());
  }

  private static String family(RuleFamily family) {
    String rules =
        RuleCatalog.all().stream()
            .filter(rule -> rule.metadata().family() == family)
            .map(rule -> "[" + rule.name() + "](docs/rules/" + rule.name() + ".md)")
            .collect(Collectors.joining(", "));
    return "| %s | %s | %s |\n".formatted(family.label(), family.description(), rules);
  }

  private static String places() {
    return "| rule | place |\n|---|---|\n"
        + RuleCatalog.all().stream()
            .map(rule -> "| " + rule.name() + " | " + rule.metadata().reportedAt() + " |\n")
            .collect(Collectors.joining());
  }

  private static String names() {
    return Stream.concat(Stream.of("all"), RuleCatalog.all().stream().map(Rule::name))
        .map(name -> "          \"" + name + "\"")
        .collect(Collectors.joining(",\n"));
  }

  /** A rule whose class nobody has described. */
  private static final class Undescribed implements Rule {

    @Override
    public List<Class<? extends Fact>> wants() {
      return List.of();
    }

    @Override
    public List<Report> check(Fact fact) {
      return List.of();
    }
  }

  @Test
  void aRuleWithoutMetadataIsNamed() {
    Rule rule = new Undescribed();
    Exception thrown = assertThrows(IllegalStateException.class, rule::metadata);
    assertEquals("rule Undescribed has no @RuleMetadata: add it to the class", thrown.getMessage());
  }
}
