// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle.work;

import dev.tensorlint.buildtool.BuildLog;
import org.gradle.api.logging.Logger;

/** Gradle's log. What Maven shows as information is shown by Gradle as progress of the build. */
record GradleLog(Logger logger) implements BuildLog {

  @Override
  public void error(String text) {
    logger.error(text);
  }

  @Override
  public void warn(String text) {
    logger.warn(text);
  }

  @Override
  public void info(String text) {
    logger.lifecycle(text);
  }
}
