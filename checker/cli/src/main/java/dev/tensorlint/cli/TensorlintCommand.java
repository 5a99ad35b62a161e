// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.ReportFormat;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.RuleLevel;
import dev.tensorlint.rules.config.FailOn;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
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
   * Returns the command line for some arguments: with the subcommand that they begin with, else
   * with all. To describe all of them takes a good part of a short run.
   *
   * @param linter does the work of {@code check} and {@code baseline}
   */
  static CommandLine create(Console console, Linting linter, String... arguments) {
    Map<String, Supplier<Object>> all = subcommands(console, linter);
    Supplier<Object> named = arguments.length == 0 ? null : all.get(arguments[0]);
    return create(named == null ? all.values() : List.of(named), console);
  }

  private static CommandLine create(Collection<Supplier<Object>> subcommands, Console console) {
    CommandLine line = new CommandLine(new TensorlintCommand());
    subcommands.forEach(each -> line.addSubcommand(each.get()));
    configure(line, console);
    return line;
  }

  private static Map<String, Supplier<Object>> subcommands(Console console, Linting linter) {
    Map<String, Supplier<Object>> all = new LinkedHashMap<>();
    all.put("check", () -> new CheckCommand(console, linter));
    all.put("baseline", () -> new BaselineCommand(console, linter));
    all.put("fix", () -> new FixCommand(console));
    all.put("validate", () -> new ValidateCommand(console, linter));
    all.put("rules", () -> new RulesCommand(console));
    all.put("explain", () -> new ExplainCommand(console));
    all.put(
        "models",
        () ->
            new CommandLine(new ModelsCommand(console))
                .addSubcommand(new ModelsDraftCommand(console))
                .addSubcommand(new ModelsCheckCommand(console)));
    all.put("timeline", () -> new TimelineCommand(console));
    all.put("corpus", () -> new CorpusCommand(console));
    all.put("doctor", () -> new DoctorCommand(console));
    all.put("language-server", LanguageServerCommand::new);
    all.put(
        "completion", () -> new CompletionCommand(console, () -> create(all.values(), console)));
    return all;
  }

  private static void configure(CommandLine line, Console console) {
    boolean colors = ColorChoice.AUTO.palette(console, console.outIsTerminal()) == Palette.ANSI;
    // `@FILE` is the value of an option, not a file of options.
    line.setExpandAtFiles(false);
    line.setOut(console.out());
    line.setErr(console.err());
    line.registerConverter(ReportFormat.class, new ChoiceConverter<>(ReportFormat.class));
    line.registerConverter(ComparisonFormat.class, new ChoiceConverter<>(ComparisonFormat.class));
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
