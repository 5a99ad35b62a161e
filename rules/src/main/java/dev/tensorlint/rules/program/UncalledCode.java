// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.UnresolvedMethod;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The methods of a program that no code reaches from its {@link EntryPoints}. */
final class UncalledCode {

  /** No code, where no one asks. */
  static final UncalledCode NONE = new UncalledCode(Map.of());

  private final Map<String, List<Span>> methods;

  private UncalledCode(Map<String, List<Span>> methods) {
    this.methods = methods;
  }

  /**
   * Finds these methods in a whole program. A call that is not resolved reaches every method of its
   * name. Code of tests reaches nothing, and counts as reached.
   *
   * @param isTest whether a file, given by its path, is one of tests
   */
  static UncalledCode find(
      ProgramIndex index, Applications applications, Predicate<String> isTest, Work work) {
    List<UnitIndex> units =
        index.units().stream().filter(unit -> !isTest.test(path(unit))).toList();
    Search search = new Search(index, new EntryPoints(index, applications, units), units, work);
    Map<String, List<Span>> methods = new HashMap<>();
    for (UnitIndex unit : units) {
      List<Span> found =
          unit.procedures().stream()
              .filter(code -> code.body().method() != null && !search.reached.contains(code))
              .map(code -> code.body().span())
              .toList();
      if (!found.isEmpty()) {
        methods.put(path(unit), found);
      }
    }
    return new UncalledCode(methods);
  }

  private static String path(UnitIndex unit) {
    return unit.unit().file().path();
  }

  /** Returns whether one of these methods contains a place. */
  boolean contains(Place place) {
    return methods.getOrDefault(place.file().path(), List.of()).stream()
        .anyMatch(method -> method.contains(place.span()));
  }

  /** Follows the calls from the entry points. */
  private static final class Search {

    private final ProgramIndex index;
    private final Work work;
    private final Set<Procedure> reached = new HashSet<>();
    private final Deque<Procedure> open = new ArrayDeque<>();
    private final Map<String, List<Procedure>> byName = new HashMap<>();
    private final Set<String> namesCalled = new HashSet<>();

    Search(ProgramIndex index, EntryPoints entries, List<UnitIndex> units, Work work) {
      this.index = index;
      this.work = work;
      units.stream()
          .flatMap(unit -> unit.procedures().stream())
          .forEach(code -> note(code, entries.contains(code.body())));
      while (!open.isEmpty()) {
        follow(open.remove());
      }
    }

    private void note(Procedure code, boolean isEntry) {
      work.spend(1);
      if (code.body().method() != null) {
        String name = code.body().method().ref().name();
        byName.computeIfAbsent(name, any -> new ArrayList<>()).add(code);
      }
      if (isEntry) {
        reach(List.of(code));
      }
    }

    private void reach(Collection<Procedure> code) {
      code.stream().filter(reached::add).forEach(open::add);
    }

    private void follow(Procedure from) {
      index.calls(from).forEach(this::reach);
      for (Callee callee : CallSites.of(from.body()).callees()) {
        if (callee instanceof MethodRef method) {
          reach(index.targets().of(method));
        } else if (callee instanceof UnresolvedMethod unresolved
            && namesCalled.add(unresolved.name())) {
          reach(byName.getOrDefault(unresolved.name(), List.of()));
        }
      }
    }

    private void reach(CallTarget call) {
      work.spend(1 + call.symbols().size());
      call.symbols().stream().map(Symbol::procedures).forEach(this::reach);
    }
  }
}
