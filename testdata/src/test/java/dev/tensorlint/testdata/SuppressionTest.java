// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Suppressions on every kind of element; both front ends read the same out of them. */
final class SuppressionTest {

  private static final String LEAK = "Tensor x = Tensor.of(1f); x.toFloatArray();";
  private static final String FREED = "Tensor x = Tensor.of(1f); x.close(); x.toFloatArray();";

  private final Path folder;

  SuppressionTest(@TempDir Path folder) {
    this.folder = folder;
  }

  /** Code with {@code @S} where the annotation goes, and the rule that it is about. */
  static List<Arguments> elements() {
    return List.of(
        Arguments.of("class", "UnscopedTensor", "@S class A { void f() { " + LEAK + " } }"),
        Arguments.of(
            "record", "UnscopedTensor", "@S record A(int i) { void f() { " + LEAK + " } }"),
        Arguments.of("enum", "UnscopedTensor", "@S enum A { ONE; void f() { " + LEAK + " } }"),
        Arguments.of(
            "enum constant", "UnscopedTensor", "enum A { @S ONE { void f() { " + LEAK + " } } }"),
        Arguments.of(
            "interface", "UnscopedTensor", "@S interface A { default void f() { " + LEAK + " } }"),
        Arguments.of(
            "nested class",
            "UnscopedTensor",
            "class A { @S static class B { void f() { " + LEAK + " } } }"),
        Arguments.of(
            "local class",
            "UnscopedTensor",
            "class A { void g() { @S class B { void f() { " + LEAK + " } } } }"),
        Arguments.of("method", "UnscopedTensor", "class A { @S void f() { " + LEAK + " } }"),
        Arguments.of("constructor", "UnscopedTensor", "class A { @S A() { " + LEAK + " } }"),
        Arguments.of(
            "compact constructor", "UnscopedTensor", "record A(int i) { @S A { " + LEAK + " } }"),
        Arguments.of(
            "local variable",
            "UnscopedTensor",
            "class A { void f() { @S Tensor x = Tensor.of(1f); x.toFloatArray(); } }"),
        Arguments.of(
            "later use of a local variable",
            "UseAfterDispose",
            "class A { void f() { @S Tensor x = Tensor.of(1f); x.close(); x.toFloatArray(); } }"),
        Arguments.of(
            "several variables",
            "UnscopedTensor",
            "class A { void f() { @S Tensor x = Tensor.of(1f), y = Tensor.of(2f); x.toFloatArray();"
                + " y.toFloatArray(); } }"),
        Arguments.of(
            "resource",
            "UseAfterDispose",
            "class A { void f() { try (@S Tensor x = Tensor.of(1f)) { x.close(); x.toFloatArray();"
                + " } } }"),
        Arguments.of(
            "parameter",
            "UseAfterDispose",
            "class A { static void f(@S Tensor x) { x.close(); x.toFloatArray(); } }"),
        Arguments.of(
            "field",
            "OwnerNotCloseable",
            "class A { @S private final Tensor x = Tensor.of(1f); float[] f() { return"
                + " x.toFloatArray(); } }"),
        Arguments.of(
            "constant",
            "UnscopedTensor",
            "class A { static final String NAME = \"UnscopedTensor\"; @SuppressWarnings(NAME) void"
                + " f() { "
                + LEAK
                + " } }"),
        Arguments.of(
            "constant of another class",
            "UnscopedTensor",
            "class A { @SuppressWarnings({\"unused\", B.NAME}) void f() { "
                + LEAK
                + " } } interface B { String NAME = \"Unscoped\" + \"Tensor\"; }"),
        Arguments.of(
            "array",
            "UseAfterDispose",
            "class A { @SuppressWarnings(value = {\"unused\", \"UseAfterDispose\"}) void f() { "
                + FREED
                + " } }"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("elements")
  void everyKindOfElement(String element, String rule, String code) throws IOException {
    String bare =
        code.replaceAll("@S(uppressWarnings\\((\\{[^}]*}|value = \\{[^}]*}|\\w+)\\))? ", "");
    assertEquals(
        bare.contains("y = ") ? List.of(rule, rule) : List.of(rule), agreed("A", bare).findings);
    String annotation = "@SuppressWarnings(\"" + rule + "\")";
    Outcome suppressed = agreed("A", code.replace("@S ", annotation + " "));
    assertEquals(List.of(), suppressed.findings);
    assertEquals(List.of(), suppressed.diagnostics);
    String other = "@SuppressWarnings(\"ManualGc\")";
    if (code.contains("@S ")) {
      Outcome wrong = agreed("A", code.replace("@S ", other + " "));
      assertEquals(bare.contains("y = ") ? 2 : 1, wrong.findings.size());
      assertEquals(
          "note: A.java:2:"
              + (code.indexOf("@S ") + 1)
              + ": `@SuppressWarnings(\"ManualGc\")` suppresses nothing: remove it",
          wrong.diagnostics.get(0));
    }
  }

  private record Outcome(List<String> findings, List<String> diagnostics) {}

  /** Returns what both front ends say. */
  private Outcome agreed(String name, String code) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve(name + ".java"), "import dev.tensorlint.runtime.*;\n" + code + "\n");
    Outcome scanned = outcome(Lint.byScanner(List.of(file)), file);
    assertEquals(outcome(Lint.byCompiler(List.of(file)), file), scanned);
    return scanned;
  }

  private static Outcome outcome(Lint lint, Path file) {
    List<String> findings = lint.findings().stream().map(finding -> finding.rule()).toList();
    Stream<Diagnostic> diagnostics = lint.diagnostics().stream();
    return new Outcome(
        findings,
        diagnostics
            .map(each -> each.severity().label() + ": " + each.oneLine())
            .map(each -> each.replaceFirst("[^ ]*" + file.getFileName(), "A.java"))
            .toList());
  }

  @Test
  void comments() throws IOException {
    String code =
        """
        class A {
          void f() {
            Tensor x = Tensor.of(1f); // tensorlint:ignore UnscopedTensor -- shown elsewhere
            x.toFloatArray();
            Tensor y = Tensor.of(1f);
            y.toFloatArray();
            // tensorlint:ignore UnscopedTensor
            Tensor z = Tensor.of(1f); // tensorlint:ignore ManualGc, UnscopedTensr -- shown
            z.toFloatArray();
          }
          String s = "// tensorlint:ignore ManualGc -- text";
        }
        """;
    Outcome outcome = agreed("A", code);
    assertEquals(List.of("UnscopedTensor"), outcome.findings);
    assertEquals(
        List.of(
            "warning: A.java:8:5: give a reason: `tensorlint:ignore UnscopedTensor -- reason`",
            "note: A.java:9:31: `tensorlint:ignore ManualGc` suppresses nothing: remove it",
            "warning: A.java:9:31: there is no rule `UnscopedTensr`: did you mean"
                + " `UnscopedTensor`?"),
        outcome.diagnostics);
  }
}
