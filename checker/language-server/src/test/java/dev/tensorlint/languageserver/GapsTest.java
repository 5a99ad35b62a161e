// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.lsp4j.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Code that is not looked at is seen in the editor, not only in its log. */
final class GapsTest {

  private static final String LEAK =
      """
      import dev.tensorlint.runtime.Tensor;

      final class Leak {
        static void run() {
          Tensor x = Tensor.of(1f);
          System.out.println(x.toFloatArray()[0]);
        }
      }
      """;

  @Test
  void aMethodThatIsGivenUpIsADiagnosticAtItsPlace(@TempDir Path folder, @TempDir Path cache)
      throws IOException {
    Files.writeString(folder.resolve("tensorlint.yaml"), "engine:\n  step-budget: 1\n");
    Path file = Files.writeString(folder.resolve("Leak.java"), LEAK);
    try (Connection connection = Connection.open(cache, folder)) {
      Diagnostic gap =
          connection
              .client()
              .diagnostics(file.toUri().toString(), found -> !found.isEmpty())
              .get(0);
      assertTrue(gap.getMessage().getLeft().contains("was not analysed"), gap.toString());
      assertEquals(3, gap.getRange().getStart().getLine());
    }
  }

  @Test
  void callsThatCannotBeResolvedAreOneMessage(@TempDir Path folder, @TempDir Path cache)
      throws IOException {
    Files.writeString(
        folder.resolve("Leak.java"),
        LEAK.replace("x.toFloatArray()[0]", "x.a() + x.b() + x.c() + x.d()"));
    try (Connection connection = Connection.open(cache, folder)) {
      String shown = connection.client().shown("not all code was analysed");
      assertTrue(shown.contains("on modelled types could not be resolved"), shown);
      assertEquals(1, connection.client().shown().size());
    }
  }
}
