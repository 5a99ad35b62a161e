// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NamesInFilesTest {

  private static final int MEBIBYTE = 1 << 20;

  private final Path folder;

  NamesInFilesTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private NamesInFiles configuration(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("a.xml"), text);
    return configurations(List.of(file));
  }

  private NamesInFiles configurations(List<Path> files) {
    List<Path> sources = List.of(folder.resolve("src/p/q/A.java"));
    return new NamesInFiles(
        FileTree.DISK,
        new ShownPaths(folder),
        new SourceFiles(sources, List.of(), List.of(), files, List.of()));
  }

  @Test
  void aClassIsNamedInFullOrFromADotOn() throws IOException {
    NamesInFiles names = configuration("class=\"p.q.A\" name=\".r.B\" C p.D$E.");
    assertTrue(names.configurationNames("p.q.A"));
    assertTrue(names.configurationNames("x.r.B"));
    assertTrue(names.configurationNames("x.y.r.B"));
    assertFalse(names.configurationNames("q.A"));
    assertFalse(names.configurationNames("x.B"));
    assertFalse(names.configurationNames("C"));
    assertTrue(names.configurationHas("C"));
    assertTrue(names.configurationHas("E"));
    assertFalse(names.configurationHas("D$E"));
    assertFalse(names.codeHas("C"));
  }

  @Test
  void aSourceFolderHasTheClassesOfItsFiles() throws IOException {
    assertTrue(configuration("p.q.A").configurationNamesClassIn("src/"));
    assertTrue(configuration(".A").configurationNamesClassIn("src/"));
    assertFalse(configuration("q.A").configurationNamesClassIn("src/"));
    assertFalse(configuration("p.q.A").configurationNamesClassIn("other/"));
  }

  @Test
  void aDotEndsNoName() throws IOException {
    assertTrue(configuration("see p.D$E. Then").configurationNames("p.D.E"));
    assertFalse(configuration("...").configurationNames("a.b"));
    assertFalse(configuration("").configurationHas("a"));
  }

  @Test
  void whatIsLargeHoldsData() throws IOException {
    String text = "p.A " + " ".repeat(MEBIBYTE);
    assertFalse(configuration(text).configurationNames("p.A"));
  }

  @Test
  void whereThereIsTooMuchAnyNameMayBeAmongIt() throws IOException {
    Path file = Files.writeString(folder.resolve("a.xml"), " ".repeat(MEBIBYTE));
    assertFalse(configurations(Collections.nCopies(64, file)).configurationHas("A"));
    assertTrue(configurations(Collections.nCopies(65, file)).configurationHas("A"));
    assertTrue(configurations(Collections.nCopies(65, file)).configurationNames("p.A"));
  }

  @Test
  void aFileThatIsNotThereHasNoNames() {
    assertFalse(configurations(List.of(folder.resolve("none.xml"))).configurationHas("A"));
  }
}
