// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.text.PlainText;
import dev.tensorlint.rules.finding.Fault;
import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/**
 * Ends a command that failed: one line for input and output that failed, and for want of memory;
 * the whole stack trace for a defect of TensorLint itself.
 */
final class Failures implements IExecutionExceptionHandler {

  private final Console console;

  Failures(Console console) {
    this.console = console;
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
    return told(e);
  }

  /** Says what has failed, and returns the exit code. */
  int told(Throwable e) {
    Fault fault = Fault.of(e);
    if (e instanceof IOException || e instanceof UncheckedIOException) {
      console.say("tensorlint: " + PlainText.oneLine(String.valueOf(e.getMessage())));
    } else if (!fault.isDefect()) {
      console.say("tensorlint: the job " + fault.what() + "; " + fault.cure());
    } else {
      console.say("tensorlint: internal error, please report it with the lines below");
      e.printStackTrace(console.err());
    }
    return ExitCode.FAILED;
  }
}
