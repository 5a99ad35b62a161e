// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale;

import picocli.CommandLine;

/** Starts the job: {@code tensorlint corpus}, and the main class of {@code spark-submit}. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  /** Runs the command to its exit code; a failure is one line. */
  static int run(String... arguments) {
    CommandLine line = new CommandLine(new CorpusCommand());
    line.setExecutionExceptionHandler((failure, command, result) -> failed(failure, line));
    return line.execute(arguments);
  }

  private static int failed(Exception failure, CommandLine line) {
    Throwable cause = failure;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    String what = String.valueOf(cause).lines().findFirst().orElse("");
    line.getErr()
        .println("tensorlint corpus: the run failed (" + what + "); start it again to go on");
    return CorpusCommand.INCOMPLETE;
  }
}
