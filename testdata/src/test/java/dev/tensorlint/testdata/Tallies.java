// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.testdata.ValidationPageTest.Tally;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts, rule by rule, what the cases prove.
 *
 * @param lints what each front end says of the cases
 */
record Tallies(List<Case> cases, List<Lint> lints) {

  ValidationPageTest.Tally of(String rule) {
    List<Case> bad = cases.stream().filter(program -> isMarked(program, rule)).toList();
    List<Case> good =
        cases.stream()
            .filter(program -> program.subject().equals(rule) && !isMarked(program, rule))
            .toList();
    return new Tally(
        rule,
        bad.size(),
        good.size(),
        bad.stream()
            .mapToInt(program -> wanted(program, rule).values().stream().mapToInt(i -> i).sum())
            .sum(),
        differences(rule, true),
        differences(rule, false),
        (int) bad.stream().filter(Case::isBad).filter(Tallies::isFixed).count());
  }

  private static boolean isMarked(Case program, String rule) {
    return program.markers().stream()
        .anyMatch(marker -> !marker.isStep() && marker.rule().equals(rule));
  }

  /** {@link FixTest} wants the repaired source of each case that is repaired, and of no other. */
  private static boolean isFixed(Case program) {
    return Files.exists(program.fixed());
  }

  /** Returns how many findings are marked and not found, or found and not marked. */
  private int differences(String rule, boolean isMissed) {
    int count = 0;
    for (Lint lint : lints) {
      for (Case program : cases) {
        Map<Integer, Integer> wanted = wanted(program, rule);
        Map<Integer, Integer> found = found(lint, program, rule);
        count += isMissed ? without(wanted, found) : without(found, wanted);
      }
    }
    return count;
  }

  private static Map<Integer, Integer> wanted(Case program, String rule) {
    Map<Integer, Integer> lines = new HashMap<>();
    program.markers().stream()
        .filter(marker -> !marker.isStep() && marker.rule().equals(rule))
        .forEach(marker -> lines.merge(marker.line(), 1, Integer::sum));
    return lines;
  }

  private static Map<Integer, Integer> found(Lint lint, Case program, String rule) {
    Map<Integer, Integer> lines = new HashMap<>();
    lint.of(program.file()).stream()
        .filter(finding -> finding.rule().equals(rule))
        .forEach(finding -> lines.merge(finding.place().start().line(), 1, Integer::sum));
    return lines;
  }

  private static int without(Map<Integer, Integer> all, Map<Integer, Integer> others) {
    return all.entrySet().stream()
        .mapToInt(each -> Math.max(0, each.getValue() - others.getOrDefault(each.getKey(), 0)))
        .sum();
  }
}
