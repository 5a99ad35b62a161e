// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages in {@code docs/rules} are those that the build makes from the rules' Javadoc. */
final class RulePagesTest {

  private static final Path COMMITTED =
      Path.of(System.getProperty("basedir", "")).toAbsolutePath().resolveSibling("docs/rules");

  /** Writes the pages, and the tables that {@link RuleTablesTest} compares. */
  static final String UPDATE =
      "mvn -Dfast -pl rules -am test -Dtest='Rule*Test' -Dsurefire.failIfNoSpecifiedTests=false"
          + " -Dtensorlint.updateGolden=true";

  @Test
  void thePagesInDocsAreUpToDate() throws IOException {
    if (Boolean.getBoolean("tensorlint.updateGolden")) {
      write();
    }
    assertEquals(generated(), committed(), () -> "docs/rules is out of date: run " + UPDATE);
  }

  private static Map<String, String> generated() throws IOException {
    Map<String, String> pages = new TreeMap<>();
    for (Rule rule : RuleCatalog.all()) {
      pages.put(rule.name() + ".md", RuleCatalog.page(rule).orElseThrow());
    }
    try (InputStream in = Rule.class.getResourceAsStream("/META-INF/tensorlint/pages/index.md")) {
      assertNotNull(in, "the build made no index of the pages");
      pages.put("index.md", new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
    return pages;
  }

  private static Map<String, String> committed() throws IOException {
    Map<String, String> pages = new TreeMap<>();
    try (Stream<Path> files = Files.list(COMMITTED)) {
      for (Path file : files.toList()) {
        pages.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return pages;
  }

  private static void write() throws IOException {
    Files.createDirectories(COMMITTED);
    for (String stale : committed().keySet()) {
      Files.delete(COMMITTED.resolve(stale));
    }
    for (Map.Entry<String, String> page : generated().entrySet()) {
      Files.writeString(COMMITTED.resolve(page.getKey()), page.getValue());
    }
  }
}
