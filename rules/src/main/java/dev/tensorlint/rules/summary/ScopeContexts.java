// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.typestate.Library;
import dev.tensorlint.rules.typestate.MethodAnalysis.OwnCall;
import dev.tensorlint.rules.typestate.ScopeContext;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds the methods that can run where no scope is open: entry points, and what they call, and so
 * on, where no scope is open around the call. An entry point is code that nothing in the program
 * calls.
 */
final class ScopeContexts {

  /** Most calls that a way tells: the one in the entry point, and the last ones. */
  static final int MAX_CALLS = 8;

  private static final ScopeContext SHELTERED = new ScopeContext(false, true, List.of());

  private final ProgramIndex index;
  private final Library library;
  private final Map<String, List<BodyResult>> byMethod = new HashMap<>();
  private final Map<BodyResult, ScopeContext> contexts = new HashMap<>();
  private final Set<String> called = new HashSet<>();

  ScopeContexts(ProgramIndex index, Library library, List<BodyResult> results) {
    this.index = index;
    this.library = library;
    for (BodyResult result : results) {
      MethodDecl method = result.body().method();
      if (method != null) {
        byMethod.computeIfAbsent(index.key(method), key -> new ArrayList<>()).add(result);
      }
      called.addAll(index.calledKeys(result.body()));
    }
    results.stream().filter(this::runsInScope).forEach(one -> contexts.put(one, SHELTERED));
    spread(results.stream().filter(this::isEntry).filter(this::isSureEntry).toList(), true);
    spread(results.stream().filter(this::isEntry).toList(), false);
  }

  ScopeContext of(BodyResult result) {
    return contexts.getOrDefault(result, SHELTERED);
  }

  /** A lambda that goes to a method which opens a scope is taken to run in it. */
  private boolean runsInScope(BodyResult result) {
    return result.body().passedTo() instanceof MethodRef method
        && index.targetKeys(method).stream()
            .flatMap(target -> byMethod.getOrDefault(target, List.of()).stream())
            .anyMatch(BodyResult::opensScope);
  }

  private boolean isEntry(BodyResult result) {
    MethodDecl method = result.body().method();
    return method == null || !called.contains(index.key(method));
  }

  /**
   * A public method that takes or returns tensors is likely to be an operation that outside callers
   * use in a scope of theirs; of all other entry points it is certain that nobody opened one for
   * them.
   */
  private boolean isSureEntry(BodyResult result) {
    MethodDecl method = result.body().method();
    if (method == null) {
      return !result.body().isLambda() || result.body().isKnownToRunAlone();
    }
    boolean isVisible = method.has(Modifier.PUBLIC) || method.has(Modifier.PROTECTED);
    return !isVisible || !passesResources(method);
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

  private void spread(List<BodyResult> entries, boolean areSure) {
    Deque<BodyResult> open = new ArrayDeque<>();
    for (BodyResult entry : entries) {
      if (contexts.putIfAbsent(entry, new ScopeContext(true, areSure, List.of())) == null) {
        open.add(entry);
      }
    }
    while (!open.isEmpty()) {
      BodyResult caller = open.remove();
      ScopeContext context = of(caller);
      caller.calls().stream()
          .filter(OwnCall::isBare)
          .forEach(call -> open.addAll(reach(call, context, areSure)));
    }
  }

  private List<BodyResult> reach(OwnCall call, ScopeContext caller, boolean isSure) {
    List<Place> way = way(caller.calls(), call.at());
    List<BodyResult> reached = new ArrayList<>();
    for (String target : index.targetKeys(call.method())) {
      for (BodyResult result : byMethod.getOrDefault(target, List.of())) {
        if (contexts.putIfAbsent(result, new ScopeContext(true, isSure, way)) == null) {
          reached.add(result);
        }
      }
    }
    return reached;
  }

  /** A longer way would help nobody, and ways through the whole program would cost its square. */
  private static List<Place> way(List<Place> calls, Place next) {
    List<Place> way = new ArrayList<>(calls);
    if (way.size() == MAX_CALLS) {
      way.remove(1);
    }
    way.add(next);
    return way;
  }
}
