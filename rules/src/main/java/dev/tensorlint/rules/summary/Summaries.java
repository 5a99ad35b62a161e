// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.typestate.Callees;
import dev.tensorlint.rules.typestate.MethodEffects;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is known of the program's own methods, filled from the bottom of the call graph up. */
final class Summaries implements Callees {

  /** Stands for the constructor that a class has which declares none. */
  private static final List<String> IMPLICIT = List.of("<implicit>");

  private final ProgramIndex index;
  private final Map<String, MethodEffects> byKey = new HashMap<>();
  private Map<MethodRef, List<String>> asked = new HashMap<>();

  /** What calls were told since a summary changed last: most bodies ask often. */
  private final Map<MethodRef, Optional<MethodEffects>> told = new HashMap<>();

  Summaries(ProgramIndex index) {
    this.index = index;
  }

  /** Returns what is noted of a method; nothing is known of one that was not analysed yet. */
  MethodEffects of(MethodDecl method) {
    return of(index.key(method));
  }

  MethodEffects of(String key) {
    return byKey.getOrDefault(key, MethodEffects.UNKNOWN);
  }

  void put(MethodDecl method, MethodEffects effects) {
    if (!effects.equals(byKey.put(index.key(method), effects))) {
      told.clear();
    }
  }

  @Override
  public Optional<MethodEffects> effects(Instr.Invoke call) {
    MethodRef method = call.method();
    return method == null ? Optional.empty() : effects(method);
  }

  /**
   * Returns the effects of all methods that a call can reach, joined; empty when there are none.
   */
  Optional<MethodEffects> effects(MethodRef called) {
    List<String> targets = asked.computeIfAbsent(called, this::targets);
    return told.computeIfAbsent(called, method -> joined(targets));
  }

  private Optional<MethodEffects> joined(List<String> targets) {
    return targets.equals(IMPLICIT)
        ? Optional.of(MethodEffects.harmless(List.of()))
        : targets.stream().map(this::of).reduce(MethodEffects::join);
  }

  /** Returns the keys of the methods that a call can reach. */
  List<String> targets(MethodRef called) {
    return index.hasImplicit(called) ? IMPLICIT : index.targetKeys(called);
  }

  /** Returns the calls that were asked about since this was last called, with their targets. */
  Map<MethodRef, List<String>> takeTargets() {
    Map<MethodRef, List<String>> taken = asked;
    asked = new HashMap<>();
    return taken;
  }
}
