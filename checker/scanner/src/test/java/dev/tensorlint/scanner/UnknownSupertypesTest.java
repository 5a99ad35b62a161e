// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.RuleSettings;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class whose supertype is not there may be called by a library that is not there. */
class UnknownSupertypesTest {

  private static final String LEAK = "{ Tensor t = Tensor.ones(1); t.item(); }";

  private final Path folder;

  UnknownSupertypesTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private int shown(String member) throws IOException {
    SourceFolder sources =
        new SourceFolder(folder)
            .with(
                "M.java",
                """
                import dev.tensorlint.runtime.Tensor;
                import other.Callback;
                class M {
                  %s
                  public static void main(String[] args) {}
                }
                """
                    .formatted(member));
    LintRequest request = sources.request();
    EngineOptions options =
        EngineOptions.DEFAULT.withRules(RuleSettings.DEFAULT.reportingMinor(false));
    return new Linter().lint(request.withOptions(options)).findings().size();
  }

  @Test
  void itsMethodsCountAsCalled() throws IOException {
    assertEquals(
        1, shown("static class Called implements Callback { public void run() " + LEAK + " }"));
    assertEquals(1, shown("Callback field = new Callback() { public void run() " + LEAK + " };"));
    assertEquals(0, shown("Object field = new Object() { public void run() " + LEAK + " };"));
  }
}
