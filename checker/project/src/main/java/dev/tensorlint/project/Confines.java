// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import dev.tensorlint.rules.config.Trust;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The folder that the build files of a project may name files of. A symbolic link counts as what it
 * points to.
 */
public final class Confines {

  /** A build file that is no file of a project, such as one in a repository, names no files. */
  public static final Confines NOTHING = new Confines(null, false);

  private final @Nullable Path root;
  private final boolean isOpen;

  private Confines(@Nullable Path root, boolean isOpen) {
    this.root = root;
    this.isOpen = isOpen;
  }

  /**
   * Returns the confines of a project: the nearest version-controlled folder around it, else the
   * project itself. The user's home folder is never taken for a project.
   */
  public static Confines of(Path folder, ProjectOptions options) {
    Path real = real(folder);
    Path home = real(options.userFolder());
    Path root = real;
    for (Path each = real; each != null && !each.equals(home); each = each.getParent()) {
      if (Files.exists(each.resolve(".git"), LinkOption.NOFOLLOW_LINKS)) {
        root = each;
        break;
      }
    }
    return new Confines(root, options.trust() == Trust.TRUSTED);
  }

  /** Returns whether a path, which need not exist, is in the project, or the project is trusted. */
  public boolean hold(Path path) {
    return isOpen || (root != null && real(path).startsWith(root));
  }

  /** The real path of what exists of a path, and the rest of it. */
  private static Path real(Path path) {
    Path absolute = path.toAbsolutePath().normalize();
    for (Path each = absolute; each != null; each = each.getParent()) {
      if (Files.exists(each, LinkOption.NOFOLLOW_LINKS)) {
        return resolved(each).resolve(each.relativize(absolute)).normalize();
      }
    }
    return absolute;
  }

  private static Path resolved(Path existing) {
    try {
      return existing.toRealPath();
    } catch (IOException e) {
      // A link that leads nowhere is not in any project.
      return existing.getRoot();
    }
  }
}
