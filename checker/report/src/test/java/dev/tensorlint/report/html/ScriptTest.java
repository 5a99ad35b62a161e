// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the script of the page where a JavaScript engine is. */
class ScriptTest {

  private static final Path TESTS = Path.of("src/test/js/script-test.js").toAbsolutePath();

  private final Path folder;

  ScriptTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void functions() throws IOException, InterruptedException {
    Optional<Tool> node = Tool.first("node", "node.exe");
    Assumptions.assumeTrue(
        node.isPresent(), "node is not on the search path: the script of the page is not run here");
    Path script = folder.resolve("script.js");
    Files.writeString(
        script, Page.SCRIPTS.stream().map(Page::read).collect(Collectors.joining("\n")));
    Path data = folder.resolve("data.json");
    Files.writeString(data, HtmlSample.data(HtmlSample.page(HtmlSample.hostile())));
    Tool.Output output =
        node.get().run(folder, TESTS.toString(), script.toString(), data.toString());
    assertEquals(0, output.exitCode(), output.text());
    assertTrue(output.text().endsWith(" passed\n"), output.text());
  }

  @Test
  void eachFileIsThere() {
    List<String> empty = Page.SCRIPTS.stream().filter(each -> Page.read(each).isBlank()).toList();
    assertEquals(List.of(), empty);
  }
}
