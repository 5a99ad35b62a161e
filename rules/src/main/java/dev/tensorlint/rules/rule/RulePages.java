// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

/**
 * Where the pages of the rules are, for users without the command line.
 *
 * @param address of a page, in which {@code {rule}} stands for the rule's name; a base without it
 *     is followed by the name
 */
public record RulePages(String address) {

  private static final String RULE = "{rule}";

  /** Where {@code docs/rules} is published. */
  public static final RulePages DEFAULT = new RulePages("https://tensorlint.dev/rules/");

  /** Returns the address of a rule's page. */
  public String of(String rule) {
    return address.contains(RULE) ? address.replace(RULE, rule) : address + rule;
  }
}
