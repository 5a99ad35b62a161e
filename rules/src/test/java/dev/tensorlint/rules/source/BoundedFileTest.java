// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoundedFileTest {

  private final Path folder;

  BoundedFileTest(@TempDir Path folder) {
    this.folder = folder;
  }

  /** A stream without an end that counts what is taken. */
  private static final class Endless extends InputStream {
    private long taken;

    @Override
    public int read() {
      taken++;
      return 'x';
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      taken += length;
      return length;
    }
  }

  @Test
  void aFileUpToItsLimit() throws IOException {
    Path file = Files.writeString(folder.resolve("a"), "abc");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    assertArrayEquals(new byte[] {'a', 'b', 'c'}, BoundedFile.read(link, 3));
    assertEquals("abc", BoundedFile.readText(file, 3));
    RefusedFileException refused =
        assertThrows(RefusedFileException.class, () -> BoundedFile.read(file, 2));
    assertEquals("is larger than 2 bytes", refused.what());
  }

  @Test
  void noMoreIsReadThanTheLimitAndOne() {
    Endless endless = new Endless();
    RefusedFileException refused =
        assertThrows(RefusedFileException.class, () -> BoundedFile.read(endless, 3 << 20));
    assertEquals("is larger than 3 MiB", refused.what());
    assertEquals((3 << 20) + 1, endless.taken);
  }

  @Test
  void aFolderIsNoFile() {
    RefusedFileException refused =
        assertThrows(RefusedFileException.class, () -> BoundedFile.read(folder, 10));
    assertEquals("is not a regular file", refused.what());
  }

  @Test
  void whatIsNotThereOrNoText() throws IOException {
    assertThrows(NoSuchFileException.class, () -> BoundedFile.read(folder.resolve("gone"), 10));
    Path file = Files.write(folder.resolve("b"), new byte[] {'a', (byte) 0xff});
    assertThrows(CharacterCodingException.class, () -> BoundedFile.readText(file, 10));
  }
}
