// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.fact.collect.MethodAnalysis.OwnCall;
import dev.tensorlint.rules.incremental.ResultNode;
import dev.tensorlint.rules.ir.TypeDecl;
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
import java.util.function.Function;

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
            .filter(node -> !isFunction(node.result().body().type()))
            .toList();
    return unreached.isEmpty() ? unreached : new HandedOver(index, work).of(unreached, nodes);
  }

  /** What an anonymous object of one method does is seen where it is created, as with a lambda. */
  private static boolean isFunction(TypeDecl type) {
    boolean hasOneMethod =
        type.methods().stream().filter(method -> !method.ref().isConstructor()).count() == 1;
    return type.simpleName().isEmpty()
        && hasOneMethod
        && type.fields().isEmpty()
        && type.types().isEmpty();
  }

  private List<ResultNode> of(List<ResultNode> unreached, List<ResultNode> nodes) {
    Set<Symbol> called = called(nodes);
    List<ResultNode> handed =
        unreached.stream().filter(node -> !called.contains(node.procedure().symbol())).toList();
    Set<Procedure> openers = new HashSet<>();
    nodes.stream()
        .filter(node -> node.result().opensScope())
        .forEach(node -> openers.add(node.procedure()));
    return handed.isEmpty() || openers.isEmpty() ? handed : outsideScopes(handed, openers, nodes);
  }

  private Set<Symbol> called(List<ResultNode> nodes) {
    Set<Symbol> called = new HashSet<>();
    for (ResultNode node : nodes) {
      for (OwnCall call : node.result().calls()) {
        List<Symbol> symbols = index.targets().of(call.method()).symbols();
        work.spend(1 + symbols.size());
        called.addAll(symbols);
      }
    }
    return called;
  }

  private List<ResultNode> outsideScopes(
      List<ResultNode> handed, Set<Procedure> openers, List<ResultNode> nodes) {
    Map<Procedure, Set<Procedure>> callers = new HashMap<>();
    Set<Procedure> code = new HashSet<>();
    nodes.forEach(node -> code.add(node.procedure()));
    for (Procedure caller : code) {
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
