// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.Confines;
import dev.tensorlint.project.MixedFolders;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The files of a build. Nothing outside of its project is read, by a link or by its name, nothing
 * but regular files, and of these no more than a build needs.
 */
final class ProjectFiles {

  /** Bytes of a build file; the largest that people write by hand have some 100 KB. */
  static final int SIZE = 1 << 20;

  /** Build files of one build. */
  static final int COUNT = 20_000;

  private static final int JARS = 2_000;
  private static final int DEPTH = 8;

  private final Path root;
  private final Confines confines;
  private int read;

  ProjectFiles(Path root, Confines confines) {
    this.root = root.toAbsolutePath().normalize();
    this.confines = confines;
  }

  Path root() {
    return root;
  }

  /** Returns the path that a build names; empty if it is outside of the project. */
  Optional<Path> resolve(Path folder, String name) {
    try {
      Path path = folder.resolve(name).normalize();
      return confines.hold(path) ? Optional.of(path) : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  boolean isFile(Path path) {
    return confines.hold(path) && Files.isRegularFile(path);
  }

  /**
   * Returns whether something has the name of a build file that is none that can be read: a pipe, a
   * device, a folder, or a link out of the project.
   */
  boolean isOdd(Path path) {
    return Files.exists(path, LinkOption.NOFOLLOW_LINKS) && !isFile(path);
  }

  /** Returns the folders of other languages in which a module has Java as well. */
  List<Path> mixedFolders(Path module, String set) {
    return MixedFolders.of(module, set, confines);
  }

  boolean isFolder(Path path) {
    return confines.hold(path) && Files.isDirectory(path);
  }

  /**
   * Returns the text of a file.
   *
   * @throws IOException if it is no regular file inside the root, too large, or one too many
   */
  String text(Path file) throws IOException {
    if (!isFile(file)) {
      throw new IOException("is no regular file inside the project");
    }
    if (++read > COUNT) {
      throw new IOException("is one build file too many; " + COUNT + " are read");
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(SIZE + 1);
      if (bytes.length > SIZE) {
        throw new IOException("is larger than " + SIZE + " bytes");
      }
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  /** Returns the jars in a folder of the project and in those below it, by name. */
  List<Path> jarsBelow(Path folder) {
    if (!isFolder(folder)) {
      return List.of();
    }
    return filesBelow(folder, ".jar");
  }

  /** Returns the regular files below a folder with an ending, by name; links are not followed. */
  List<Path> filesBelow(Path folder, String ending) {
    List<Path> found = new ArrayList<>();
    confines.inputs().addFilesBelow(folder);
    try (Stream<Path> all =
        Files.find(
            folder,
            DEPTH,
            (path, what) -> what.isRegularFile() && path.toString().endsWith(ending))) {
      all.filter(path -> !Files.isSymbolicLink(path)).limit(JARS).sorted().forEach(found::add);
    } catch (IOException | UncheckedIOException e) {
      // A folder that cannot be listed gives what was found before.
      found.sort(null);
    }
    return List.copyOf(found);
  }

  /** Returns a path for messages: absolute, with slashes. */
  static String shown(Path path) {
    return path.toString().replace(File.separatorChar, '/');
  }
}
