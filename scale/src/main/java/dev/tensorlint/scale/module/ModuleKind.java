// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.module;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a module of the manifest is made of. */
public enum ModuleKind {
  /** A folder of sources, such as a snapshot of a Git repository. */
  FOLDER("folder"),
  /** An archive of sources. */
  SOURCES("sources"),
  /** A jar of class files. */
  CLASSES("classes"),
  /** Coordinates {@code group:artifact:version}, of which the jar of sources is linted. */
  MAVEN("maven");

  private final String label;

  ModuleKind(String label) {
    this.label = label;
  }

  /** Returns the word of the manifest. */
  public String label() {
    return label;
  }

  /** Returns the kind that a word of the manifest names; empty if none. */
  public static Optional<ModuleKind> of(String word) {
    return Arrays.stream(values()).filter(kind -> kind.label.equals(word)).findFirst();
  }

  /** Returns all words of the manifest. */
  public static List<String> labels() {
    return Arrays.stream(values()).map(ModuleKind::label).toList();
  }
}
