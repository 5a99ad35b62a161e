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

  /**
   * Returns the page.
   *
   * @param about what stands above the table
   */
  String markdown(String about) {
    Map<String, List<Case>> subjects =
        fixed.cases().stream()
            .collect(Collectors.groupingBy(Case::subject, TreeMap::new, Collectors.toList()));
    StringBuilder text = new StringBuilder();
    text.append(about)
        .append("| rule or seed | marked bad cases | fixed | of these safe | in part | none |\n")
        .append("|---|---:|---:|---:|---:|---:|\n");
    subjects.forEach((subject, cases) -> text.append(row(subject, marked(cases))));
    text.append(row("**all**", marked(fixed.cases())));
    text.append("\n## What went wrong in applications\n\n")
        .append(
            "Fixes of an earlier state went wrong in ten ways. These cases have the shapes.\n\n")
        .append("| shape | bad cases |\n|---|---|\n");
    FixShape.ALL.forEach(shape -> text.append(shape.row()));
    return text.toString();
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
