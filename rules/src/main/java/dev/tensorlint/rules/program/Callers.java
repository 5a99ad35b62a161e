// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.ir.MethodDecl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The code that calls a method of the program. The first question takes a look at all of it. */
final class Callers {

  private final ProgramIndex index;
  private @Nullable Map<Procedure, List<Procedure>> known;

  Callers(ProgramIndex index) {
    this.index = index;
  }

  /** Returns the code that calls a method, in the order of the program. */
  List<Procedure> of(MethodDecl method) {
    Map<Procedure, List<Procedure>> callers = known == null ? find() : known;
    known = callers;
    Procedure called = index.procedure(method);
    return called == null ? List.of() : callers.getOrDefault(called, List.of());
  }

  private Map<Procedure, List<Procedure>> find() {
    Map<Procedure, List<Procedure>> found = new HashMap<>();
    for (UnitIndex unit : index.units()) {
      for (Procedure each : unit.procedures()) {
        for (Procedure callee : index.callees(each)) {
          found.computeIfAbsent(callee, any -> new ArrayList<>()).add(each);
        }
      }
    }
    return found;
  }
}
