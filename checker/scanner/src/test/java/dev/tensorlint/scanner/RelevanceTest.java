// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.IrPrinter;
import dev.tensorlint.rules.relevance.Words;
import dev.tensorlint.scanner.types.AssumedTypes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RelevanceTest {

  private final Path folder;

  RelevanceTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void readsIdentifiersOutsideOfCommentsAndLiterals() {
    Words words =
        Words.of("/* No */ class A { String s = \"No \\\" class No\"; char c = '\"'; } // No\n");
    assertEquals(Set.of("class", "A", "String", "s", "char", "c"), words.identifiers());
    assertEquals(Set.of("A"), words.declaredTypes());
    assertTrue(words.isWellFormed());
  }

  @Test
  void readsWhatUnicodeEscapesSpell() {
    assertEquals(Set.of("Abc"), Words.of("class \\u0041bc {}").declaredTypes());
  }

  @Test
  void readsTextBlocksAndContextualKeywords() {
    Words words =
        Words.of(
            "record R(int a) { Object f() { return record.get(A.class) + \"\"\"\n"
                + " No \"\n"
                + "\"\"\"; } }");
    assertEquals(Set.of("R"), words.declaredTypes());
    assertFalse(words.identifiers().contains("No"));
  }

  @Test
  void tellsWhatDoesNotEndAsItBegins() {
    for (String text : List.of("class A {", "class A }", "class A { /* }", "class A { \"x }\n}")) {
      assertFalse(Words.of(text).isWellFormed(), text);
    }
  }

  @Test
  void closesOverMentionsInBothDirections() throws IOException {
    SourceFolder sources =
        new SourceFolder(folder)
            .with("Seed.java", "class Seed { Tool tool; /* MODELLED */ }")
            .with("Tool.java", "class Tool { void use(Deep d) {} }")
            .with("Deep.java", "class Deep {}")
            .with("User.java", "class User { Seed seed; }")
            .with("Apart.java", "class Apart { Other o; }")
            .with("Other.java", "class Other {}");
    assertEquals(
        List.of("Deep.java", "Seed.java", "Tool.java", "User.java"),
        units(sources).stream().map(each -> each.file().path()).toList());
  }

  @Test
  void skippingChangesNoTree() throws IOException {
    SourceFolder sources =
        new SourceFolder(folder)
            .with("Seed.java", "class Seed { int f() { return new Tool().n(); } /* MODELLED */ }")
            .with("Tool.java", "class Tool { int n() { return 1; } }")
            .with("Apart.java", "class Apart { }");
    List<CompilationUnit> some = units(sources);
    List<CompilationUnit> all = sources.scan().program().units();
    assertEquals(3, all.size());
    assertEquals(
        all.subList(1, 3).stream().map(IrPrinter::print).toList(),
        some.stream().map(IrPrinter::print).toList());
  }

  private static List<CompilationUnit> units(SourceFolder sources) {
    try (ScanResult result =
        new Scanner(text -> text.contains("MODELLED"), AssumedTypes.NONE).scan(sources.request())) {
      return result.program().units();
    }
  }
}
