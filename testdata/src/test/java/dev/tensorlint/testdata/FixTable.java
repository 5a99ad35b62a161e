// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** How many of the marked bad cases have fixes, by subject. */
record FixTable(FixedCases fixed) {

  String markdown() {
    Map<String, List<Case>> subjects =
        fixed.cases().stream()
            .collect(Collectors.groupingBy(Case::subject, TreeMap::new, Collectors.toList()));
    StringBuilder text = new StringBuilder();
    text.append("# Fixes\n\n")
        .append(
            "The tests write this page. Each marked bad case is fixed as `tensorlint fix --unsafe`\n")
        .append(
            "does, then compiled, linted and run. *Fixed*: no finding remains, the run shows no\n")
        .append(
            "bug, and it prints what it did before, or the same on every run where it drew random\n")
        .append(
            "numbers. *In part*: findings without a fix remain, and no new ones appear. *Safe*:\n")
        .append("safe fixes were enough.\n\n")
        .append("| rule or seed | marked bad cases | fixed | of these safe | in part | none |\n")
        .append("|---|---:|---:|---:|---:|---:|\n");
    subjects.forEach((subject, cases) -> text.append(row(subject, marked(cases))));
    return text.append(row("**all**", marked(fixed.cases()))).toString();
  }

  /** Those whose markers the fixes are for; seeds have cases that no rule finds. */
  private List<Case> marked(List<Case> cases) {
    return cases.stream().filter(program -> !fixed.foundIn(program).isEmpty()).toList();
  }

  private String row(String name, List<Case> cases) {
    long whole = count(cases, fixed::isFixed);
    long partly = count(cases, fixed::isPartlyFixed);
    return String.format(
        "| %s | %d | %d | %d | %d | %d |%n",
        name,
        cases.size(),
        whole,
        count(cases, fixed::isSafelyFixed),
        partly,
        cases.size() - whole - partly);
  }

  private static long count(List<Case> cases, Predicate<Case> isWanted) {
    return cases.stream().filter(isWanted).count();
  }
}
