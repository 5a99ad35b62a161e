// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Prints the script by which a shell completes commands and options. */
@Command(
    name = "completion",
    description = "Prints a script that completes commands and options in Bash and Zsh.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", "In a shell, or in its start-up file: source <(tensorlint completion)"})
final class CompletionCommand implements Callable<Integer> {

  private final Console console;
  private final Supplier<CommandLine> all;

  /**
   * @param all gives the command line with all subcommands
   */
  CompletionCommand(Console console, Supplier<CommandLine> all) {
    this.console = console;
    this.all = all;
  }

  @Override
  public Integer call() {
    console.out().print(AutoComplete.bash("tensorlint", all.get()));
    return ExitCode.CLEAN;
  }
}
