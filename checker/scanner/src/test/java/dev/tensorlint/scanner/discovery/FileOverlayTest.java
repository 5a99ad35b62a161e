// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.source.RefusedFileException;
import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FileOverlayTest {

  private static final byte[] OTHER = {1, 2, 3};

  private final Path folder;

  FileOverlayTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private Path kept;
  private Path changed;
  private Path gone;
  private Path added;
  private FileTree tree;

  @BeforeEach
  void create() throws IOException {
    kept = file("a/Kept.java");
    changed = file("a/Changed.java");
    gone = file("a/Gone.java");
    added = folder.resolve("b/c/Added.java");
    tree = new FileOverlay(Map.of(changed, OTHER, added, OTHER), Set.of(gone)).over(FileTree.DISK);
  }

  private Path file(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, "disk");
  }

  @Test
  void anEmptyOneIsTheTreeItself() {
    assertSame(FileTree.DISK, FileOverlay.NONE.over(FileTree.DISK));
  }

  @Test
  void filesHaveItsContents() throws IOException {
    assertArrayEquals(OTHER, tree.read(changed, 10));
    assertArrayEquals(OTHER, tree.read(added, 10));
    assertArrayEquals("disk".getBytes(StandardCharsets.UTF_8), tree.read(kept, 10));
    assertThrows(NoSuchFileException.class, () -> tree.read(gone, 10));
    assertThrows(RefusedFileException.class, () -> tree.read(added, 2));
  }

  @Test
  void foldersListIt() throws IOException {
    assertEquals(List.of(changed, kept), tree.list(folder.resolve("a"), 10));
    assertEquals(List.of(folder.resolve("a"), folder.resolve("b")), tree.list(folder, 10));
    assertEquals(List.of(added), tree.list(folder.resolve("b/c"), 10));
    assertThrows(RefusedFileException.class, () -> tree.list(folder.resolve("a"), 1));
  }

  @Test
  void whatItHasIsThere() throws IOException {
    assertTrue(tree.exists(added));
    assertFalse(tree.isFolder(added));
    assertTrue(tree.isFolder(folder.resolve("b/c")));
    assertFalse(tree.exists(gone));
    assertTrue(tree.exists(kept));
    assertEquals(added.getFileName(), tree.realPath(added).getFileName());
  }

  @Test
  void aLinkToAFolderLeadsToTheSameFiles() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("a"));
    assertArrayEquals(OTHER, tree.read(link.resolve("Changed.java"), 10));
    assertEquals(
        List.of(link.resolve("Changed.java"), link.resolve("Kept.java")), tree.list(link, 10));
  }
}
