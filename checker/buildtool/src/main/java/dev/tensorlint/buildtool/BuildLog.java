// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

/** The log of a build tool. */
public interface BuildLog {

  void error(String text);

  void warn(String text);

  void info(String text);
}
