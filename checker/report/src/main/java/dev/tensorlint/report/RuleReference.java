// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

/** What the reader of a finding is referred to for more on its rule. */
@FunctionalInterface
public interface RuleReference {

  /** For users of the command line. */
  RuleReference COMMAND = rule -> "tensorlint explain " + rule;

  /** Returns a command or an address. */
  String of(String rule);
}
