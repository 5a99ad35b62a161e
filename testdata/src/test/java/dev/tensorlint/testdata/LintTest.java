// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Finding;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** Both front ends find what the cases mark, say it in the same words, and nothing else. */
@ExtendWith(SharedCases.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LintTest {

  private final List<Case> cases = Cases.in(Folders.TESTDATA);
  private final Lint scanner;
  private final Lint compiler;

  LintTest(CaseLints lints) {
    scanner = lints.scanner();
    compiler = lints.compiler();
  }

  @Test
  void nothingIsLeftOut() {
    assertEquals(List.of(), scanner.diagnostics());
    assertEquals(List.of(), compiler.diagnostics());
  }

  @TestFactory
  Stream<DynamicTest> scannerFindsTheMarkers() {
    return tests(program -> assertMarked(program, scanner));
  }

  @TestFactory
  Stream<DynamicTest> compilerFindsTheMarkers() {
    return tests(program -> assertMarked(program, compiler));
  }

  @TestFactory
  Stream<DynamicTest> bothSayTheSame() {
    return tests(
        program -> assertEquals(scanner.textOf(program.file()), compiler.textOf(program.file())));
  }

  @TestFactory
  Stream<DynamicTest> theTextIsThatOfTheGoldenFile() {
    return cases.stream()
        .filter(Case::isMarked)
        .map(program -> DynamicTest.dynamicTest(program.toString(), () -> checkGolden(program)));
  }

  /** A text that does not show the markers is wrong, and must not be written either. */
  private void checkGolden(Case program) throws IOException {
    assertMarked(program, compiler);
    Golden.check(program.golden(), compiler.textOf(program.file()));
  }

  private Stream<DynamicTest> tests(Consumer<Case> check) {
    return cases.stream()
        .map(program -> DynamicTest.dynamicTest(program.toString(), () -> check.accept(program)));
  }

  private static void assertMarked(Case program, Lint lint) {
    List<Finding> found = lint.of(program.file());
    String markers =
        found.stream()
            .flatMap(Marker::of)
            .sorted()
            .map(Marker::toString)
            .collect(Collectors.joining("\n"));
    String expected =
        program.markers().stream().map(Marker::toString).collect(Collectors.joining("\n"));
    assertEquals(expected, markers, () -> program.file() + "\n" + Lint.text(found, 1));
  }
}
