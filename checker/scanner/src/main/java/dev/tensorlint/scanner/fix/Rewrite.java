// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;

/** Writes fixed files. */
public final class Rewrite {

  private Rewrite() {}

  /**
   * Replaces the text of a file in one step, so that nobody ever sees half of it.
   *
   * @throws IOException if it cannot be written, or is not what was linted any more; it is then as
   *     it was
   */
  public static void write(FixedFile file) throws IOException {
    Path target = file.path().toRealPath();
    byte[] before = file.before().getBytes(StandardCharsets.UTF_8);
    if (!java.util.Arrays.equals(before, Files.readAllBytes(target))) {
      throw new IOException("has changed since it was read; nothing is written, run it again");
    }
    Path folder = target.getParent() == null ? Path.of("") : target.getParent();
    Path fresh = Files.createTempFile(folder, ".tensorlint", ".java.tmp");
    try {
      Files.writeString(fresh, file.after());
      copyPermissions(target, fresh);
      Files.move(
          fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
    if (view != null) {
      view.setPermissions(Files.getPosixFilePermissions(from));
    }
  }
}
