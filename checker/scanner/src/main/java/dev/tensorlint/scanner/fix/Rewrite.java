// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.scanner.discovery.SourceText;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Arrays;

/** Writes fixed files. */
public final class Rewrite {

  private Rewrite() {}

  /**
   * Replaces the text of a file in one step, so that nobody ever sees half of it. Its encoding and
   * its byte order mark stay, and so does each byte that no edit has touched.
   *
   * @throws IOException if it cannot be written, or is not what was linted any more; it is then as
   *     it was
   */
  public static void write(FixedFile file) throws IOException {
    Path target = file.path().toRealPath();
    byte[] after = encoded(file, Files.readAllBytes(target));
    Path folder = target.getParent() == null ? Path.of("") : target.getParent();
    Path fresh = Files.createTempFile(folder, ".tensorlint", ".java.tmp");
    try {
      Files.write(fresh, after);
      copyPermissions(target, fresh);
      Files.move(
          fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static byte[] encoded(FixedFile file, byte[] content) throws IOException {
    SourceText now = SourceText.of(content, file.encoding());
    if (!now.text().equals(file.before())) {
      throw new IOException("has changed since it was read; nothing is written, run it again");
    }
    try {
      if (Arrays.equals(content, now.encode(now.text()))) {
        return now.encode(file.after());
      }
    } catch (CharacterCodingException | UnsupportedOperationException e) {
      throw new IOException(unwritable(now), e);
    }
    throw new IOException(unwritable(now));
  }

  private static String unwritable(SourceText text) {
    return "cannot be written in "
        + text.charset().name()
        + " with the rest of it as it is; nothing is written, convert it to UTF-8";
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
    if (view != null) {
      view.setPermissions(Files.getPosixFilePermissions(from));
    }
  }
}
