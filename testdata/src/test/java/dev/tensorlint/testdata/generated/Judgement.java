// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The findings of a program compared with all its runs. */
final class Judgement {

  private final Program.Text text;
  private final List<Run> runs;
  private final List<String> gaps;
  private final List<Reported> reported;
  private final Map<Reported, Verdict> verdicts = new LinkedHashMap<>();

  Judgement(Program.Text text, List<Run> runs, ProgramLinter.Lint lint) {
    this.text = text;
    this.runs = List.copyOf(runs);
    this.gaps = List.copyOf(lint.gaps());
    this.reported = lint.findings().stream().map(Reported::new).toList();
    reported.forEach(each -> verdicts.put(each, verdict(each)));
  }

  List<Run> runs() {
    return runs;
  }

  List<Reported> reported() {
    return reported;
  }

  /** Counts the definite or the potential findings by what runs show of them. */
  Map<Verdict, Integer> counts(boolean isDefinite) {
    Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    verdicts.forEach(
        (each, verdict) -> {
          if (each.isDefinite() == isDefinite) {
            counts.merge(verdict, 1, Integer::sum);
          }
        });
    return counts;
  }

  private Verdict verdict(Reported finding) {
    if (!finding.isObservable()) {
      return Verdict.UNOBSERVABLE;
    }
    if (runs.stream().anyMatch(finding::isShownBy)) {
      return Verdict.SHOWN;
    }
    return isPossible(finding) ? Verdict.FALSE : Verdict.IMPOSSIBLE;
  }

  /** Returns whether runs do all that a finding names, not necessarily the same one. */
  private boolean isPossible(Reported finding) {
    return finding.lines().stream().allMatch(this::isReached)
        && finding.throwing().stream()
            .allMatch(line -> runs.stream().anyMatch(run -> run.throwing().get(line)));
  }

  private boolean isReached(int line) {
    return runs.stream().anyMatch(run -> isReached(line, run));
  }

  private boolean isReached(int line, Run run) {
    return !text.statements().contains(line) || run.reached().get(line);
  }

  /** Returns the definite findings that a run begins and does not show, if another one does. */
  long weakDefinite() {
    return verdicts.entrySet().stream()
        .filter(each -> each.getKey().isDefinite() && each.getValue() == Verdict.SHOWN)
        .filter(each -> passing(each.getKey()).anyMatch(run -> !each.getKey().isShownBy(run)))
        .count();
  }

  /** Returns the potential findings that every run shows that reaches their line. */
  long strongPotential() {
    return verdicts.entrySet().stream()
        .filter(each -> !each.getKey().isDefinite() && each.getValue() == Verdict.SHOWN)
        .filter(each -> passing(each.getKey()).allMatch(each.getKey()::isShownBy))
        .count();
  }

  private Stream<Run> passing(Reported finding) {
    return runs.stream()
        .filter(run -> isReached(finding.line(), run))
        .filter(run -> !run.isMisuse() || finding.isShownBy(run));
  }

  /** Returns the bugs of the runs. What is open after a misuse proves nothing. */
  private Set<Object> bugs() {
    Set<Object> bugs = new LinkedHashSet<>();
    for (Run run : runs) {
      Run.Misuse misuse = run.misuse();
      if (misuse != null) {
        bugs.add(misuse);
      } else {
        bugs.addAll(run.leaks());
      }
    }
    return bugs;
  }

  /** Returns the number of different lines of bugs. */
  int countBugs() {
    return (int) bugs().stream().map(Judgement::lineOf).distinct().count();
  }

  private static int lineOf(Object bug) {
    List<Integer> lines = bug instanceof Run.Leak leak ? leak.lines() : ((Run.Misuse) bug).lines();
    return lines.isEmpty() ? 0 : lines.get(0);
  }

  private boolean isReported(Object bug) {
    return reported.stream()
        .anyMatch(
            each ->
                bug instanceof Run.Leak leak ? each.reports(leak) : each.reports((Run.Misuse) bug));
  }

  /** Returns what findings and runs disagree on, a line and kind once. */
  List<Disagreement> disagreements() {
    List<Disagreement> all = new ArrayList<>();
    verdicts.forEach(
        (each, verdict) -> {
          if (verdict == Verdict.FALSE || verdict == Verdict.IMPOSSIBLE) {
            all.add(
                new Disagreement(
                    kind(each, verdict),
                    each.finding().rule(),
                    each.line(),
                    each.finding().message()));
          }
        });
    if (gaps.isEmpty()) {
      all.addAll(missed());
    }
    gaps.forEach(
        each -> all.add(new Disagreement(Disagreement.Kind.NOT_ANALYSED, "method", 0, each)));
    return all;
  }

  private List<Disagreement> missed() {
    Map<Integer, Disagreement> missed = new LinkedHashMap<>();
    for (Object bug : bugs()) {
      if (!isReported(bug)) {
        String subject = bug instanceof Run.Leak leak ? leak.kind() : ((Run.Misuse) bug).type();
        missed.putIfAbsent(
            lineOf(bug),
            new Disagreement(
                Disagreement.Kind.MISSED, subject, lineOf(bug), "no rule reports " + bug));
      }
    }
    return List.copyOf(missed.values());
  }

  private static Disagreement.Kind kind(Reported finding, Verdict verdict) {
    if (finding.isDefinite()) {
      return verdict == Verdict.FALSE
          ? Disagreement.Kind.FALSE_DEFINITE
          : Disagreement.Kind.IMPOSSIBLE_DEFINITE;
    }
    return verdict == Verdict.FALSE
        ? Disagreement.Kind.FALSE_POTENTIAL
        : Disagreement.Kind.IMPOSSIBLE_POTENTIAL;
  }
}
