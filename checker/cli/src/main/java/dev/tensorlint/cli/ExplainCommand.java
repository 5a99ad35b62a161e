// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.text.PageText;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows the page of a rule. */
@Command(
    name = "explain",
    description = "Shows the page of a rule, in Markdown.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class ExplainCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "RULE", description = "Name of a rule; tensorlint rules lists them.")
  private String name = "";

  @Option(
      names = "--color",
      paramLabel = "auto|always|never",
      description =
          "Shows the page with colours, or as the Markdown that it is (default: auto, colours on a"
              + " terminal without NO_COLOR).")
  private ColorChoice color = ColorChoice.AUTO;

  ExplainCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Rule rule = RuleNames.find(spec.commandLine(), name);
    Optional<String> page = RuleCatalog.page(rule);
    if (page.isEmpty()) {
      throw new FileNotFoundException("this build has no page for " + rule.name());
    }
    Palette palette = color.palette(console, console.outIsTerminal());
    console.out().print(PageText.of(page.get(), palette));
    return ExitCode.CLEAN;
  }
}
