// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.suppression.Suppressions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What the rules say of a program, less what is suppressed, what a setting leaves out, and what
 * another finding stands for.
 *
 * @param roots what is reported
 * @param suppressed what is not, because of a comment or an annotation
 * @param inTests what is not, because it ends with a test
 * @param minor what is not, because it is minor
 * @param isMarked whether something is reported as minor
 */
record Reported(
    RuleRun run,
    Remedies remedies,
    Suppressions suppressions,
    Consequences consequences,
    List<RuleRun.Candidate> roots,
    List<RuleRun.Candidate> suppressed,
    List<RuleRun.Candidate> inTests,
    List<RuleRun.Candidate> minor,
    Predicate<RuleRun.Candidate> isMarked) {

  /**
   * @param isOfTest whether a finding is left out as one about a test alone; what else it stands
   *     for is reported
   * @param isMinor whether it is a minor one, likewise
   * @param reportsMinor whether minor ones are reported as such, and not left out
   */
  static Reported of(
      RuleRun run,
      Remedies remedies,
      Suppressions suppressions,
      Predicate<RuleRun.Candidate> isOfTest,
      Predicate<RuleRun.Candidate> isMinor,
      boolean reportsMinor) {
    Predicate<RuleRun.Candidate> isLeftOut = reportsMinor ? each -> false : isMinor;
    List<RuleRun.Candidate> ofTests = run.candidates().stream().filter(isOfTest).toList();
    List<RuleRun.Candidate> minor =
        run.candidates().stream().filter(isLeftOut.and(isOfTest.negate())).toList();
    List<RuleRun.Candidate> related =
        run.candidates().stream().filter(isLeftOut.or(isOfTest).negate()).toList();
    Consequences consequences = Consequences.among(related);
    Predicate<RuleRun.Candidate> isSuppressed =
        each -> suppressions.cover(each.finding(), each.created());
    return new Reported(
        run,
        remedies,
        suppressions,
        consequences,
        consequences.roots(related.stream().filter(isSuppressed.negate()).toList()),
        related.stream().filter(isSuppressed).toList(),
        rootsAmong(ofTests.stream().filter(isSuppressed.negate()).toList()),
        rootsAmong(minor.stream().filter(isSuppressed.negate()).toList()),
        reportsMinor ? isMinor : each -> false);
  }

  private static List<RuleRun.Candidate> rootsAmong(List<RuleRun.Candidate> candidates) {
    return Consequences.among(candidates).roots(candidates);
  }

  /** Returns the findings with their fixes. */
  List<Finding> fixed() {
    return withSteps(remedies.fixed(roots.stream().map(RuleRun.Candidate::finding).toList()));
  }

  /** Returns the findings without fixes. */
  List<Finding> bare() {
    return withSteps(roots.stream().map(RuleRun.Candidate::finding).toList());
  }

  private List<Finding> withSteps(List<Finding> findings) {
    List<Finding> all = new ArrayList<>();
    for (int i = 0; i < roots.size(); i++) {
      Finding finding = findings.get(i).withSteps(consequences.stepsOf(roots.get(i), suppressed));
      all.add(isMinorWithAll(roots.get(i)) ? finding.asMinor() : finding);
    }
    return all;
  }

  /** What stands for a finding that is not minor is not minor either. */
  private boolean isMinorWithAll(RuleRun.Candidate root) {
    return isMarked.test(root) && consequences.of(root).stream().allMatch(isMarked);
  }

  /**
   * Returns the fixes of the findings.
   *
   * @param bare the findings without fixes
   */
  OfferedFixes fixes(List<Finding> bare, OfferedFixes.Memory memory) {
    Map<String, List<Finding>> byPath = new LinkedHashMap<>();
    Map<Finding, Finding> withSteps = new HashMap<>();
    for (int i = 0; i < roots.size(); i++) {
      Finding finding = roots.get(i).finding();
      byPath.computeIfAbsent(finding.place().file().path(), path -> new ArrayList<>()).add(finding);
      withSteps.put(finding, bare.get(i));
    }
    return new OfferedFixes(
        remedies,
        byPath,
        fixed -> withSteps.getOrDefault(fixed.withFixes(List.of()), fixed).withFixes(fixed.fixes()),
        memory);
  }

  LeftOut leftOut() {
    return new LeftOut(inTests.size(), minor.size());
  }

  int suppressedRoots() {
    return consequences.roots(suppressed).size();
  }

  /** Returns what there is to say of the rules, the fixes and the suppressions themselves. */
  List<Diagnostic> diagnostics() {
    List<Diagnostic> all = new ArrayList<>(run.diagnostics());
    all.addAll(remedies.diagnostics());
    all.addAll(suppressions.problems());
    return all;
  }
}
