// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import java.nio.file.Files;
import java.nio.file.Path;

/** The repository that a build is kept in. */
public final class Repository {

  private static final String GIT = ".git";

  private Repository() {}

  /** Returns the top of the work tree of Git that a folder is in, or the folder. */
  public static Path above(Path folder) {
    for (Path each = folder.toAbsolutePath(); each != null; each = each.getParent()) {
      if (Files.exists(each.resolve(GIT))) {
        return each;
      }
    }
    return folder;
  }
}
