// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.ReportFormat;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.RuleLevel;
import dev.tensorlint.rules.config.FailOn;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command without a subcommand: tells what there is. */
@Command(
    name = "tensorlint",
    description = "Finds tensor lifecycle bugs in Java source.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "%nCommands:%n",
    footer = {"", "tensorlint COMMAND --help describes each command."})
final class TensorlintCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  private TensorlintCommand() {}

  /**
   * Returns the command line with all its subcommands.
   *
   * @param linter does the work of {@code check} and {@code baseline}
   */
  static CommandLine create(Console console, Linting linter) {
    CommandLine line = new CommandLine(new TensorlintCommand());
    line.addSubcommand(new CheckCommand(console, linter));
    line.addSubcommand(new BaselineCommand(console, linter));
    line.addSubcommand(new FixCommand(console));
    line.addSubcommand(new ValidateCommand(console, linter));
    line.addSubcommand(new RulesCommand(console));
    line.addSubcommand(new ExplainCommand(console));
    line.addSubcommand(
        new CommandLine(new ModelsCommand(console))
            .addSubcommand(new ModelsDraftCommand(console))
            .addSubcommand(new ModelsCheckCommand(console)));
    line.addSubcommand(new DoctorCommand(console));
    line.addSubcommand(new LanguageServerCommand());
    configure(line, console);
    return line;
  }

  private static void configure(CommandLine line, Console console) {
    boolean colors = ColorChoice.AUTO.palette(console, console.outIsTerminal()) == Palette.ANSI;
    // `@FILE` is the value of an option, not a file of options.
    line.setExpandAtFiles(false);
    line.setOut(console.out());
    line.setErr(console.err());
    line.registerConverter(ReportFormat.class, new ChoiceConverter<>(ReportFormat.class));
    line.registerConverter(FailOn.class, new ChoiceConverter<>(FailOn.class));
    line.registerConverter(RuleLevel.class, new ChoiceConverter<>(RuleLevel.class));
    line.registerConverter(ExceptionEdges.class, new ChoiceConverter<>(ExceptionEdges.class));
    line.registerConverter(ColorChoice.class, new ChoiceConverter<>(ColorChoice.class));
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(
            colors ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
    line.setParameterExceptionHandler(new UsageErrors(console));
    line.setExecutionExceptionHandler(new Failures(console));
  }

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "name a command, for instance check");
  }
}
