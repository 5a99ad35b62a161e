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

  /** Names that are compared with those of rules; code that has more is not written by people. */
  private static final int MOST_COMPARED = 1_000;

  private final Set<String> known;

  /** The rules that other names almost name: most files suppress the same ones. */
  private final Map<String, List<String>> near = new ConcurrentHashMap<>();

  RuleNames(Set<String> known) {
    this.known = Set.copyOf(known);
  }

  boolean contains(String name) {
    return known.contains(name);
  }

  /** Returns whether a name is almost that of a rule. */
  boolean isMisspelt(String name) {
    return !contains(name)
        && near(name).stream()
            .anyMatch(rule -> !NearestNames.within(SLIP, name, List.of(rule)).isEmpty());
  }

  private List<String> near(String name) {
    List<String> found = near.get(name);
    if (found != null || near.size() >= MOST_COMPARED) {
      return found == null ? List.of() : found;
    }
    List<String> compared = NearestNames.of(name, known);
    near.put(name, compared);
    return compared;
  }

  /** Returns the message about a name that is none of a rule. */
  String unknown(String name) {
    List<String> meant = near(name);
    String hint =
        meant.isEmpty()
            ? "`tensorlint rules` lists them"
            : "did you mean " + NearestNames.alternatives(meant) + "?";
    return "there is no rule `" + name + "`: " + hint;
  }
}
