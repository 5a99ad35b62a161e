// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.typestate.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A body of the program, and what is known of it: what it calls, what it does, and what an analysis
 * keeps with it. It stays the same object while its file changes, as long as the file declares the
 * same.
 */
final class Procedure {

  private Body body;
  private Summary effects = Summary.UNKNOWN;
  private @Nullable Symbol symbol;
  private @Nullable List<CallTarget> calls;
  private @Nullable Creations creations;
  private @Nullable Boolean passesResources;
  private @Nullable Boolean seedsRandom;
  private @Nullable Kept kept;
  private Map<FieldKey, Value> fieldsAtEnd = Map.of();
  private int number;
  private int component;
  private int rank;

  Procedure(Body body) {
    this.body = body;
  }

  Body body() {
    return body;
  }

  /** Takes another body in the place of this one; what was found out about it is still known. */
  void exchange(Body other) {
    body = other;
    calls = null;
    creations = null;
    passesResources = null;
    seedsRandom = null;
    forget();
  }

  /** Forgets what was found out about it, to find it out anew. */
  void forget() {
    if (kept != null) {
      kept.outdate();
    }
    effects = Summary.UNKNOWN;
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
      for (MethodRef method : Calls.in(body, types)) {
        found.add(targets.of(method));
      }
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
        called.addAll(each.procedures());
      }
    }
    return called;
  }

  /** Returns whether it calls itself, not by way of others. */
  boolean callsItself(CallTargets targets, TypeOracle types) {
    for (CallTarget call : calls(targets, types)) {
      for (Symbol each : call.symbols()) {
        if (each == symbol) {
          return true;
        }
      }
    }
    return false;
  }

  Summary effects() {
    return effects;
  }

  void does(Summary found) {
    effects = found;
  }

  /**
   * Returns what an analysis keeps with it.
   *
   * @param type its class; the same for all who ask
   */
  <T extends Kept> T kept(Class<T> type, Function<Procedure, T> otherwise) {
    if (kept == null) {
      kept = otherwise.apply(this);
    }
    return type.cast(kept);
  }

  /** Returns what the fields that it sets hold at its end; told of initializers only. */
  Map<FieldKey, Value> fieldsAtEnd() {
    return fieldsAtEnd;
  }

  void leaves(Map<FieldKey, Value> values) {
    fieldsAtEnd = values;
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

  boolean passesResources(Predicate<Body> otherwise) {
    Boolean known = passesResources;
    if (known == null) {
      known = otherwise.test(body);
      passesResources = known;
    }
    return known;
  }

  boolean seedsRandom(Predicate<Procedure> otherwise) {
    Boolean known = seedsRandom;
    if (known == null) {
      known = otherwise.test(this);
      seedsRandom = known;
    }
    return known;
  }

  /** Returns its place among all code in the order in which it is analysed. */
  int rank() {
    return rank;
  }

  void ranked(int place) {
    rank = place;
  }

  /** Returns its place in the list of all methods. */
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
