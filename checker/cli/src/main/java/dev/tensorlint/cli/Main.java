// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.bytecode.BytecodeFrontEnd;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.files.FileTree;
import picocli.CommandLine;

/** Starts the command. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    System.exit(run(Console.ofProcess(), arguments));
  }

  /** Runs the command to its exit code. Output that could not be written is a failure too. */
  static int run(Console console, String... arguments) {
    CommandLine command = TensorlintCommand.create(console, new WithRuntime(linter()), arguments);
    return run(command, console, arguments);
  }

  /** Lints with the bundled runtime on the class path. */
  record WithRuntime(Linter linter) implements Linting {
    @Override
    public LintResult lint(LintRequest request, WorkMonitor monitor) {
      return linter.lint(BundledRuntime.addTo(request), monitor);
    }

    @Override
    public boolean isRepeatable() {
      return true;
    }
  }

  /** Returns what lints sources and class files. */
  static Linter linter() {
    return new Linter(FileTree.DISK, new BytecodeFrontEnd());
  }

  static int run(CommandLine command, Console console, String... arguments) {
    int exitCode = execute(command, console, arguments);
    if (console.out().checkError()) {
      console.say("tensorlint: standard output could not be written");
      return ExitCode.FAILED;
    }
    console.err().flush();
    return exitCode;
  }

  /** The JVM would say 1 for an error that nobody catches, which means findings. */
  private static int execute(CommandLine command, Console console, String... arguments) {
    try {
      return command.execute(arguments);
    } catch (OutOfMemoryError | StackOverflowError | LinkageError | AssertionError e) {
      return new Failures(console).told(e);
    }
  }
}
