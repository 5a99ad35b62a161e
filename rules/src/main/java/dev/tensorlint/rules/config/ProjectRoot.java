// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The folder that holds all of a project: that of the repository around a path; where there is
 * none, that of the topmost build file above; and the path's own where there is neither. What a
 * project says of itself reaches no file outside of it.
 *
 * @param folder the folder, symbolic links followed
 */
public record ProjectRoot(Path folder) {

  private static final String REPOSITORY = ".git";

  private static final List<String> BUILD_FILES =
      List.of("pom.xml", "settings.gradle", "settings.gradle.kts");

  /** Returns the root of the project that a folder belongs to. */
  public static ProjectRoot around(Path folder) {
    return around(folder, Path.of(System.getProperty("user.home", "")));
  }

  /**
   * Returns the root of the project that a folder belongs to. A repository that is the user's home
   * folder (settings under version control), or contains it, is not a project; neither is one in a
   * folder that every user may write to. Build files there do not count either.
   *
   * @param home the user's home folder
   */
  public static ProjectRoot around(Path folder, Path home) {
    Path start = realOrLexical(folder);
    Path notAbove = realOrLexical(home);
    Path root = start;
    @Nullable Path at = start;
    while (at != null && !notAbove.startsWith(at) && (at.equals(start) || !isOpenToAll(at))) {
      if (isRepository(at)) {
        return new ProjectRoot(at);
      }
      root = hasBuildFile(at) ? at : root;
      at = at.getParent();
    }
    return new ProjectRoot(root);
  }

  private static boolean hasBuildFile(Path folder) {
    return BUILD_FILES.stream()
        .anyMatch(name -> Files.isRegularFile(folder.resolve(name), LinkOption.NOFOLLOW_LINKS));
  }

  /** Returns whether a folder is the top of a repository. */
  static boolean isRepository(Path folder) {
    return Files.exists(folder.resolve(REPOSITORY), LinkOption.NOFOLLOW_LINKS);
  }

  /**
   * Returns whether every user of the machine may put files into a folder, as into {@code /tmp}.
   */
  public static boolean isOpenToAll(Path folder) {
    try {
      return Files.getFileAttributeView(folder, PosixFileAttributeView.class) != null
          && Files.getPosixFilePermissions(folder).contains(PosixFilePermission.OTHERS_WRITE);
    } catch (IOException e) {
      return true;
    }
  }

  /**
   * Returns whether a file, which need not exist, is one of the project: symbolic links are
   * followed, and what the version control keeps for itself is not the project's.
   */
  public boolean holds(Path file) {
    Optional<Path> real = real(file.toAbsolutePath().normalize());
    return real.isPresent() && real.get().startsWith(folder) && !isOfVersionControl(real.get());
  }

  private boolean isOfVersionControl(Path real) {
    for (Path name : folder.relativize(real)) {
      if (name.toString().equalsIgnoreCase(REPOSITORY)) {
        return true;
      }
    }
    return false;
  }

  /** Returns where a path leads; empty when it leads nowhere, as a link to a missing file. */
  private static Optional<Path> real(Path path) {
    try {
      if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
        return Optional.of(path.toRealPath());
      }
    } catch (IOException e) {
      return Optional.empty();
    }
    Path parent = path.getParent();
    return parent == null
        ? Optional.empty()
        : real(parent).map(folder -> folder.resolve(Objects.requireNonNull(path.getFileName())));
  }

  private static Path realOrLexical(Path folder) {
    Path absolute = folder.toAbsolutePath().normalize();
    return real(absolute).orElse(absolute);
  }
}
