// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.buildtool.BuildLog;
import org.apache.maven.plugin.logging.Log;

/** Maven's log. */
record MavenLog(Log log) implements BuildLog {

  @Override
  public void error(String text) {
    log.error(text);
  }

  @Override
  public void warn(String text) {
    log.warn(text);
  }

  @Override
  public void info(String text) {
    log.info(text);
  }
}
