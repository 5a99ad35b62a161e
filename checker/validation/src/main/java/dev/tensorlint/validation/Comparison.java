// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.validation;

import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.validation.RunLog.Failure;
import dev.tensorlint.validation.RunLog.Leak;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The findings of a program, compared with a run.
 *
 * @param verdicts one for each finding, in their order
 * @param unfound what the run showed and no finding reports, by place
 */
public record Comparison(List<Verdict> verdicts, List<Unfound> unfound) {

  /** What a run shows of a finding. */
  public enum Outcome {
    /** The run shows the bug. */
    SHOWN,
    /** The run reached the line and does not show it. */
    NOT_SHOWN,
    /** The run did not reach the line. */
    NOT_EXERCISED,
    /** A run cannot show it, or this one ended too early. */
    NOT_OBSERVABLE
  }

  /** A finding and what the run shows of it. */
  public record Verdict(Finding finding, Outcome outcome) {

    /** Returns whether the run contradicts a finding that claims to be sure. */
    public boolean isContradicted() {
      return outcome == Outcome.NOT_SHOWN && finding.confidence() == Confidence.DEFINITE;
    }
  }

  /**
   * A bug that only the run showed.
   *
   * @param rule the rule that is about it
   */
  public record Unfound(String rule, Line at, String what) {}

  /** The exceptions that show a bug, and the rules that report it. */
  private static final Map<String, String> RULES =
      Map.of(
          "TensorDisposedException", "UseAfterDispose",
          "ModelClosedException", "UseAfterDispose",
          "InFlightException", "DisposeWhileInFlight",
          "ThreadConfinementException", "SharedSession",
          "ScopeOrderException", "SharedSession",
          "SymbolicTensorException", "SymbolicTensorEscapes");

  private static final Set<EvidenceKind> LEAKS =
      Set.of(
          EvidenceKind.LEAK,
          EvidenceKind.LEAKED_TENSOR,
          EvidenceKind.LEAKED_NON_TENSOR,
          EvidenceKind.LEAKED_FIELD);

  private static final Map<String, EvidenceKind> EVIDENCE =
      RuleCatalog.all().stream()
          .collect(Collectors.toUnmodifiableMap(Rule::name, rule -> rule.metadata().evidence()));

  public Comparison {
    verdicts = List.copyOf(verdicts);
    unfound = List.copyOf(unfound);
  }

  /** Returns the lines that a run has to watch, by the simple names of their files. */
  public static Map<String, Set<Integer>> linesOf(List<Finding> findings) {
    Map<String, Set<Integer>> lines = new TreeMap<>();
    for (Finding finding : findings) {
      Set<Integer> ofFile =
          lines.computeIfAbsent(simpleName(finding.place().file()), file -> new TreeSet<>());
      for (int line = finding.place().start().line();
          line <= finding.place().end().line();
          line++) {
        ofFile.add(line);
      }
    }
    return lines;
  }

  /** Compares the findings of a program with a run of it. */
  public static Comparison of(List<Finding> findings, ProgramRun.Result run) {
    List<Verdict> verdicts =
        findings.stream().map(finding -> new Verdict(finding, outcome(finding, run))).toList();
    List<Unfound> unfound = new ArrayList<>();
    for (Leak leak : run.log().leaks()) {
      if (findings.stream().noneMatch(finding -> explains(finding, run.log(), leak))) {
        unfound.add(unfound(leak));
      }
    }
    for (Failure failure : run.log().failures()) {
      String rule = RULES.get(failure.type());
      if (rule != null && verdicts.stream().noneMatch(verdict -> tellsOf(verdict, failure))) {
        unfound.add(new Unfound(rule, top(failure), failure.type() + ": " + failure.message()));
      }
    }
    unfound.sort(
        Comparator.comparing((Unfound each) -> each.at().file())
            .thenComparing(each -> each.at().number()));
    return new Comparison(verdicts, unfound);
  }

  private static Outcome outcome(Finding finding, ProgramRun.Result run) {
    int line = finding.place().start().line();
    EvidenceKind kind = kind(finding);
    if (kind.isSeenInRuns() && evidence(finding, run.log()).shows(kind, line)) {
      return Outcome.SHOWN;
    }
    if (!isReached(finding, run)) {
      return Outcome.NOT_EXERCISED;
    }
    boolean isTooEarly = kind.isSeenAtTheEndOnly() && !run.log().hasEnded();
    return kind.isSeenInRuns() && !isTooEarly ? Outcome.NOT_SHOWN : Outcome.NOT_OBSERVABLE;
  }

  private static boolean isReached(Finding finding, ProgramRun.Result run) {
    String file = simpleName(finding.place().file());
    for (int line = finding.place().start().line(); line <= finding.place().end().line(); line++) {
      if (run.reached(file, line)) {
        return true;
      }
    }
    return false;
  }

  /**
   * @throws IllegalArgumentException for a finding of a rule that is not in the catalogue
   */
  private static EvidenceKind kind(Finding finding) {
    EvidenceKind kind = EVIDENCE.get(finding.rule());
    if (kind == null) {
      throw new IllegalArgumentException("no rule is named " + finding.rule());
    }
    return kind;
  }

  private static Evidence evidence(Finding finding, RunLog log) {
    SourceFile file = finding.place().file();
    return new Evidence(log, simpleName(file), file.text().lines().toList());
  }

  /** A finding explains the leaks at its place, and those of its consequences in the same file. */
  private static boolean explains(Finding finding, RunLog log, Leak leak) {
    Evidence evidence = evidence(finding, log);
    return evidence.explains(kind(finding), finding.place().start().line(), leak)
        || (LEAKS.contains(kind(finding))
            && steps(finding).anyMatch(line -> isOf(line, leak, evidence)));
  }

  private static boolean isOf(int line, Leak leak, Evidence evidence) {
    return evidence.explains(EvidenceKind.LEAK, line, leak);
  }

  /** Returns the lines of the trace in the finding's own file. */
  private static IntStream steps(Finding finding) {
    return finding.trace().stream()
        .map(TraceStep::place)
        .filter(place -> place.file().equals(finding.place().file()))
        .mapToInt(place -> place.start().line());
  }

  private static boolean tellsOf(Verdict verdict, Failure failure) {
    Finding finding = verdict.finding();
    String file = simpleName(finding.place().file());
    return verdict.outcome() == Outcome.SHOWN
        && failure.stack().stream().anyMatch(line -> line.file().equals(file));
  }

  private static Unfound unfound(Leak leak) {
    String rule = leak.isTensor() ? "UnscopedTensor" : "UnclosedResource";
    return new Unfound(rule, leak.created(), "a " + leak.kind() + " is never closed");
  }

  private static Line top(Failure failure) {
    return failure.stack().stream().findFirst().orElse(Line.UNKNOWN);
  }

  static String simpleName(SourceFile file) {
    return file.path().substring(file.path().lastIndexOf('/') + 1);
  }

  /** Returns the rules with findings or unfound bugs, sorted. */
  public List<String> rules() {
    Set<String> rules =
        verdicts.stream()
            .map(verdict -> verdict.finding().rule())
            .collect(Collectors.toCollection(TreeSet::new));
    unfound.forEach(each -> rules.add(each.rule()));
    return List.copyOf(rules);
  }

  /** Returns how many findings of a rule have an outcome. */
  public long count(String rule, Outcome outcome) {
    return verdicts.stream()
        .filter(verdict -> verdict.finding().rule().equals(rule) && verdict.outcome() == outcome)
        .count();
  }

  /** Returns how much of a rule only the run showed. */
  public long countUnfound(String rule) {
    return unfound.stream().filter(each -> each.rule().equals(rule)).count();
  }

  /** Returns whether findings and run agree, as far as the run went. */
  public boolean agrees() {
    return unfound.isEmpty() && verdicts.stream().noneMatch(Verdict::isContradicted);
  }
}
