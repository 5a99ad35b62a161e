// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Names of rules as users write them. */
final class RuleNames {

  private RuleNames() {}

  /**
   * Returns the rule of a name.
   *
   * @throws ParameterException if there is none; the message names the nearest
   */
  static Rule find(CommandLine command, String name) {
    return RuleCatalog.find(name).orElseThrow(() -> new ParameterException(command, unknown(name)));
  }

  private static String unknown(String name) {
    List<String> names = RuleCatalog.all().stream().map(Rule::name).toList();
    String question = Suggestion.question(name, names);
    return "unknown rule '"
        + name
        + "'"
        + (question.isEmpty() ? "; see tensorlint rules" : question);
  }
}
