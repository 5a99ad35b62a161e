// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Lists the rules. */
@Command(
    name = "rules",
    description = "Lists the rules.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class RulesCommand implements Callable<Integer> {

  private final Console console;

  RulesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<Rule> rules = RuleCatalog.all();
    Table table = new Table();
    rules.forEach(
        rule ->
            table.row(rule.name(), rule.metadata().severity().label(), rule.metadata().summary()));
    console.out().print(table.render());
    return ExitCode.CLEAN;
  }
}
