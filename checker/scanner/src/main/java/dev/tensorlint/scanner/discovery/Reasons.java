// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.RefusedFileException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;

/** Why a file or folder could not be read, and what to do. */
final class Reasons {

  private Reasons() {}

  /**
   * Returns the diagnostic of a file or folder that could not be read.
   *
   * @param path as it is shown
   */
  static Diagnostic leftOut(String path, IOException e) {
    return e instanceof RefusedFileException refused
        ? Diagnostic.gap(path, 0, 0, refused.what() + " and is left out", refused.cure())
        : Diagnostic.error(path, "cannot be read and is left out: " + of(e));
  }

  private static String of(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "access denied; check its permissions";
    } else if (e instanceof NoSuchFileException) {
      return "no such file; check what its symbolic link names";
    } else if (e instanceof FileSystemLoopException || isLinkLoop(e)) {
      return "symbolic links form a loop; remove one of them";
    }
    String message = e.getMessage();
    return (message == null ? e.getClass().getSimpleName() : message) + "; check the file";
  }

  private static boolean isLinkLoop(IOException e) {
    return String.valueOf(e.getMessage()).contains("Too many levels of symbolic links");
  }
}
