// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Files that cannot matter are not parsed, and that changes no finding. */
final class SkippedFilesTest {

  /** Code without tensors, which mentions much that code with tensors mentions, too. */
  private static final Path WITHOUT_TENSORS =
      Folders.TESTDATA.resolveSibling("checker/report/src/main/java");

  @Test
  void skippingChangesNoFinding() throws IOException {
    List<Path> apart = javaFiles(WITHOUT_TENSORS);
    List<Path> files =
        new ArrayList<>(Cases.in(Folders.TESTDATA).stream().map(Case::file).toList());
    files.addAll(apart);
    LintRequest request =
        LintRequest.of(files)
            .withClasspath(Compilation.classpath())
            .withWorkingDirectory(Folders.TESTDATA);
    LintResult skipping = new Linter().lint(request);
    assertTrue(skipping.summary().filesSkipped() > 0);
    assertEquals(Lint.everything(request).findings(), skipping.findings());
  }

  private static List<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> found = Files.walk(folder)) {
      return found.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }
}
