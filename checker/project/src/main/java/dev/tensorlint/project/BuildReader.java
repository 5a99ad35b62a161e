// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import java.nio.file.Path;
import java.util.List;

/**
 * Reads the build files of one build tool. Never loads a plugin or an extension, never writes below
 * the project's folder, and starts the build tool for trusted projects only.
 */
public interface BuildReader {

  /** Returns whether a folder holds a build file of this tool. */
  boolean reads(Path folder);

  /**
   * Returns what the build files in some folders, and of the modules that they name, tell.
   *
   * @param folders that are analysed together: one may depend on another
   * @param confines what the build files may name files of
   */
  ProjectLayout read(List<Path> folders, Confines confines);
}
