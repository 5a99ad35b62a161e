// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.text.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells in one line what is wrong with the command line. */
final class UsageErrors implements IParameterExceptionHandler {

  private final Console console;

  UsageErrors(Console console) {
    this.console = console;
  }

  @Override
  public int handleParseException(ParameterException e, String[] arguments) {
    CommandLine command = e.getCommandLine();
    String help = command.getCommandSpec().qualifiedName() + " --help";
    console.say("tensorlint: " + PlainText.oneLine(message(e)) + " (see " + help + ")");
    return ExitCode.FAILED;
  }

  private static String message(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched);
    }
    String message = String.valueOf(e.getMessage());
    return message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
  }

  private static String unmatched(UnmatchedArgumentException e) {
    String first = e.getUnmatched().get(0);
    CommandLine command = e.getCommandLine();
    if (first.startsWith("-")) {
      String name = first.replaceFirst("=.*", "");
      List<String> options = new ArrayList<>(command.getCommandSpec().optionsMap().keySet());
      return "unknown option '" + name + "'" + Suggestion.question(name, options);
    }
    List<String> commands = new ArrayList<>(command.getSubcommands().keySet());
    String what = commands.isEmpty() ? "unexpected argument" : "unknown command";
    return what + " '" + first + "'" + Suggestion.question(first, commands);
  }
}
