// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Answers questions about the result of a run. */
@Command(name = "report", description = "Writes a report on the result of a run.")
final class ReportCommand implements Callable<Integer> {

  @Override
  public Integer call() {
    return 0;
  }
}
