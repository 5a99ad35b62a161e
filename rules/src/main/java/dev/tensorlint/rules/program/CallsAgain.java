// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.ir.MethodDecl;

/** Knows the methods that one object runs again: in a loop of the program, or for a library. */
final class CallsAgain {

  private final Callers callers;
  private final OuterMethods outer;

  CallsAgain(ProgramIndex index) {
    this.callers = new Callers(index);
    this.outer = new OuterMethods(index);
  }

  /** Returns whether a loop of the program calls a method on an object from before the loop. */
  boolean isOnOneObject(Body body) {
    MethodDecl method = body.method();
    return method != null
        && callers.of(method).stream()
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
        && callers.of(method).isEmpty();
  }
}
