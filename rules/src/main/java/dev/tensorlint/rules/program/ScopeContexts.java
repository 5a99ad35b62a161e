// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.incremental.AnalysedCode;
import dev.tensorlint.rules.incremental.ResultNode;
import dev.tensorlint.rules.incremental.ResultNode.Arrival;
import dev.tensorlint.rules.incremental.ResultNode.BareCall;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ScopeContext;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Finds the methods that can run without an open scope: entry points and, transitively, the methods
 * that they call where no scope is open. An entry point is code that no code of the program calls.
 * What only code outside the program calls, as it got the object, is one as well if no scope leads
 * there.
 */
final class ScopeContexts {

  /** Maximum number of calls in a reported path: the one in the entry point, and the last ones. */
  static final int MAX_CALLS = 8;

  private final ProgramIndex index;
  private final Library library;
  private final Consumer<ScopeContexts> unknown;
  private int pass;
  private Work work = Work.unlimited();

  /**
   * @param unknown finds how control reaches code, if that is not known when it is asked for
   */
  ScopeContexts(ProgramIndex index, Library library, Consumer<ScopeContexts> unknown) {
    this.index = index;
    this.library = library;
    this.unknown = unknown;
  }

  /**
   * Finds how control reaches all code.
   *
   * @param number the mark for visited symbols
   * @param budget of the search
   * @return true: it ends only when all is found
   */
  boolean find(List<Procedure> code, int number, Work budget) {
    pass = number;
    work = budget;
    code.forEach(this::markCalled);
    List<ResultNode> nodes = new ArrayList<>(code.size());
    for (Procedure each : code) {
      for (ResultNode node : AnalysedCode.results(each)) {
        node.arrived(runsInScope(node) ? Arrival.SHELTERED : null);
        nodes.add(node);
      }
    }
    List<ResultNode> entries = nodes.stream().filter(this::isEntry).toList();
    spread(entries.stream().filter(this::isSureEntry).toList(), true);
    spread(entries, false);
    List<ResultNode> run = HandedOver.among(nodes, index, work);
    boolean isAnyOpen = nodes.stream().anyMatch(node -> node.result().opensScope());
    spread(run.stream().filter(node -> !isAnyOpen && isSureEntry(node)).toList(), true);
    spread(run, false);
    return true;
  }

  private void markCalled(Procedure caller) {
    for (CallTarget call : index.calls(caller)) {
      work.spend(1 + call.symbols().size());
      for (Symbol symbol : call.symbols()) {
        symbol.mark(pass);
      }
    }
  }

  /** Returns whether a scope may be open around some code. */
  ScopeContext of(ResultNode node) {
    ScopeContext known = node.scope();
    if (known == null) {
      unknown.accept(this);
      Arrival arrival = Objects.requireNonNullElse(node.arrival(), Arrival.SHELTERED);
      known = new ScopeContext(arrival.isBare(), arrival.isSure(), path(arrival));
      node.isIn(known);
    }
    return known;
  }

  /** Returns the calls from the entry point, at most {@link #MAX_CALLS}. */
  private static List<Place> path(Arrival last) {
    List<Place> path = new ArrayList<>();
    Arrival arrival = last;
    while (arrival != null && arrival.at() != null && arrival.from() != null) {
      if (path.size() == MAX_CALLS) {
        path.remove(MAX_CALLS - 1);
      }
      path.add(arrival.at());
      arrival = arrival.from().arrival();
    }
    Collections.reverse(path);
    return path;
  }

  /** A lambda that is passed to a method which opens a scope is assumed to run in that scope. */
  private boolean runsInScope(ResultNode node) {
    return node.result().body().passedTo() instanceof MethodRef method
        && index.targets().of(method).symbols().stream()
            .flatMap(symbol -> symbol.procedures().stream())
            .flatMap(procedure -> AnalysedCode.results(procedure).stream().limit(1))
            .anyMatch(each -> each.result().opensScope());
  }

  private boolean isEntry(ResultNode node) {
    Symbol symbol = node.procedure().symbol();
    return symbol == null || node.result().body().method() == null || !symbol.isMarked(pass);
  }

  /**
   * Returns whether an entry point certainly runs without a scope. A visible method that passes
   * resources is likely to be an operation that outside callers use in their own scope; a lambda
   * may run in a scope unless it is known to run alone.
   */
  private boolean isSureEntry(ResultNode node) {
    Body body = node.result().body();
    MethodDecl method = body.method();
    if (method == null) {
      return !body.isLambda() || body.isKnownToRunAlone();
    }
    boolean isVisible = method.has(Modifier.PUBLIC) || method.has(Modifier.PROTECTED);
    return !isVisible || !node.procedure().passesResources(any -> passesResources(method));
  }

  private boolean passesResources(MethodDecl method) {
    Stream<TypeRef> parameters = method.parameters().stream().map(local -> local.type());
    return Stream.concat(parameters, Stream.of(method.ref().returnType()))
        .flatMap(ScopeContexts::withArguments)
        .anyMatch(type -> library.resourceModel(type).isPresent());
  }

  private static Stream<TypeRef> withArguments(TypeRef type) {
    TypeRef plain = new TypeRef(type.name(), List.of(), 0);
    return Stream.concat(
        Stream.of(plain), type.arguments().stream().flatMap(ScopeContexts::withArguments));
  }

  private void spread(List<ResultNode> entries, boolean areSure) {
    Deque<ResultNode> open = new ArrayDeque<>();
    Arrival entering = new Arrival(true, areSure, null, null);
    for (ResultNode entry : entries) {
      if (entry.arrival() == null) {
        entry.arrived(entering);
        open.add(entry);
      }
    }
    while (!open.isEmpty()) {
      ResultNode caller = open.remove();
      for (BareCall call : caller.calls(index.targets())) {
        work.spend(1 + call.symbols().size());
        for (Symbol symbol : call.symbols()) {
          reach(symbol, new Arrival(true, areSure, caller, call.at()), open);
        }
      }
    }
  }

  private static void reach(Symbol symbol, Arrival how, Deque<ResultNode> open) {
    for (Procedure procedure : symbol.procedures()) {
      List<ResultNode> nodes = AnalysedCode.results(procedure);
      ResultNode node = nodes.isEmpty() ? null : nodes.get(0);
      if (node != null && node.arrival() == null) {
        node.arrived(how);
        open.add(node);
      }
    }
  }
}
