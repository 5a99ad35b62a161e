// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The methods that can run on objects of exactly one class: those that other classes can call,
 * after overriding, and their callees. An overridden method runs only where {@code super.m()} calls
 * it. A private one runs only where its class calls it, or a framework because of an annotation.
 * Results are kept until a type changes on which they depend.
 */
public final class ReachableMethods {

  private final ProgramIndex index;
  private final Map<String, Reached> ofType = new HashMap<>();

  /**
   * @param seen names of the types on which the result depends: the type, its supertypes, and the
   *     owners of the called methods
   */
  private record Reached(Set<String> seen, Set<Symbol> methods) {}

  public ReachableMethods(ProgramIndex index) {
    this.index = index;
  }

  /** Returns whether code can run on objects of a class. True for code outside its lineage. */
  public boolean reach(TypeDecl type, Body body) {
    List<TypeDecl> lineage = index.lineage(type);
    MethodDecl method = body.method();
    return method == null
        || method.isInitializer()
        || lineage.stream().noneMatch(each -> each.name().equals(body.type().name()))
        || ofType
            .computeIfAbsent(type.name(), name -> find(name, lineage))
            .methods()
            .contains(index.symbol(method));
  }

  /** Discards the results that depend on types that changed or were removed. */
  public void forget(Set<String> types) {
    ofType.values().removeIf(each -> !Collections.disjoint(each.seen(), types));
  }

  private Reached find(String type, List<TypeDecl> lineage) {
    Set<String> seen = new HashSet<>(index.oracle().supertypes(type));
    lineage.forEach(each -> seen.add(each.name()));
    Deque<MethodDecl> open = new ArrayDeque<>(roots(lineage));
    Set<Symbol> reached = new HashSet<>();
    while (!open.isEmpty()) {
      Symbol symbol = index.symbol(open.remove());
      Procedure procedure = symbol == null ? null : symbol.procedure();
      if (symbol != null && reached.add(symbol) && procedure != null) {
        for (CallTarget call : index.calls(procedure)) {
          seen.add(call.called().owner());
          index.target(call.called(), lineage).ifPresent(open::add);
        }
      }
    }
    return new Reached(seen, reached);
  }

  private List<MethodDecl> roots(List<TypeDecl> lineage) {
    Map<String, String> nearest = new HashMap<>();
    List<MethodDecl> roots = new ArrayList<>();
    for (TypeDecl type : lineage) {
      for (MethodDecl method : type.methods()) {
        String name = method.ref().name() + "/" + method.parameters().size();
        boolean isNearest = nearest.computeIfAbsent(name, key -> type.name()).equals(type.name());
        if (isForOthers(method) && (isNearest || !method.ref().isOverridable())) {
          roots.add(method);
        }
      }
    }
    return roots;
  }

  private static boolean isForOthers(MethodDecl method) {
    return !method.has(Modifier.PRIVATE)
        || method.kind() != MethodDecl.Kind.METHOD
        || !method.annotations().isEmpty();
  }
}
