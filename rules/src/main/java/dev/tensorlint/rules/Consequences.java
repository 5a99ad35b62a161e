// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.RuleRun.Candidate;
import dev.tensorlint.rules.fact.Omission;
import dev.tensorlint.rules.fact.Subject;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.TraceStep;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/**
 * The findings that only repeat what another finding says: they become steps of its trace. The
 * facts decide by their {@link Omission}s; no rule knows another. A potential finding never stands
 * for a definite one, and a rule that is off stands for none.
 */
final class Consequences {

  /** The root comes first: what omits most, then what is certain, then what is first in source. */
  private static final Comparator<Candidate> RANK =
      Comparator.comparing((Candidate each) -> each.omission().map(Omission::extent).orElseThrow())
          .thenComparing(each -> !isDefinite(each))
          .thenComparing(Candidate::finding, Finding.ORDER);

  private static final Comparator<Candidate> BY_PLACE =
      Comparator.comparing(Candidate::finding, Finding.ORDER);

  private final IdentityHashMap<Candidate, Candidate> causes = new IdentityHashMap<>();
  private final IdentityHashMap<Candidate, List<Candidate>> byRoot = new IdentityHashMap<>();

  private Consequences() {}

  /**
   * Relates findings. Inclusion comes first: what a container or field holds is one bug only as far
   * as nothing else explains it.
   */
  static Consequences among(List<Candidate> candidates) {
    Consequences found = new Consequences();
    found.relate(candidates, (one, other) -> is(one, Omission::includes, other));
    found.relate(
        candidates.stream().filter(found::isRoot).toList(),
        (one, other) -> RANK.compare(one, other) < 0 && is(one, Omission::sharesHolder, other));
    for (Candidate each : candidates) {
      if (!found.isRoot(each)) {
        found.byRoot.computeIfAbsent(found.rootOf(each), root -> new ArrayList<>()).add(each);
      }
    }
    return found;
  }

  private void relate(List<Candidate> candidates, BiPredicate<Candidate, Candidate> isCauseOf) {
    Map<Subject, List<Candidate>> bySubject = bySubject(candidates);
    for (Candidate each : candidates) {
      related(each).stream()
          .flatMap(subject -> bySubject.getOrDefault(subject, List.of()).stream())
          .filter(other -> mayStandFor(each, other))
          .filter(other -> isCauseOf.test(other, each))
          .min(RANK)
          .ifPresent(cause -> causes.put(each, cause));
    }
  }

  /** What a variable loses is told by itself, unless what it lost is certainly never released. */
  private static boolean mayStandFor(Candidate consequence, Candidate cause) {
    boolean isOfVariable =
        consequence
            .omission()
            .filter(one -> one.extent() == Omission.Extent.WHERE_OVERWRITTEN)
            .isPresent();
    return isDefinite(cause) || (!isDefinite(consequence) && !isOfVariable);
  }

  private static boolean is(
      Candidate one, BiPredicate<Omission, Omission> relation, Candidate other) {
    return relation.test(one.omission().orElseThrow(), other.omission().orElseThrow());
  }

  private static Map<Subject, List<Candidate>> bySubject(List<Candidate> candidates) {
    Map<Subject, List<Candidate>> bySubject = new HashMap<>();
    for (Candidate each : candidates) {
      for (Subject subject : subjects(each)) {
        bySubject.computeIfAbsent(subject, key -> new ArrayList<>()).add(each);
      }
    }
    return bySubject;
  }

  private static Set<Subject> subjects(Candidate candidate) {
    return candidate.omission().map(Omission::subjects).orElse(Set.of());
  }

  private static Set<Subject> related(Candidate candidate) {
    Set<Subject> related = new HashSet<>(subjects(candidate));
    candidate.omission().map(Omission::sources).ifPresent(related::addAll);
    return related;
  }

  private static boolean isDefinite(Candidate candidate) {
    return candidate.finding().confidence() == Confidence.DEFINITE;
  }

  /**
   * Returns those of some findings that are no consequence of others, sorted. One place has one
   * message, even where several values reach it with different traces.
   */
  List<Candidate> roots(List<Candidate> candidates) {
    List<Candidate> kept = new ArrayList<>();
    for (Candidate each : candidates.stream().filter(this::isRoot).sorted(BY_PLACE).toList()) {
      if (kept.isEmpty() || BY_PLACE.compare(kept.get(kept.size() - 1), each) != 0) {
        kept.add(each);
      }
    }
    return kept;
  }

  private boolean isRoot(Candidate candidate) {
    return !causes.containsKey(candidate);
  }

  /** Each cause omits more, is what a consequence depends on, or ranks first: chains end. */
  private Candidate rootOf(Candidate candidate) {
    Candidate cause = causes.get(candidate);
    return cause == null ? candidate : rootOf(cause);
  }

  /** Returns the findings that a root stands for. */
  List<Candidate> of(Candidate root) {
    return byRoot.getOrDefault(root, List.of());
  }

  /**
   * Returns the steps that a finding takes over from its consequences, in source order.
   *
   * @param suppressed findings that are not mentioned
   */
  List<TraceStep> stepsOf(Candidate root, List<Candidate> suppressed) {
    return of(root).stream()
        .filter(each -> !suppressed.contains(each))
        .map(Candidate::finding)
        .sorted(Finding.ORDER)
        .map(each -> step(root.finding(), each))
        .distinct()
        .toList();
  }

  /** Returns a step at a place that the trace of the root does not show yet, if there is one. */
  private static TraceStep step(Finding root, Finding consequence) {
    Set<Place> shown = new HashSet<>(Set.of(root.place()));
    root.trace().forEach(step -> shown.add(step.place()));
    Place at =
        Stream.concat(
                Stream.of(consequence.place()), consequence.trace().stream().map(TraceStep::place))
            .filter(place -> !shown.contains(place))
            .findFirst()
            .orElse(consequence.place());
    return TraceStep.also(at, consequence);
  }
}
