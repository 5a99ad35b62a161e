// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * Thrown when a driver's compiler refuses a kernel of this runtime. The message has the first line
 * of the compiler's log, {@link #buildLog} all of it.
 */
public final class KernelBuildException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String buildLog;

  KernelBuildException(String program, String buildLog, Throwable cause) {
    super(
        "the kernels of "
            + program
            + " do not build: "
            + buildLog.lines().filter(line -> !line.isBlank()).findFirst().orElse("no build log"),
        cause);
    this.buildLog = buildLog;
  }

  /** Returns what the driver's compiler wrote. */
  public String buildLog() {
    return buildLog;
  }
}
