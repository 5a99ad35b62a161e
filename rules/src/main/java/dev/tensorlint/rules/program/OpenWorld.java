// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ScopeContext;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * How far one sees where only a part of a program is known: nobody can tell then who calls the
 * code, and which code outside overrides what it calls.
 */
final class OpenWorld {

  private final ProgramIndex index;
  private final Library library;

  OpenWorld(ProgramIndex index, Library library) {
    this.index = index;
    this.library = library;
  }

  /** Returns whether a fact about some code can be told without knowing the rest. */
  static boolean allows(Fact fact) {
    return !fact.needsWholeProgram();
  }

  /** Returns what is known of the scopes around code that callers outside may call. */
  static ScopeContext fromAfar(ScopeContext known) {
    return new ScopeContext(known.isBare(), false, known.calls());
  }

  /** Returns whether all that some code runs, as far as it is the program's, is seen. */
  boolean sees(Procedure code) {
    Set<Procedure> reached = new HashSet<>(Set.of(code));
    Deque<Procedure> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      Collection<CallTarget> calls = index.calls(open.remove());
      if (calls.stream().anyMatch(this::mayGoElsewhere)) {
        return false;
      }
      calls.stream()
          .flatMap(call -> call.symbols().stream())
          .flatMap(symbol -> symbol.procedures().stream())
          .filter(reached::add)
          .forEach(open::add);
    }
    return true;
  }

  private boolean mayGoElsewhere(CallTarget call) {
    return call.called().isOverridable()
        && index.symbol(call.called().key()) != null
        && library.effect(call.called().owner(), call.called()).isEmpty();
  }
}
