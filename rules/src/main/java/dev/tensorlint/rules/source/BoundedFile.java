// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Reads untrusted files. Only regular files are opened, through symbolic links: a pipe would block,
 * and a device may never end. The bytes read are counted; the size that a file system or an archive
 * states is not trusted.
 */
public final class BoundedFile {

  private BoundedFile() {}

  /**
   * Reads a file.
   *
   * @param limit most bytes
   * @throws RefusedFileException if it is no regular file, or is larger
   */
  public static byte[] read(Path file, int limit) throws IOException {
    requireRegular(file);
    try (InputStream in = Files.newInputStream(file)) {
      return read(in, limit);
    }
  }

  /**
   * Reads the rest of a stream, such as an entry of an archive.
   *
   * @param limit most bytes
   * @throws RefusedFileException if there are more
   */
  public static byte[] read(InputStream in, int limit) throws IOException {
    byte[] content = in.readNBytes(limit + 1);
    if (content.length > limit) {
      throw RefusedFileException.largerThan(limit);
    }
    return content;
  }

  /**
   * Reads a file of text in UTF-8.
   *
   * @param limit most bytes
   * @throws RefusedFileException if it is no regular file, or is larger
   * @throws java.nio.charset.CharacterCodingException if it is not UTF-8
   */
  public static String readText(Path file, int limit) throws IOException {
    return StandardCharsets.UTF_8
        .newDecoder()
        .decode(ByteBuffer.wrap(read(file, limit)))
        .toString();
  }

  /**
   * Checks that a file may be opened.
   *
   * @throws RefusedFileException if it is no regular file
   */
  public static void requireRegular(Path file) throws IOException {
    if (!Files.readAttributes(file, BasicFileAttributes.class).isRegularFile()) {
      throw RefusedFileException.notRegular();
    }
  }
}
