// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The other languages of the JVM whose sources stand beside Java in a module. */
public enum ForeignLanguage {
  KOTLIN("Kotlin", ".kt"),
  SCALA("Scala", ".scala"),
  GROOVY("Groovy", ".groovy");

  private static final String JAVA = "java";

  private final String label;
  private final String extension;

  ForeignLanguage(String label, String extension) {
    this.label = label;
    this.extension = extension;
  }

  /** Returns the name for people. */
  public String label() {
    return label;
  }

  /** Returns the language of a file by its name. */
  public static Optional<ForeignLanguage> of(Path file) {
    String name = file.toString();
    return Arrays.stream(values()).filter(each -> name.endsWith(each.extension)).findFirst();
  }

  /** Returns the source folders of the same module that a build has beside one of Java. */
  static List<Path> foldersBeside(Path root) {
    Path name = root.getFileName();
    return name != null && name.toString().equals(JAVA)
        ? Arrays.stream(values())
            .map(each -> root.resolveSibling(each.name().toLowerCase(Locale.ROOT)))
            .toList()
        : List.of();
  }
}
