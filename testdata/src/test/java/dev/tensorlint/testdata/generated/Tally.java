// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;

/** Sums over programs. */
final class Tally {

  private final Map<Verdict, Integer> definite = new EnumMap<>(Verdict.class);
  private final Map<Verdict, Integer> potential = new EnumMap<>(Verdict.class);
  private final Map<Disagreement.Kind, Map<String, Integer>> disagreements =
      new EnumMap<>(Disagreement.Kind.class);
  private FixTrial.Counts fixes = new FixTrial.Counts(0, 0);
  private int programs;
  private int runs;
  private int bugs;
  private int missed;
  private long weakDefinite;
  private long strongPotential;

  void add(Trial.Result result) {
    Judgement judgement = result.judgement();
    programs++;
    runs += judgement.runs().size();
    bugs += judgement.countBugs();
    judgement
        .counts(true)
        .forEach((verdict, count) -> definite.merge(verdict, count, Integer::sum));
    judgement
        .counts(false)
        .forEach((verdict, count) -> potential.merge(verdict, count, Integer::sum));
    fixes = fixes.plus(result.fixes());
    weakDefinite += judgement.weakDefinite();
    strongPotential += judgement.strongPotential();
    for (Disagreement each : result.disagreements()) {
      disagreements
          .computeIfAbsent(each.kind(), kind -> new TreeMap<>())
          .merge(each.subject(), 1, Integer::sum);
      missed += each.kind() == Disagreement.Kind.MISSED ? 1 : 0;
    }
  }

  int definite(Verdict verdict) {
    return definite.getOrDefault(verdict, 0);
  }

  int potential(Verdict verdict) {
    return potential.getOrDefault(verdict, 0);
  }

  int missed() {
    return missed;
  }

  /** Returns the number of methods that the engine gave up. */
  int notAnalysed() {
    return disagreements.getOrDefault(Disagreement.Kind.NOT_ANALYSED, Map.of()).values().stream()
        .mapToInt(Integer::intValue)
        .sum();
  }

  int badFixes() {
    return fixes.bad();
  }

  /** Returns how many of a hundred potential findings that a run could show are shown. */
  int shownShare() {
    int all = potential(Verdict.SHOWN) + potential(Verdict.IMPOSSIBLE) + potential(Verdict.FALSE);
    return all == 0 ? 100 : 100 * potential(Verdict.SHOWN) / all;
  }

  /** Returns the table that the long mode prints. */
  String table(String title) {
    StringBuilder text = new StringBuilder();
    text.append("%s: %d programs, %d runs, %d bugs%n".formatted(title, programs, runs, bugs));
    text.append(row("definite", definite));
    text.append(row("potential", potential));
    text.append("  potential shown      %d %%%n".formatted(shownShare()));
    text.append("  missed bugs          %d%n".formatted(missed));
    text.append("  safe fixes           %d good / %d bad%n".formatted(fixes.good(), fixes.bad()));
    text.append("  definite, not in each run that reaches the line: %d%n".formatted(weakDefinite));
    text.append(
        "  potential, in each run that reaches the line:    %d%n".formatted(strongPotential));
    disagreements.forEach((kind, counts) -> text.append("  %s %s%n".formatted(kind, counts)));
    return text.toString();
  }

  private static String row(String name, Map<Verdict, Integer> counts) {
    return "  %-20s %d shown / %d impossible / %d false (%d not observable)%n"
        .formatted(
            name,
            counts.getOrDefault(Verdict.SHOWN, 0),
            counts.getOrDefault(Verdict.IMPOSSIBLE, 0),
            counts.getOrDefault(Verdict.FALSE, 0),
            counts.getOrDefault(Verdict.UNOBSERVABLE, 0));
  }
}
