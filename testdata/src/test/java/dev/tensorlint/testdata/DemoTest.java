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
    Lint compiler = Lint.byCompiler(files());
    assertEquals(List.of(), compiler.diagnostics());
    Golden.check(GOLDEN, Lint.text(compiler.findings(), files().size()));
  }

  @Test
  void bothFrontEndsSayTheSame() throws IOException {
    List<Path> files = files();
    assertEquals(
        Lint.text(Lint.byCompiler(files).findings(), files.size()),
        Lint.text(Lint.byScanner(files).findings(), files.size()));
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(DEMO)) {
      return files.sorted().toList();
    }
  }
}
