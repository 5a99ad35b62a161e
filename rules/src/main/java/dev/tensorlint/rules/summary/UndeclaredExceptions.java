// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The checked exceptions that leave a body and are not in its {@code throws} clause. A rethrown
 * {@code Throwable} counts as what its {@code try} throws, as in the language.
 */
final class UndeclaredExceptions {

  private static final String THROWABLE = "java.lang.Throwable";

  private UndeclaredExceptions() {}

  /** Returns their binary names, sorted. */
  static Set<String> of(Cfg cfg, Body body, TypeOracle types) {
    List<TypeRef> declared = declared(body);
    Set<String> undeclared = new TreeSet<>();
    BitSet reachable = cfg.reachable();
    for (int node = 0; node < cfg.size(); node++) {
      if (reachable.get(node)) {
        boolean isCall = cfg.instruction(node) instanceof Instr.Invoke;
        for (Edge edge : cfg.edges(node)) {
          if (edge.isExceptional() && edge.target() == cfg.exceptionalExit()) {
            edge.thrown().stream()
                .filter(Edge::isSpokenOf)
                .filter(type -> isChecked(type, types))
                .filter(type -> !isRethrown(type, isCall))
                .filter(type -> declared.stream().noneMatch(one -> covers(one, type, types)))
                .forEach(undeclared::add);
          }
        }
      }
    }
    return undeclared;
  }

  private static List<TypeRef> declared(Body body) {
    MethodDecl method = body.method();
    return method == null ? List.of() : method.ref().thrown();
  }

  /** The summary of a method that rethrows what it caught says {@code Throwable}, too. */
  private static boolean isRethrown(String type, boolean isCall) {
    return type.equals(THROWABLE) || (!isCall && type.equals("java.lang.Exception"));
  }

  private static boolean isChecked(String type, TypeOracle types) {
    return !types.isSubtype(type, "java.lang.RuntimeException")
        && !types.isSubtype(type, "java.lang.Error");
  }

  private static boolean covers(TypeRef declared, String type, TypeOracle types) {
    return declared.name().equals(type) || types.isSubtype(type, declared.name());
  }
}
