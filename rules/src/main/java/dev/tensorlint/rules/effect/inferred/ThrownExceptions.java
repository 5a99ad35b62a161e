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
 * The exceptions that can leave a method, as far as something speaks of them. Joins by union; of
 * two places the first in the order of files and text stays.
 *
 * @param places by binary name of the exception, where it is thrown first
 * @param before what the method has released by then; nothing when nothing is thrown
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
   * Returns what leaves a graph.
   *
   * @param isReached whether anything leads to a node
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

  /** The end of a cleanup passes on what others have thrown. */
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

  /** Returns these exceptions of a method that has released something before it throws. */
  public ThrownExceptions afterwards(FailureEffects released) {
    return new ThrownExceptions(places, released);
  }

  @Override
  public ThrownExceptions neutral() {
    return NONE;
  }

  /** What never returns may throw all the same. */
  @Override
  public ThrownExceptions ofNoReturn() {
    return this;
  }

  /** What it has released was visible as a parameter or a field. */
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
