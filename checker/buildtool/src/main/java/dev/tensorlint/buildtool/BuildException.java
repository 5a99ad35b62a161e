// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

/** The settings of a build ask for something that cannot be done; the message names the cure. */
public final class BuildException extends Exception {

  private static final long serialVersionUID = 1L;

  public BuildException(String message) {
    super(message);
  }

  public BuildException(String message, Throwable cause) {
    super(message, cause);
  }
}
