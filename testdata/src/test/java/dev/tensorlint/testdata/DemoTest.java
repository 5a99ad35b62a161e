// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The code of the README's example compiles, and is reported as the README shows. */
final class DemoTest {

  private static final Path DEMO = Folders.TESTDATA.resolve("demo");
  private static final Path GOLDEN = Folders.TESTDATA.resolve("src/test/resources/demo.txt");

  @Test
  void compiles(@TempDir Path classes) throws IOException {
    Compilation.of(files(), classes);
  }

  @Test
  void theTextIsThatOfTheGoldenFile() throws IOException {
    Lint scanner = Lint.byScanner(files());
    assertEquals(List.of(), scanner.diagnostics());
    Golden.check(GOLDEN, Lint.text(scanner.findings(), files().size()));
  }

  @Test
  void bothFrontEndsSayTheSame() throws IOException {
    int count = files().size();
    Lint compiler = Lint.byCompiler(files());
    assertEquals(
        Lint.text(Lint.byScanner(files()).findings(), count),
        Lint.text(compiler.findings(), count));
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(DEMO)) {
      return files.sorted().toList();
    }
  }
}
