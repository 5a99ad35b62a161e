// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.nio.file.Path;

/** Where things lie in this project. */
public final class Folders {

  /** The module's folder, which has one folder for each rule. */
  public static final Path TESTDATA =
      Path.of(System.getProperty("basedir", "")).toAbsolutePath().normalize();

  public static final Path PROJECT = TESTDATA.resolveSibling("").normalize();

  private Folders() {}
}
