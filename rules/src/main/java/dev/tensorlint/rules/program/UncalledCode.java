// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.work.Work;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The methods of a program that no code reaches from its {@link EntryPoints}. */
final class UncalledCode {

  /** No code, where no one asks. */
  static final UncalledCode NONE = new UncalledCode(code -> true, Map.of());

  private final Predicate<Procedure> reached;
  private final Map<String, List<Span>> methods;

  private UncalledCode(Predicate<Procedure> reached, Map<String, List<Span>> methods) {
    this.reached = reached;
    this.methods = methods;
  }

  /**
   * Finds these methods in a whole program.
   *
   * @param entries what something else may do with the files
   * @param units the files whose code counts: code of tests reaches nothing, and counts as reached
   */
  static UncalledCode find(
      ProgramIndex index, EntryPoints entries, List<UnitIndex> units, LiveCode live, Work work) {
    ReachedCode reached = reached(index, entries, units, live, work);
    Map<String, List<Span>> methods = new HashMap<>();
    for (UnitIndex unit : units) {
      List<Span> found =
          unit.procedures().stream()
              .filter(code -> code.body().method() != null && !reached.contains(code))
              .map(code -> code.body().span())
              .toList();
      if (!found.isEmpty()) {
        methods.put(unit.unit().file().path(), found);
      }
    }
    return new UncalledCode(reached::contains, methods);
  }

  /**
   * A class of which a library itself creates objects is no part of what it offers, even if all of
   * that code is unused.
   */
  private static ReachedCode reached(
      ProgramIndex index, EntryPoints entries, List<UnitIndex> units, LiveCode live, Work work) {
    ReachedCode reached = ReachedCode.find(index, entries, units, live, work);
    Set<String> internal = reached.createdByUncalled(units);
    return internal.isEmpty()
        ? reached
        : ReachedCode.find(index, entries.withInternal(internal), units, live, work);
  }

  /** Returns whether some code is reached; code of tests is not. */
  boolean isReached(Procedure code) {
    return reached.test(code);
  }

  /** Returns whether one of these methods contains a place. */
  boolean contains(Place place) {
    return methods.getOrDefault(place.file().path(), List.of()).stream()
        .anyMatch(method -> method.contains(place.span()));
  }
}
