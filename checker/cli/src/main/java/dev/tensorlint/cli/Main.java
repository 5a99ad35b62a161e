// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.scanner.Linter;
import picocli.CommandLine;

/** Starts the command. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    System.exit(run(Console.ofProcess(), arguments));
  }

  /** Runs the command to its exit code. Output that could not be written is a failure too. */
  static int run(Console console, String... arguments) {
    Linter linter = new Linter();
    CommandLine command =
        TensorlintCommand.create(
            console,
            (request, monitor) -> linter.lint(BundledRuntime.addTo(request), monitor));
    return run(command, console, arguments);
  }

  static int run(CommandLine command, Console console, String... arguments) {
    int exitCode = command.execute(arguments);
    if (console.out().checkError()) {
      console.say("tensorlint: standard output could not be written");
      return ExitCode.FAILED;
    }
    console.err().flush();
    return exitCode;
  }
}
