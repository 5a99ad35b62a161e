// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NamedFilesTest {

  private final Path folder;

  NamedFilesTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private List<String> in(String text) throws IOException {
    Path config = folder.resolve("tensorlint.yaml");
    Files.writeString(config, text);
    return NamedFiles.in(config).stream()
        .map(file -> folder.relativize(Path.of(file)).toString())
        .toList();
  }

  @Test
  void filesOfEveryNotationAreFound() throws IOException {
    assertEquals(
        List.of("a b.yaml", "c.yaml", "d.yaml", "known.json"),
        in(
            """
            baseline: "known.json"  # written by a task
            models:
              files:
                - a b.yaml
                - 'c.yaml'
              more: [d.yaml]
            """));
  }

  @Test
  void whatNamesNoFileIsLeftOut() throws IOException {
    Files.createDirectories(folder.resolve("src/main"));
    assertEquals(
        List.of(),
        in(
            """
            fail-on: error
            paths: { exclude: ["src/**/legacy/*.java", src/main] }
            """));
  }

  @Test
  void aFileThatIsNoTextNamesNothing() throws IOException {
    Path config = folder.resolve("tensorlint.yaml");
    Files.write(config, new byte[] {(byte) 0xff, 0, (byte) 0xfe});
    assertEquals(List.of(), NamedFiles.in(config));
  }
}
