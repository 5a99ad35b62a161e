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
 * New versions of files go on with the methods of those before them: who calls one of these calls
 * the same object as before.
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

  /** Notes what the code of a file calls that is about to change. */
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

  /** Returns those that have another body. */
  List<Procedure> procedures() {
    return procedures;
  }

  /** Returns whether all code calls the same as before. */
  boolean callsAreTheSame() {
    for (int i = 0; i < procedures.size(); i++) {
      if (!List.copyOf(calledBy(procedures.get(i))).equals(List.copyOf(called.get(i)))) {
        return false;
      }
    }
    return true;
  }
}
