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
 * Limits what may be concluded when only a part of a program is known: code outside it may call any
 * method, and may override what the known code calls.
 */
final class OpenWorld {

  private final ProgramIndex index;
  private final Library library;

  OpenWorld(ProgramIndex index, Library library) {
    this.index = index;
    this.library = library;
  }

  /** Returns whether a fact holds independently of the rest of the program. */
  static boolean allows(Fact fact) {
    return !fact.needsWholeProgram();
  }

  /** Returns a scope context for code that callers outside the program may call. */
  static ScopeContext openToCallers(ScopeContext known) {
    return new ScopeContext(known.isBare(), false, known.calls());
  }

  /** Returns whether all code of the program that a procedure may run is known. */
  boolean sees(Procedure code) {
    Set<Procedure> reached = new HashSet<>(Set.of(code));
    Deque<Procedure> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      Collection<CallTarget> calls = index.calls(open.remove());
      if (calls.stream().anyMatch(this::mayDispatchOutside)) {
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

  private boolean mayDispatchOutside(CallTarget call) {
    return call.called().isOverridable()
        && index.symbol(call.called().key()) != null
        && library.calls().effect(call.called().owner(), call.called()).isEmpty();
  }
}
