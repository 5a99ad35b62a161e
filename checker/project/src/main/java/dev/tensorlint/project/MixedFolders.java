// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The folders of other languages of the JVM in which a module has Java as well: their compilers
 * take both together.
 */
public final class MixedFolders {

  private static final List<String> LANGUAGES = List.of("kotlin", "scala", "groovy");

  private static final int DEPTH = 24;

  private MixedFolders() {}

  /**
   * Returns those of a module that hold Java files.
   *
   * @param set of the sources, such as {@code main}
   */
  public static List<Path> of(Path module, String set, Confines confines) {
    Path sources = module.resolve("src").resolve(set);
    return LANGUAGES.stream()
        .map(sources::resolve)
        .filter(each -> confines.hold(each) && Files.isDirectory(each))
        .filter(each -> holdsJava(each, confines))
        .toList();
  }

  private static boolean holdsJava(Path folder, Confines confines) {
    confines.inputs().addFilesBelow(folder);
    try (Stream<Path> found =
        Files.find(folder, DEPTH, (path, what) -> path.toString().endsWith(".java"))) {
      return found.findAny().isPresent();
    } catch (IOException | UncheckedIOException e) {
      return true; // What cannot be listed is reported where sources are looked for.
    }
  }
}
