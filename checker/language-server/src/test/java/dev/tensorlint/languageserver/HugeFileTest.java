// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.lsp4j.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that generators write, and trees that are as deep as a file is long. */
final class HugeFileTest {

  private static final int METHODS = 3_000;

  private static String file(String content) {
    return "import dev.tensorlint.runtime.Tensor;\n\nfinal class Huge {\n" + content + "}\n";
  }

  private static String methods() {
    return IntStream.range(0, METHODS)
        .mapToObj(
            i ->
                "  static float[] m%d() {\n    try (Tensor x = Tensor.of(%df)) {\n".formatted(i, i)
                    + "      return x.toFloatArray();\n    }\n  }\n")
        .collect(Collectors.joining());
  }

  @Test
  void oneMoreFindingAmongManyMethods(@TempDir Path folder, @TempDir Path cache)
      throws IOException {
    String uri = folder.resolve("Huge.java").toUri().toString();
    try (Connection connection = Connection.open(cache, folder)) {
      connection.open(uri, file(methods()));
      assertEquals(0, connection.client().diagnostics(uri, 1).size());

      Position at = new Position(4, 0);
      connection.change(uri, 2, at, at, "    Tensor y = Tensor.of(2f);\n");

      assertEquals(1, connection.client().diagnostics(uri, 2).size());
    }
  }

  @Test
  void anExpressionTooDeepToWalkIsToldAndTheNextOneCounts(@TempDir Path folder, @TempDir Path cache)
      throws IOException {
    String deep = "(".repeat(30_000) + "1" + ")".repeat(30_000);
    String uri = folder.resolve("Huge.java").toUri().toString();
    try (Connection connection = Connection.open(cache, folder)) {
      connection.open(uri, file("  int deep = " + deep + ";\n"));
      connection.settle(uri);

      connection.change(uri, 2, file("  static void run() {\n    Tensor.of(1f);\n  }\n"));

      assertEquals(1, connection.client().diagnostics(uri, 2).size());
    }
  }
}
