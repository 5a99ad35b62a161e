// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.fix.Patch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Applies each safe fix alone and runs the program again with all decisions. */
final class FixTrial {

  private FixTrial() {}

  /** How many safe fixes do what they promise. */
  record Counts(int good, int bad) {
    Counts plus(Counts other) {
      return new Counts(good + other.good, bad + other.bad);
    }
  }

  record Outcome(Counts counts, List<Disagreement> disagreements) {
    static final Outcome NONE = new Outcome(new Counts(0, 0), List.of());
  }

  private record Fixed(Program program, Reported finding, String name, String text) {}

  /**
   * @param sources by name of the class
   */
  static Map<Program, Outcome> of(Map<Program, Judgement> judgements, Map<String, String> sources) {
    List<Fixed> all = new ArrayList<>();
    judgements.forEach(
        (program, judgement) ->
            all.addAll(fixed(program, judgement, sources.getOrDefault(program.name(), ""))));
    Map<String, InMemoryClasses> classes = compiled(all);
    Map<Program, Outcome> outcomes = new LinkedHashMap<>();
    for (Fixed each : all) {
      Judgement before = Objects.requireNonNull(judgements.get(each.program()));
      Optional<String> wrong = wrong(each, before, classes.get(each.name()));
      Outcome sum = outcomes.getOrDefault(each.program(), Outcome.NONE);
      outcomes.put(each.program(), plus(sum, each, wrong));
    }
    return outcomes;
  }

  private static Outcome plus(Outcome sum, Fixed fixed, Optional<String> wrong) {
    List<Disagreement> disagreements = new ArrayList<>(sum.disagreements());
    wrong.ifPresent(
        what ->
            disagreements.add(
                new Disagreement(
                    Disagreement.Kind.BAD_FIX,
                    fixed.finding().finding().rule() + ", " + what,
                    fixed.finding().line(),
                    title(fixed.finding()))));
    Counts one = wrong.isPresent() ? new Counts(0, 1) : new Counts(1, 0);
    return new Outcome(sum.counts().plus(one), disagreements);
  }

  private static String title(Reported finding) {
    return safeFix(finding).map(Fix::title).orElse("");
  }

  private static List<Fixed> fixed(Program program, Judgement judgement, String source) {
    List<Fixed> all = new ArrayList<>();
    for (Reported each : judgement.reported()) {
      Optional<Fix> fix = safeFix(each);
      if (fix.isPresent()) {
        String name = program.name() + "f" + all.size();
        String text = Patch.apply(source, List.of(fix.get())).replace(program.name(), name);
        all.add(new Fixed(program, each, name, text));
      }
    }
    return all;
  }

  private static Optional<Fix> safeFix(Reported finding) {
    return finding.finding().fixes().stream()
        .filter(each -> each.safety() == Fix.Safety.SAFE)
        .findFirst();
  }

  /** Compiles all together, and one by one where that fails. */
  private static Map<String, InMemoryClasses> compiled(List<Fixed> all) {
    Map<String, InMemoryClasses> classes = new HashMap<>();
    if (all.isEmpty()) {
      return classes;
    }
    Map<String, String> texts = new LinkedHashMap<>();
    all.forEach(each -> texts.put(each.name(), each.text()));
    Optional<InMemoryClasses> together = compiled(texts);
    for (Fixed each : all) {
      together
          .or(() -> compiled(Map.of(each.name(), each.text())))
          .ifPresent(found -> classes.put(each.name(), found));
    }
    return classes;
  }

  private static Optional<InMemoryClasses> compiled(Map<String, String> texts) {
    try {
      return Optional.of(InMemoryClasses.of(texts));
    } catch (InMemoryClasses.DoesNotCompile e) {
      return Optional.empty();
    }
  }

  /** Returns what is wrong with a fix, as few words as possible. */
  private static Optional<String> wrong(
      Fixed fixed, Judgement before, @Nullable InMemoryClasses classes) {
    if (classes == null) {
      return Optional.of("does not compile");
    }
    Optional<List<Run>> after = Executions.of(classes.load(fixed.name()));
    if (after.isEmpty()) {
      return Optional.of("asks for more decisions");
    }
    Map<List<Boolean>, Run> runs = new HashMap<>();
    after.get().forEach(each -> runs.put(each.decisions(), each));
    for (Run each : before.runs()) {
      Optional<String> wrong = wrong(fixed.finding(), before, each, runs);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> wrong(
      Reported finding, Judgement all, Run before, Map<List<Boolean>, Run> afterwards) {
    Run after = afterwards.get(before.decisions());
    if (before.isMisuse()) {
      // What follows a use after a release has no meaning to keep, and other decisions.
      return Optional.empty();
    }
    if (after == null) {
      return Optional.of("asks for other decisions");
    }
    if (after.isMisuse()) {
      return Optional.of("uses after release");
    }
    if (!after.ending().equals(before.ending())) {
      return Optional.of("ends otherwise");
    }
    if (after.checksum() != before.checksum()) {
      return Optional.of("computes something else");
    }
    if (after.leaks().size() > before.leaks().size()) {
      return Optional.of("leaks more");
    }
    long left = before.leaks().size() - leaksOf(finding, all, before);
    return after.leaks().size() > left ? Optional.of("leaves the leak") : Optional.empty();
  }

  /** Returns how many leaks a fix has to end: of those that other findings are about too, one. */
  private static long leaksOf(Reported finding, Judgement all, Run run) {
    List<Run.Leak> leaks = run.leaks().stream().filter(finding::explains).toList();
    List<Run.Leak> own = leaks.stream().filter(each -> !isOfInner(each, finding, all)).toList();
    boolean isShared =
        all.reported().stream()
            .anyMatch(each -> !each.equals(finding) && own.stream().anyMatch(each::explains));
    return isShared ? Math.min(1, own.size()) : own.size();
  }

  /** Returns whether a finding in a called method is about a leak: that is not the caller's. */
  private static boolean isOfInner(Run.Leak leak, Reported finding, Judgement all) {
    int at = leak.lines().indexOf(finding.line());
    return at > 0
        && all.reported().stream()
            .filter(Reported::isOfLeak)
            .anyMatch(each -> leak.lines().subList(0, at).contains(each.line()));
  }
}
