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

  private final ProgramIndex index;
  private final Map<String, MethodEffects> byKey = new HashMap<>();

  Summaries(ProgramIndex index) {
    this.index = index;
  }

  /** Returns what is noted of a method; nothing is known of one that was not analysed yet. */
  MethodEffects of(MethodDecl method) {
    return byKey.getOrDefault(method.ref().key(), MethodEffects.UNKNOWN);
  }

  void put(MethodDecl method, MethodEffects effects) {
    byKey.put(method.ref().key(), effects);
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
    return index.hasImplicit(called)
        ? Optional.of(MethodEffects.harmless(List.of()))
        : index.targets(called).stream().map(this::of).reduce(MethodEffects::join);
  }
}
