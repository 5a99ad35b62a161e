// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.TraceStep;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A finding, compared with runs by its lines. */
record Reported(Finding finding) {

  private static final Set<String> LEAKS =
      Set.of(
          "UnscopedTensor",
          "UnclosedResource",
          "DiscardedTensor",
          "LeakOnException",
          "OverwrittenTensor",
          "ShallowClose",
          "OwnerNotCloseable",
          "TensorAccumulates");

  /** Rules that report another line than that of the creation, which is in their trace. */
  private static final Set<String> LEAKS_ELSEWHERE =
      Set.of("OverwrittenTensor", "ShallowClose", "OwnerNotCloseable");

  private static final Set<String> MISUSES =
      Set.of("UseAfterDispose", "ViewOutlivesOwner", "DoubleDispose", "DeferredDispose");

  /** Rules that report the reason of a later use after a release. */
  private static final Set<String> MISUSES_ELSEWHERE =
      Set.of(
          "EscapesScope",
          "AsyncEscapesScope",
          "DisposeNotOwned",
          "DisposeWhileInFlight",
          "WrongOwner",
          "SharedSession");

  boolean isDefinite() {
    return finding.confidence() == Confidence.DEFINITE;
  }

  /** Returns whether a run can show it. */
  boolean isObservable() {
    return isOfLeak() || isOfMisuse(finding.rule());
  }

  boolean isOfLeak() {
    return LEAKS.contains(finding.rule());
  }

  private static boolean isOfMisuse(String rule) {
    return MISUSES.contains(rule) || MISUSES_ELSEWHERE.contains(rule);
  }

  int line() {
    return finding.place().start().line();
  }

  /** Returns the lines of its path and its own. */
  List<Integer> lines() {
    return Stream.concat(
            Stream.of(line()),
            finding.trace().stream()
                .filter(each -> each.rule().isEmpty())
                .map(each -> each.place().start().line()))
        .toList();
  }

  /** Returns whether it or one of its consequences reports a leak. */
  boolean reports(Run.Leak leak) {
    return explains(leak) || consequences(LEAKS::contains).anyMatch(leak.lines()::contains);
  }

  /** Returns whether it or one of its consequences reports a misuse. */
  boolean reports(Run.Misuse misuse) {
    return explains(misuse)
        || consequences(Reported::isOfMisuse).anyMatch(misuse.lines()::contains);
  }

  /** Returns the lines of the steps that stand for findings of some rules. */
  private Stream<Integer> consequences(Predicate<String> isWanted) {
    return finding.trace().stream()
        .filter(each -> each.rule().filter(isWanted).isPresent())
        .map(each -> each.place().start().line());
  }

  /** Returns the lines at which it says that something is thrown. */
  List<Integer> throwing() {
    return finding.trace().stream()
        .filter(each -> each.note().contains("throw"))
        .map(TraceStep::place)
        .map(each -> each.start().line())
        .toList();
  }

  boolean isShownBy(Run run) {
    Run.Misuse misuse = run.misuse();
    return run.leaks().stream().anyMatch(this::explains) || (misuse != null && explains(misuse));
  }

  boolean explains(Run.Leak leak) {
    if (!isOfLeak()) {
      return false;
    }
    boolean isElsewhere = LEAKS_ELSEWHERE.contains(finding.rule());
    return leak.lines().contains(line())
        || (isElsewhere && lines().stream().anyMatch(leak.lines()::contains));
  }

  boolean explains(Run.Misuse misuse) {
    if (MISUSES.contains(finding.rule())) {
      return misuse.lines().contains(line()) || isEndOfTry(misuse);
    }
    return MISUSES_ELSEWHERE.contains(finding.rule())
        && lines().stream()
            .anyMatch(
                each ->
                    misuse.lines().contains(each)
                        || each == misuse.created()
                        || each == misuse.closed());
  }

  /** Try-with-resources closes at the end of its block what its head declares. */
  private boolean isEndOfTry(Run.Misuse misuse) {
    List<String> text = finding.place().file().text().lines().toList();
    return text.get(line() - 1).contains("try (")
        && misuse.lines().stream()
            .anyMatch(each -> each > line() && text.get(each - 1).strip().startsWith("}"));
  }
}
