// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

/** Which class path of a project is asked for. */
public enum ClasspathScope {
  /** None: only modules, source folders and encodings. */
  NONE,
  /** What a compiler of the main sources sees. */
  MAIN,
  /** What a run of the main sources and of the tests sees. */
  TEST
}
