// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import java.io.IOException;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The number of threads changes nothing in what is reported of all cases together. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ThreadsTest {

  private final LintResult one = withThreads(1);

  ThreadsTest() throws IOException {}

  private static LintResult withThreads(int threads) throws IOException {
    LintRequest request =
        LintRequest.of(Cases.in(Folders.TESTDATA).stream().map(Case::file).toList())
            .withClasspath(Compilation.classpath())
            .withWorkingDirectory(Folders.TESTDATA)
            .withThreads(threads);
    return new Linter().lint(request);
  }

  private static String text(LintResult result) {
    return Lint.text(result.findings(), result.summary().files());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 8})
  void severalThreadsFindWhatOneFinds(int threads) throws IOException {
    LintResult several = withThreads(threads);
    assertEquals(text(one), text(several));
    assertEquals(one.findings(), several.findings());
    assertEquals(one.diagnostics(), several.diagnostics());
    assertEquals(one.summary().methodsAnalysed(), several.summary().methodsAnalysed());
  }
}
