// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.nio.file.Path;

/** The language of a script. */
enum Dialect {
  GROOVY,
  KOTLIN;

  /** Kotlin has comments in comments. */
  boolean nestsComments() {
    return this == KOTLIN;
  }

  /** Groovy writes strings between slashes, too. */
  boolean hasSlashStrings() {
    return this == GROOVY;
  }

  /** Groovy inserts {@code $a.b}, Kotlin only {@code $a}. */
  boolean insertsPaths() {
    return this == GROOVY;
  }

  /** Whether text between single quotes is as it stands. */
  boolean insertsBetween(char quote) {
    return quote == '"';
  }

  static Dialect of(Path script) {
    String name = script.toString();
    return name.endsWith(".kts") || name.endsWith(".kt") ? KOTLIN : GROOVY;
  }
}
