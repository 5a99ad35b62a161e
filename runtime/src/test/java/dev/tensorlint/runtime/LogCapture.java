// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import java.text.MessageFormat;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Keeps the lines that the runtime logs while it is open, and keeps them off the console. */
public final class LogCapture extends Handler implements AutoCloseable {

  private final Logger logger = Logger.getLogger("dev.tensorlint.runtime");
  private final List<String> lines = new CopyOnWriteArrayList<>();

  public LogCapture() {
    logger.setUseParentHandlers(false);
    logger.addHandler(this);
  }

  /** Returns the lines so far, each as {@code LEVEL: text}. */
  public List<String> lines() {
    return List.copyOf(lines);
  }

  @Override
  public void publish(LogRecord line) {
    lines.add(
        line.getLevel() + ": " + MessageFormat.format(line.getMessage(), line.getParameters()));
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    logger.removeHandler(this);
    logger.setUseParentHandlers(true);
  }
}
