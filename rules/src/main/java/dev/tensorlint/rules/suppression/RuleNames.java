// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.suppression;

import dev.tensorlint.rules.finding.NearestNames;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The rules that there are, as suppressions name them. */
final class RuleNames {

  /** A slip of the pen; what differs by more is another tool's. */
  private static final int SLIP = 2;

  private final Set<String> known;

  /** Whether other names are almost those of rules: most files suppress the same ones. */
  private final Map<String, Boolean> misspelt = new ConcurrentHashMap<>();

  RuleNames(Set<String> known) {
    this.known = Set.copyOf(known);
  }

  boolean contains(String name) {
    return known.contains(name);
  }

  /** Returns whether a name is almost that of a rule. */
  boolean isMisspelt(String name) {
    return !contains(name) && misspelt.computeIfAbsent(name, this::isNearOne);
  }

  private boolean isNearOne(String name) {
    return !NearestNames.within(SLIP, name, known).isEmpty();
  }

  /** Returns the message about a name that is none of a rule. */
  String unknown(String name) {
    List<String> near = NearestNames.of(name, known);
    String hint =
        near.isEmpty()
            ? "`tensorlint rules` lists them"
            : "did you mean " + NearestNames.alternatives(near) + "?";
    return "there is no rule `" + name + "`: " + hint;
  }
}
