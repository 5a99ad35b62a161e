// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BundledRuntimeTest {

  @Test
  void itComesBehindWhatTheUserNames() {
    List<Path> own = List.of(Path.of("own.jar"));
    LintRequest request = BundledRuntime.addTo(LintRequest.of(List.of()).withClasspath(own));
    assertEquals(own, request.classpath());
    assertEquals(List.of(BundledRuntime.location().orElseThrow()), request.platform());
  }

  @Test
  void aRequestWithoutClasspathStaysOne() {
    assertEquals(
        List.of(), BundledRuntime.addTo(LintRequest.of(List.of(Path.of("app")))).classpath());
  }

  @Test
  void sourcesUseItWithoutBeingToldWhereItIs(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("A.java"),
            """
            import dev.tensorlint.runtime.Tensor;

            class A {
              float f() {
                Tensor x = Tensor.of(1f);
                x.close();
                return x.item();
              }
            }
            """);
    LintRequest request = BundledRuntime.addTo(LintRequest.of(List.of(file)));
    LintResult result = new Linter().lint(request);
    assertEquals(
        List.of("UseAfterDispose"), result.findings().stream().map(Finding::rule).toList());
    assertTrue(result.diagnostics().isEmpty(), result.diagnostics()::toString);
  }
}
