// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import java.nio.file.Path;

/**
 * Reads the build files of one build tool. Never starts the build tool, never loads a plugin or an
 * extension, never writes below the project's folder.
 */
public interface BuildReader {

  /** Returns whether a folder holds a build file of this tool. */
  boolean reads(Path folder);

  /** Returns what the build files in a folder, and of the modules that they name, tell. */
  ProjectLayout read(Path folder);
}
