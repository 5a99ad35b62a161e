// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.scanner.fix.FixedFile;
import dev.tensorlint.scanner.fix.Rewrite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Fixed files are written whole, or not at all. */
class RewriteTest {

  private final Path folder;
  private final Path file;

  RewriteTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    this.file = Files.writeString(folder.resolve("A.java"), "class A {}\n");
  }

  private FixedFile fixed() {
    return new FixedFile(file, "A.java", "class A {}\n", "class A { int a; }\n", null);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void replacesTheTextAndLeavesNothingBehind() throws IOException {
    Rewrite.write(fixed());
    assertEquals("class A { int a; }\n", Files.readString(file));
    assertEquals(List.of("A.java"), names());
  }

  @Test
  void refusesAFileThatHasChanged() throws IOException {
    Files.writeString(file, "class A { int b; }\n");
    IOException refused = assertThrows(IOException.class, () -> Rewrite.write(fixed()));
    assertEquals(
        "has changed since it was read; nothing is written, run it again", refused.getMessage());
    assertEquals("class A { int b; }\n", Files.readString(file));
    assertEquals(List.of("A.java"), names());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void keepsPermissionsAndLinks() throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    Path link = Files.createSymbolicLink(folder.resolve("B.java"), file);
    Rewrite.write(new FixedFile(link, "B.java", "class A {}\n", "class B {}\n", null));
    assertEquals("class B {}\n", Files.readString(file));
    assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    assertEquals(List.of("A.java", "B.java"), names());
  }
}
