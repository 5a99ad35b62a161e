// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.typestate.MethodEffects;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A body of the program, and what is known of it: what it calls, what it does, and what was found
 * in it. It is there as long as its file does not change.
 */
final class Procedure {

  private final Body body;
  private MethodEffects effects = MethodEffects.UNKNOWN;
  private @Nullable Symbol symbol;
  private @Nullable List<CallTarget> calls;
  private @Nullable Creations creations;
  private @Nullable Boolean passesResources;
  private @Nullable Boolean seedsRandom;
  private @Nullable Remembered remembered;
  private List<ResultNode> results = List.of();
  private int number;
  private int component;

  Procedure(Body body) {
    this.body = body;
  }

  Body body() {
    return body;
  }

  /** Returns the method that it is the code of, null for initializers. */
  @Nullable Symbol symbol() {
    return symbol;
  }

  void declaredAs(Symbol method) {
    symbol = method;
  }

  /** Returns what it calls or refers to, each once, in the order of the source. */
  List<CallTarget> calls(CallTargets targets, TypeOracle types) {
    List<CallTarget> known = calls;
    if (known == null) {
      Set<CallTarget> found = new LinkedHashSet<>();
      Calls.in(body, types).forEach(method -> found.add(targets.of(method)));
      known = List.copyOf(found);
      calls = known;
    }
    return known;
  }

  /** Returns the code that it calls, in the order of the source. */
  List<Procedure> callees(CallTargets targets, TypeOracle types) {
    List<Procedure> called = new ArrayList<>();
    for (CallTarget call : calls(targets, types)) {
      for (Symbol each : call.symbols()) {
        Procedure procedure = each.procedure();
        if (procedure != null) {
          called.add(procedure);
        }
      }
    }
    return called;
  }

  MethodEffects effects() {
    return effects;
  }

  void does(MethodEffects found) {
    effects = found;
  }

  /** Returns what was found out about it when it was last analysed, null before that. */
  @Nullable Remembered remembered() {
    return remembered;
  }

  void remember(@Nullable Remembered found) {
    remembered = found;
  }

  /** Returns what was found in it: first in itself, then in its lambdas. */
  List<ResultNode> results() {
    return results;
  }

  void found(List<BodyResult> inIt) {
    results = inIt.stream().map(each -> new ResultNode(each, this)).toList();
  }

  /** Returns what objects it makes. */
  Creations creations() {
    Creations known = creations;
    if (known == null) {
      known = Creations.in(body);
      creations = known;
    }
    return known;
  }

  boolean passesResources(java.util.function.Predicate<Body> otherwise) {
    Boolean known = passesResources;
    if (known == null) {
      known = otherwise.test(body);
      passesResources = known;
    }
    return known;
  }

  boolean seedsRandom(java.util.function.Predicate<Procedure> otherwise) {
    Boolean known = seedsRandom;
    if (known == null) {
      known = otherwise.test(this);
      seedsRandom = known;
    }
    return known;
  }

  /** Returns its place in the list of all procedures. */
  int number() {
    return number;
  }

  void numbered(int place) {
    number = place;
  }

  /** Returns the place of its group in the order of the analysis. */
  int component() {
    return component;
  }

  void in(int group) {
    component = group;
  }
}
