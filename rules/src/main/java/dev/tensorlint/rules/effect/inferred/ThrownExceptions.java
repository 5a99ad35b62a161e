// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.SummaryPart;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.IntPredicate;

/**
 * The exceptions that can leave a method, as far as a declaration or a {@code throw} names them.
 * Joins by union; of two places, the first in file and text order stays.
 *
 * @param places first place that throws it, by binary name of the exception
 * @param before releases before the throw; empty when the method throws nothing
 */
public record ThrownExceptions(SortedMap<String, Place> places, FailureEffects before)
    implements SummaryPart<ThrownExceptions> {

  public static final ThrownExceptions NONE =
      new ThrownExceptions(new TreeMap<>(), FailureEffects.NONE);

  private static final Comparator<Place> BY_TEXT =
      Comparator.comparing((Place place) -> place.file().path()).thenComparing(Place::span);

  public ThrownExceptions {
    places = Collections.unmodifiableSortedMap(new TreeMap<>(places));
    before = places.isEmpty() ? FailureEffects.NONE : before;
  }

  /**
   * Returns the exceptions that leave a graph.
   *
   * @param isReached whether a node is reachable
   */
  public static ThrownExceptions of(Cfg cfg, SourceFile file, IntPredicate isReached) {
    SortedMap<String, Place> origins = new TreeMap<>();
    SortedMap<String, Place> leaving = new TreeMap<>();
    for (int node = 0; node < cfg.size(); node++) {
      if (isReached.test(node)) {
        for (Edge edge : cfg.edges(node)) {
          if (edge.isExceptional()) {
            Optional<Span> origin = origin(cfg.instruction(node));
            origin.ifPresent(span -> add(origins, edge, new Place(file, span)));
            if (edge.target() == cfg.exceptionalExit()) {
              add(leaving, edge, new Place(file, origin.orElse(Span.NONE)));
            }
          }
        }
      }
    }
    leaving.replaceAll((type, place) -> origins.getOrDefault(type, place));
    return new ThrownExceptions(leaving, FailureEffects.NONE);
  }

  /** Returns the place of a throw; the end of a cleanup only rethrows, and has none. */
  private static Optional<Span> origin(Instr instr) {
    if (instr instanceof Instr.Invoke call) {
      return Optional.of(call.nameSpan());
    }
    return instr instanceof Instr.Throw thrown ? Optional.of(thrown.span()) : Optional.empty();
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
    return new ThrownExceptions(places, released);
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
    return new ThrownExceptions(union, before.join(other.before));
  }
}
