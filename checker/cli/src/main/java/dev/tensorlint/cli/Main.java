// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

/** Starts the command. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    System.exit(run(Console.ofProcess(), arguments));
  }

  /** Runs the command to its exit code. Output that could not be written is a failure too. */
  static int run(Console console, String... arguments) {
    int exitCode = TensorlintCommand.create(console).execute(arguments);
    if (console.out().checkError()) {
      console.say("tensorlint: standard output could not be written");
      return ExitCode.FAILED;
    }
    console.err().flush();
    return exitCode;
  }
}
