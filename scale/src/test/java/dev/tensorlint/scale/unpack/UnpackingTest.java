// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.unpack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class UnpackingTest {

  private final Path folder;
  private final Path target;

  UnpackingTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    this.target = Files.createDirectory(folder.resolve("target"));
  }

  private Path zip(String... names) throws IOException {
    Path file = folder.resolve("a.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      for (String name : names) {
        zip.putNextEntry(new ZipEntry(name));
        zip.write("class A {}".getBytes(StandardCharsets.UTF_8));
      }
    }
    return file;
  }

  @Test
  void sourcesAreUnpackedAndNothingElse() throws IOException {
    assertEquals(20, new Unpacking(target, 100).unpack(zip("p/A.java", "p/B.kt", "p/C.class")));
    assertEquals("class A {}", Files.readString(target.resolve("p/A.java")));
    assertTrue(Files.exists(target.resolve("p/B.kt")));
    assertFalse(Files.exists(target.resolve("p/C.class")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../A.java",
        "p/../../A.java",
        "/tmp/A.java",
        "p\\..\\A.java",
        "C:/A.java",
        "p/..\\A.java"
      })
  void anEntryOutsideRefusesTheArchive(String name) throws IOException {
    Path archive = zip(name);
    RefusedArchiveException refusal =
        assertThrows(
            RefusedArchiveException.class, () -> new Unpacking(target, 100).unpack(archive));
    assertEquals("the archive has an entry outside of itself: " + name, refusal.getMessage());
    try (var files = Files.list(folder)) {
      assertEquals(2, files.count(), "the archive and the folder");
    }
  }

  @Test
  void theSizeIsCountedNotBelieved() throws IOException {
    Path archive = zip("A.java", "B.java");
    assertThrows(RefusedArchiveException.class, () -> new Unpacking(target, 19).unpack(archive));
  }

  @Test
  void aFileThatIsNoArchiveIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("a.jar"), "PK nothing");
    assertThrows(RefusedArchiveException.class, () -> new Unpacking(target, 100).unpack(file));
  }
}
