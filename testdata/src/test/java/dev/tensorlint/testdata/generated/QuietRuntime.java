// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Keeps the runtime from logging what programs leave open: that is judged here. */
final class QuietRuntime implements AutoCloseable {

  private final Logger logger = Logger.getLogger("dev.tensorlint.runtime");
  private final @Nullable Level before = logger.getLevel();

  private QuietRuntime() {}

  static QuietRuntime start() {
    QuietRuntime quiet = new QuietRuntime();
    quiet.logger.setLevel(Level.OFF);
    return quiet;
  }

  @Override
  public void close() {
    logger.setLevel(before);
  }
}
