// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the search on the index of this repository where a JavaScript engine is. */
class SearchTest {

  private final Path folder;

  SearchTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void findsRulesOptionsAndWords() throws IOException, InterruptedException {
    Optional<Path> node = node();
    Assumptions.assumeTrue(
        node.isPresent(), "node is not on the search path: the search of the site is not run here");
    Repository repository = new Repository(Path.of(System.getProperty("site.repository", "../..")));
    for (SiteFile file : Site.of(repository).files()) {
      if (file.path().startsWith("search")) {
        Files.write(folder.resolve(file.path()), file.content());
      }
    }
    Path out = folder.resolve("out.txt");
    Process process =
        new ProcessBuilder(
                node.get().toString(),
                Path.of("src/test/js/search-test.js").toAbsolutePath().toString(),
                folder.toString())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    boolean ended = process.waitFor(60, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertEquals("all passed\n", Files.readString(out));
    assertEquals(true, ended);
  }

  private static Optional<Path> node() {
    String path = System.getenv().getOrDefault("PATH", "");
    return Stream.of(path.split(File.pathSeparator, -1))
        .flatMap(each -> Stream.of(Path.of(each, "node"), Path.of(each, "node.exe")))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
