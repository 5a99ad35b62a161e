// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Knows the methods that one object runs again: in a loop of the program, or for a library. */
final class CallsAgain {

  private final ProgramIndex index;
  private final Work work;
  private final OuterMethods outer;
  private @Nullable Map<Procedure, List<Procedure>> callers;

  /**
   * @param work its budget
   */
  CallsAgain(ProgramIndex index, Work work) {
    this.index = index;
    this.work = work;
    this.outer = new OuterMethods(index);
  }

  /** Returns whether a loop of the program calls a method on an object from before the loop. */
  boolean isOnOneObject(Body body) {
    MethodDecl method = body.method();
    return method != null
        && callersOf(method).stream()
            .anyMatch(each -> OneObjectCalls.in(each.body()).haveInLoop(method.ref().name()));
  }

  /**
   * Returns whether no code of the program calls a method, and a library does, by a type that it
   * declares. A method without parameters may be the task of its object, and run once.
   */
  boolean isLeftToOthers(Body body) {
    MethodDecl method = body.method();
    return method != null
        && !method.parameters().isEmpty()
        && outer.mayImplement(body.type(), method)
        && callersOf(method).isEmpty();
  }

  private List<Procedure> callersOf(MethodDecl method) {
    Map<Procedure, List<Procedure>> known = callers == null ? findCallers() : callers;
    callers = known;
    Procedure called = index.procedure(method);
    return called == null ? List.of() : known.getOrDefault(called, List.of());
  }

  private Map<Procedure, List<Procedure>> findCallers() {
    Map<Procedure, List<Procedure>> found = new HashMap<>();
    for (UnitIndex unit : index.units()) {
      for (Procedure each : unit.procedures()) {
        work.spend(1);
        for (Procedure callee : index.callees(each)) {
          found.computeIfAbsent(callee, any -> new ArrayList<>()).add(each);
        }
      }
    }
    return found;
  }
}
