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
            "`fix`, the quick fixes of the language server and the Maven plugin try a fix before\n")
        .append(
            "they offer it: the edited text is analysed again in memory, with all that sees the\n")
        .append("change.\n\n")
        .append("| a fix is | if |\n|---|---|\n")
        .append("| `safe` | the program is the same but for the bug: the finding is gone, ")
        .append(
            "no rule says anything new of any file, the text compiles as far as names, variables ")
        .append(
            "and checked exceptions tell, and the resource is released or owned on every path |\n")
        .append("| `unsafe` | the text compiles and the finding is gone; read the rest |\n")
        .append(
            "| `display-only` | it is advice: the edit does not compile, or does not help |\n\n")
        .append(
            "What becomes of a resource is a stricter question than whether a rule reports it:\n")
        .append(
            "what unknown code may have taken counts as open, and no other resource may fare worse.\n")
        .append(
            "Fixes are applied one on top of the other, each after a trial of its own. One that\n")
        .append(
            "fails is demoted, with the reason. `check` and Error Prone show fixes as the engine\n")
        .append(
            "makes them, without a trial: a compiler plug-in sees one compilation only, and cannot\n")
        .append("analyse an edited one. Apply fixes with `tensorlint fix`.\n\n")
        .append("## Cases\n\n")
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
    text.append(row("**all**", marked(fixed.cases())));
    text.append("\n## What went wrong in applications\n\n")
        .append("Fixes of an earlier state went wrong in ten ways. These cases have the shapes.\n\n")
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
