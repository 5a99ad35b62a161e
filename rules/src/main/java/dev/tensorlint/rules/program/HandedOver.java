// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.fact.LeftOpen;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.incremental.ResultNode;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the methods that no call of the program names, but that the program hands over to other
 * code: as a method of an object that a library gets, or by a method reference. Such a method runs
 * without a scope if no code that opens one leads to it, and if the code that hands it over leads
 * to none: what is opened there might be open when the other code calls it.
 */
final class HandedOver {

  private final ProgramIndex index;
  private final Work work;

  private HandedOver(ProgramIndex index, Work work) {
    this.index = index;
    this.work = work;
  }

  /** Returns those that no entry point reaches, and around which no scope is open. */
  static List<ResultNode> among(List<ResultNode> nodes, ProgramIndex index, Work work) {
    List<ResultNode> unreached =
        nodes.stream()
            .filter(node -> node.arrival() == null && node.procedure().symbol() != null)
            .toList();
    return unreached.isEmpty() ? unreached : new HandedOver(index, work).of(unreached, nodes);
  }

  private List<ResultNode> of(List<ResultNode> unreached, List<ResultNode> nodes) {
    Set<Symbol> named = new HashSet<>();
    unreached.forEach(node -> named.add(node.procedure().symbol()));
    Set<Symbol> called = called(named, nodes);
    Set<Place> shown = leftOpen(nodes.stream().filter(node -> node.arrival() != null));
    List<ResultNode> handed =
        unreached.stream()
            .filter(node -> !called.contains(node.procedure().symbol()))
            .filter(node -> Collections.disjoint(leftOpen(Stream.of(node)), shown))
            .toList();
    Set<Procedure> openers = new HashSet<>();
    nodes.stream()
        .filter(node -> node.result().opensScope())
        .forEach(node -> openers.add(node.procedure()));
    return handed.isEmpty() || openers.isEmpty() ? handed : outsideScopes(handed, openers, nodes);
  }

  /** Returns where resources were made that are left open; code that runs at once shows its own. */
  private static Set<Place> leftOpen(Stream<ResultNode> nodes) {
    return nodes
        .flatMap(node -> node.result().facts().stream())
        .flatMap(fact -> LeftOpen.by(fact).stream())
        .map(ResourceInfo::created)
        .collect(Collectors.toSet());
  }

  /** Returns those of some methods that code calls by itself, also where it is never reached. */
  private Set<Symbol> called(Set<Symbol> some, List<ResultNode> nodes) {
    Set<Symbol> called = new HashSet<>();
    for (Procedure code : procedures(nodes)) {
      boolean namesOne =
          index.calls(code).stream()
              .anyMatch(call -> call.symbols().stream().anyMatch(some::contains));
      for (CallTarget call : namesOne ? index.directCalls(code) : List.<CallTarget>of()) {
        work.spend(1 + call.symbols().size());
        called.addAll(call.symbols());
      }
    }
    return called;
  }

  private static Set<Procedure> procedures(List<ResultNode> nodes) {
    Set<Procedure> code = new LinkedHashSet<>();
    nodes.forEach(node -> code.add(node.procedure()));
    return code;
  }

  private List<ResultNode> outsideScopes(
      List<ResultNode> handed, Set<Procedure> openers, List<ResultNode> nodes) {
    Map<Procedure, Set<Procedure>> callers = new HashMap<>();
    for (Procedure caller : procedures(nodes)) {
      for (Procedure callee : callees(caller)) {
        callers.computeIfAbsent(callee, any -> new HashSet<>()).add(caller);
      }
    }
    Set<Procedure> within = reached(openers, this::callees);
    Set<Procedure> leading = reached(openers, callee -> callers.getOrDefault(callee, Set.of()));
    return handed.stream()
        .filter(node -> !within.contains(node.procedure()))
        .filter(
            node ->
                callers.getOrDefault(node.procedure(), Set.of()).stream()
                    .noneMatch(leading::contains))
        .toList();
  }

  private List<Procedure> callees(Procedure caller) {
    List<Procedure> callees = new ArrayList<>();
    for (CallTarget call : index.calls(caller)) {
      work.spend(1 + call.symbols().size());
      call.symbols().forEach(symbol -> callees.addAll(symbol.procedures()));
    }
    return callees;
  }

  private static Set<Procedure> reached(
      Set<Procedure> from, Function<Procedure, ? extends Collection<Procedure>> next) {
    Set<Procedure> reached = new HashSet<>(from);
    Deque<Procedure> open = new ArrayDeque<>(from);
    while (!open.isEmpty()) {
      for (Procedure each : next.apply(open.remove())) {
        if (reached.add(each)) {
          open.add(each);
        }
      }
    }
    return reached;
  }
}
