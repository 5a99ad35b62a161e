// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A body of the program with its call targets, its summary, and the result that an analysis
 * retains. The object stays the same while its file changes, as long as the declarations of the
 * file stay the same.
 */
public final class Procedure {

  private Body body;
  private Summary effects = Summary.UNKNOWN;
  private @Nullable Supplier<Summary> laterEffects;
  private @Nullable Symbol symbol;
  private @Nullable List<CallTarget> calls;
  private @Nullable Creations creations;
  private @Nullable Boolean passesResources;
  private BodyTraits traits = BodyTraits.UNKNOWN;
  private @Nullable RetainedResult kept;
  private Supplier<Map<FieldKey, Value>> fieldsAtEnd = Map::of;
  private int number;
  private int component;
  private int rank;

  Procedure(Body body) {
    this.body = body;
  }

  public Body body() {
    return body;
  }

  /** Replaces the body, and discards what was derived from the old one. */
  void exchange(Body other) {
    body = other;
    calls = null;
    creations = null;
    passesResources = null;
    traits = BodyTraits.UNKNOWN;
    forget();
  }

  /** Discards its summary, and marks its retained result as outdated. */
  public void forget() {
    if (kept != null) {
      kept.outdate();
    }
    does(Summary.UNKNOWN);
  }

  /** Returns the method whose code it is, null for initializers. */
  @Nullable
  public Symbol symbol() {
    return symbol;
  }

  void declaredAs(Symbol method) {
    symbol = method;
  }

  /**
   * Returns the targets of its calls and method references, each once, in the order of the source.
   */
  List<CallTarget> calls(CallTargets targets, TypeOracle types) {
    List<CallTarget> known = calls;
    if (known == null) {
      Set<CallTarget> found = new LinkedHashSet<>();
      for (MethodRef method : Calls.in(body, types, targets::declaration)) {
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

  /** Returns whether it calls itself directly. */
  public boolean callsItself(CallTargets targets, TypeOracle types) {
    for (CallTarget call : calls(targets, types)) {
      for (Symbol each : call.symbols()) {
        if (each == symbol) {
          return true;
        }
      }
    }
    return false;
  }

  public Summary effects() {
    Supplier<Summary> later = laterEffects;
    if (later != null) {
      does(later.get());
    }
    return effects;
  }

  public void does(Summary found) {
    effects = found;
    laterEffects = null;
  }

  /** Sets the summary as what an earlier analysis found, which is asked for when it is needed. */
  public void did(Supplier<Summary> found) {
    laterEffects = found;
  }

  /**
   * Returns the result that an analysis retains for it.
   *
   * @param type the class of the result, the same in each call
   * @param otherwise makes the result if there is none
   */
  public <T extends RetainedResult> T kept(Class<T> type, Function<Procedure, T> otherwise) {
    if (kept == null) {
      kept = otherwise.apply(this);
    }
    return type.cast(kept);
  }

  /** Returns the values at its end of the fields that it sets; empty except for initializers. */
  public Map<FieldKey, Value> fieldsAtEnd() {
    return fieldsAtEnd.get();
  }

  public void leaves(Supplier<Map<FieldKey, Value>> values) {
    fieldsAtEnd = values;
  }

  /** Returns the objects that it creates. */
  Creations creations() {
    Creations known = creations;
    if (known == null) {
      known = Creations.in(body);
      creations = known;
    }
    return known;
  }

  public boolean passesResources(Predicate<Body> otherwise) {
    Boolean known = passesResources;
    if (known == null) {
      known = otherwise.test(body);
      passesResources = known;
    }
    return known;
  }

  public boolean seedsRandom(Predicate<Procedure> otherwise) {
    Boolean known = traits.seedsRandom();
    if (known == null) {
      known = otherwise.test(this);
      traits = new BodyTraits(known, traits.sharesFunctions());
    }
    return known;
  }

  public boolean sharesFunctions(Predicate<Body> otherwise) {
    Boolean known = traits.sharesFunctions();
    if (known == null) {
      known = otherwise.test(body);
      traits = new BodyTraits(traits.seedsRandom(), known);
    }
    return known;
  }

  /** Returns what is known of its body. */
  public BodyTraits traits() {
    return traits;
  }

  /** Sets what an earlier analysis has found of its body. */
  public void has(BodyTraits found) {
    traits = found;
  }

  /** Returns its position in the order of the analysis. */
  public int rank() {
    return rank;
  }

  public void ranked(int place) {
    rank = place;
  }

  /** Returns its position in the list of all methods. */
  public int number() {
    return number;
  }

  public void numbered(int place) {
    number = place;
  }

  /** Returns the position of its component in the order of the analysis. */
  public int component() {
    return component;
  }

  public void in(int group) {
    component = group;
  }
}
