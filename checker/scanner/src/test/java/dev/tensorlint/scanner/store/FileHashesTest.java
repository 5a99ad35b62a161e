// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FileHashesTest {

  private static final ContentKey KEY = ContentKey.of("test");
  private static final Clock LATER = Clock.offset(Clock.systemUTC(), Duration.ofHours(1));

  private final Path file;
  private final ContentStore store;
  private final List<Path> read = new ArrayList<>();

  FileHashesTest(@TempDir Path folder) throws IOException {
    this.file = Files.writeString(folder.resolve("A.java"), "class A {}");
    this.store = ContentStore.in(folder.resolve("store"), 1 << 20);
  }

  /** The file system, which notes what is read. */
  private final class Noted implements FileTree {

    private final boolean tellsStates;

    Noted(boolean tellsStates) {
      this.tellsStates = tellsStates;
    }

    @Override
    public boolean exists(Path path) {
      return DISK.exists(path);
    }

    @Override
    public boolean isFolder(Path path) {
      return DISK.isFolder(path);
    }

    @Override
    public List<Path> list(Path of, int most) throws IOException {
      return DISK.list(of, most);
    }

    @Override
    public Path realPath(Path path) throws IOException {
      return DISK.realPath(path);
    }

    @Override
    public byte[] read(Path path, int limit) throws IOException {
      read.add(path);
      return DISK.read(path, limit);
    }

    @Override
    public State state(Path path) throws IOException {
      return tellsStates ? DISK.state(path) : State.UNKNOWN;
    }
  }

  private String hash(FileTree files, Clock clock) throws IOException {
    FileHashes hashes = new FileHashes(store, KEY, files, clock);
    String hash = hashes.hash(file);
    hashes.save();
    return hash;
  }

  @Test
  void whatHasNotChangedIsReadOnce() throws IOException {
    String first = hash(new Noted(true), LATER);
    assertEquals(first, hash(new Noted(true), LATER));
    assertEquals(List.of(file), read);
  }

  @Test
  void whatHasAnotherLengthIsReadAgain() throws IOException {
    String first = hash(new Noted(true), LATER);
    FileTime then = Files.getLastModifiedTime(file);
    Files.writeString(file, "class A { int x; }");
    Files.setLastModifiedTime(file, then);
    assertNotEquals(first, hash(new Noted(true), LATER));
    assertEquals(2, read.size());
  }

  @Test
  void whatWasChangedJustNowMayChangeAgain() throws IOException {
    Clock atTheChange = Clock.offset(Clock.systemUTC(), Duration.ofSeconds(1));
    hash(new Noted(true), atTheChange);
    hash(new Noted(true), LATER);
    assertEquals(2, read.size());
  }

  @Test
  void withoutStatesAllIsRead() throws IOException {
    assertEquals(hash(new Noted(false), LATER), hash(new Noted(false), LATER));
    assertEquals(2, read.size());
  }

  @Test
  void aDamagedEntryIsNotThere() throws IOException {
    String first = hash(new Noted(true), LATER);
    store.put(KEY, new byte[] {0, 0, 0, 9});
    assertEquals(first, hash(new Noted(true), LATER));
    assertEquals(2, read.size());
  }

  @Test
  void theSameContentHasTheSameHash() throws IOException {
    String first = hash(FileTree.DISK, Clock.systemUTC());
    Files.writeString(file, "class B {}");
    String second = hash(FileTree.DISK, Clock.systemUTC());
    Files.writeString(file, "class A {}");
    assertNotEquals(first, second);
    assertEquals(first, hash(FileTree.DISK, Clock.systemUTC()));
  }
}
