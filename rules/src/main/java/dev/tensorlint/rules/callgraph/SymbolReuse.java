// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.ir.MethodDecl;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reuses the symbols of a file's old version for its new version, so that references from callers
 * stay valid.
 */
final class SymbolReuse {

  private final ProgramIndex index;
  private final Map<String, Symbol> symbols;
  private final IdentityHashMap<MethodDecl, Symbol> symbolOf;
  private final List<Procedure> procedures = new ArrayList<>();
  private final List<Set<Symbol>> called = new ArrayList<>();

  /**
   * @param symbols the methods of the program by key
   * @param symbolOf the methods of the program by declaration
   */
  SymbolReuse(
      ProgramIndex index,
      Map<String, Symbol> symbols,
      IdentityHashMap<MethodDecl, Symbol> symbolOf) {
    this.index = index;
    this.symbols = symbols;
    this.symbolOf = symbolOf;
  }

  /** Records the callees of a file's code before the file is replaced. */
  void note(UnitIndex former) {
    for (Procedure each : former.procedures()) {
      procedures.add(each);
      called.add(calledBy(each));
    }
  }

  private Set<Symbol> calledBy(Procedure procedure) {
    Set<Symbol> found = new LinkedHashSet<>();
    index.calls(procedure).forEach(call -> found.addAll(call.symbols()));
    return found;
  }

  void adopt(UnitIndex unit, UnitIndex former) {
    unit.adopt(former);
    List<Symbol> kept = new ArrayList<>();
    for (UnitIndex.Method method : former.methods()) {
      Symbol symbol = symbolOf.remove(method.decl());
      if (symbol == null) {
        throw new IllegalStateException("not a method of the program: " + method.key());
      }
      symbol.remove(former);
      symbols.remove(method.key(), symbol);
      kept.add(symbol);
    }
    for (int i = 0; i < kept.size(); i++) {
      UnitIndex.Method method = unit.methods().get(i);
      symbols.put(method.key(), kept.get(i));
      symbolOf.put(method.decl(), kept.get(i));
      kept.get(i).add(unit, new Symbol.Declared(method.decl(), method.procedure()));
    }
  }

  /** Returns the procedures with a new body. */
  List<Procedure> procedures() {
    return procedures;
  }

  /** Returns whether the callees of all recorded code are unchanged. */
  boolean callsAreTheSame() {
    for (int i = 0; i < procedures.size(); i++) {
      if (!List.copyOf(calledBy(procedures.get(i))).equals(List.copyOf(called.get(i)))) {
        return false;
      }
    }
    return true;
  }
}
