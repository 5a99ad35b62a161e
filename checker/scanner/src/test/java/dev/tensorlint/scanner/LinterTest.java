// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinterTest {

  private final Path folder;

  LinterTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void skipsWhatCannotMatterAndCounts() throws IOException {
    SourceFolder sources = new SourceFolder(folder).with("A.java", "class A {\n  int x;\n}\n");
    LintResult result = new Linter().lint(sources.request());
    assertEquals(List.of(), result.findings());
    assertEquals(List.of(), result.diagnostics());
    assertEquals(1, result.summary().files());
    assertEquals(1, result.summary().filesSkipped());
    assertEquals(3, result.summary().lines());
    assertTrue(result.summary().totalNanos() > 0);
  }

  @Test
  void tellsOfUnknownModels() throws IOException {
    SourceFolder sources = new SourceFolder(folder).with("A.java", "class A {}");
    LintRequest request = sources.request().withModelNames(Set.of("no-such-model"));
    assertEquals(1, new Linter().lint(request).diagnostics().size());
  }

  @Test
  void refusesLessThanOneThread() {
    LintRequest request = LintRequest.of(List.of(folder));
    assertThrows(IllegalArgumentException.class, () -> request.withThreads(0));
  }
}
