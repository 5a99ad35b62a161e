// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.Coverage;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.SummaryPart;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The exceptions that can leave a method, as far as a declaration or a {@code throw} names them.
 * Joins by union; of two places, the first in file and text order stays.
 *
 * @param places first place that throws it, by binary name of the exception
 * @param thrownHere those that a statement of the method throws, and not only what it calls
 * @param onlyIf conditions on the arguments, one of which holds if it throws the exception; an
 *     exception without an entry may be thrown for all arguments
 * @param otherwise conditions on the arguments that all hold once the method returns, because it
 *     throws where they do not
 * @param before releases before the throw; empty when the method throws nothing
 */
public record ThrownExceptions(
    SortedMap<String, Place> places,
    Set<String> thrownHere,
    Map<String, Set<ThrowCondition>> onlyIf,
    Set<ThrowCondition> otherwise,
    FailureEffects before)
    implements SummaryPart<ThrownExceptions> {

  public static final ThrownExceptions NONE =
      new ThrownExceptions(new TreeMap<>(), Set.of(), Map.of(), Set.of(), FailureEffects.NONE);

  private static final Comparator<Place> BY_TEXT =
      Comparator.comparing((Place place) -> place.file().path()).thenComparing(Place::span);

  public ThrownExceptions {
    places = Collections.unmodifiableSortedMap(new TreeMap<>(places));
    thrownHere = thrownHere.isEmpty() ? Set.of() : common(thrownHere, places.keySet());
    onlyIf = onlyIf.isEmpty() ? Map.of() : ofThrown(onlyIf, places.keySet());
    otherwise = places.isEmpty() ? Set.of() : Set.copyOf(otherwise);
    before = places.isEmpty() ? FailureEffects.NONE : before;
  }

  /**
   * Returns the exceptions that leave a graph.
   *
   * @param isReached whether a node is reachable
   */
  public static ThrownExceptions of(
      Cfg cfg, List<Local> parameters, SourceFile file, IntPredicate isReached) {
    SortedMap<String, Place> origins = new TreeMap<>();
    SortedMap<String, Place> leaving = new TreeMap<>();
    Set<String> here = new HashSet<>();
    for (int node = 0; node < cfg.size(); node++) {
      if (isReached.test(node)) {
        for (Edge edge : cfg.edges(node)) {
          if (edge.isSpokenOf()) {
            Span origin = origin(cfg.instruction(node));
            Place at = new Place(file, origin == null ? Span.NONE : origin);
            if (origin != null) {
              add(origins, edge, at);
            }
            if (origin != null && cfg.instruction(node) instanceof Instr.Throw) {
              here.addAll(edge.thrown());
            }
            if (edge.target() == cfg.exceptionalExit()) {
              add(leaving, edge, at);
            }
          }
        }
      }
    }
    leaving.replaceAll((type, place) -> origins.getOrDefault(type, place));
    if (leaving.isEmpty()) {
      return NONE;
    }
    ThrowGuards guards = new ThrowGuards(cfg, parameters, isReached);
    Map<String, Set<ThrowCondition>> onlyIf = conditions(leaving.keySet(), guards);
    return new ThrownExceptions(
        leaving, here, onlyIf, guards.otherwise(onlyIf.values()), FailureEffects.NONE);
  }

  private static Set<String> common(Set<String> some, Set<String> others) {
    Set<String> common = new HashSet<>(some);
    common.retainAll(others);
    return Set.copyOf(common);
  }

  private static Map<String, Set<ThrowCondition>> ofThrown(
      Map<String, Set<ThrowCondition>> conditions, Set<String> types) {
    Map<String, Set<ThrowCondition>> known = new HashMap<>(conditions);
    known.keySet().retainAll(types);
    return Map.copyOf(known);
  }

  private static Map<String, Set<ThrowCondition>> conditions(
      Set<String> types, ThrowGuards guards) {
    Map<String, Set<ThrowCondition>> conditions = new HashMap<>();
    types.forEach(type -> guards.of(type).ifPresent(found -> conditions.put(type, found)));
    return conditions;
  }

  /** Returns the place of a throw; the end of a cleanup only rethrows, and has none. */
  private static @Nullable Span origin(Instr instr) {
    if (instr instanceof Instr.Invoke call) {
      return call.nameSpan();
    }
    return instr instanceof Instr.Throw thrown ? thrown.span() : null;
  }

  private static void add(Map<String, Place> places, Edge edge, Place at) {
    for (String type : edge.thrown()) {
      if (Edge.isSpokenOf(type)) {
        places.merge(type, at, BinaryOperator.minBy(BY_TEXT));
      }
    }
  }

  /** Returns these exceptions, thrown after some releases. */
  public ThrownExceptions afterwards(FailureEffects released) {
    return new ThrownExceptions(places, thrownHere, onlyIf, otherwise, released);
  }

  /**
   * Returns what a call does to its arguments if it throws: it does not release or acquire those
   * that no path to a throw has released or acquired. On a path where an argument is null, nothing
   * is released either, so that a release on some paths only shows nothing.
   */
  public Summary failing(Summary summary) {
    boolean isKnown =
        !places.isEmpty() && summary.covers() == Coverage.BODIES && summary.isComplete();
    if (!isKnown) {
      return summary;
    }
    List<OperandEffect> failing = new ArrayList<>();
    for (int i = 0; i < summary.parameters().size(); i++) {
      failing.add(failing(summary.parameter(i), i));
    }
    return failing.equals(summary.parameters().effects())
        ? summary
        : summary.withArguments(failing);
  }

  private OperandEffect failing(OperandEffect effect, int position) {
    OperandEffect left = isLeftOpen(effect, position) ? effect.notReleased() : effect;
    boolean isNotAcquired =
        left.custody() == Custody.ACQUIRED
            && before.parameter(position).custody() != Custody.ACQUIRED;
    return isNotAcquired ? left.change().custody(Custody.SAME).build() : left;
  }

  private boolean isLeftOpen(OperandEffect effect, int position) {
    return effect.released().isPossible() && !before.parameter(position).released().isPossible();
  }

  @Override
  public ThrownExceptions neutral() {
    return NONE;
  }

  /** A method that never returns may still throw. */
  @Override
  public ThrownExceptions ofNoReturn() {
    return this;
  }

  /** The released operands are visible as parameters or fields. */
  @Override
  public boolean concernsEveryCaller() {
    return false;
  }

  @Override
  public ThrownExceptions join(ThrownExceptions other) {
    if (equals(other) || other.places.isEmpty()) {
      return this;
    }
    if (places.isEmpty()) {
      return other;
    }
    SortedMap<String, Place> union = new TreeMap<>(places);
    other.places.forEach((type, place) -> union.merge(type, place, BinaryOperator.minBy(BY_TEXT)));
    Set<ThrowCondition> both = new HashSet<>(otherwise);
    both.retainAll(other.otherwise);
    return new ThrownExceptions(
        union,
        Sets.union(thrownHere, other.thrownHere),
        joinedConditions(other),
        both,
        before.join(other.before));
  }

  /** An exception that one side throws for all arguments has no condition. */
  private Map<String, Set<ThrowCondition>> joinedConditions(ThrownExceptions other) {
    Map<String, Set<ThrowCondition>> joined = new HashMap<>(onlyIf);
    joined.keySet().removeIf(other::isAlways);
    other.onlyIf.forEach(
        (type, conditions) -> {
          if (!isAlways(type)) {
            joined.merge(type, conditions, ThrownExceptions::union);
          }
        });
    return joined;
  }

  private boolean isAlways(String type) {
    return places.containsKey(type) && !onlyIf.containsKey(type);
  }

  private static Set<ThrowCondition> union(Set<ThrowCondition> one, Set<ThrowCondition> other) {
    Set<ThrowCondition> union = new HashSet<>(one);
    union.addAll(other);
    return Set.copyOf(union);
  }
}
