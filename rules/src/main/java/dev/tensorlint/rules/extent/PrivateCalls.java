// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.extent;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The numbers that the parameters of a private method get: all its calls are in its file. */
final class PrivateCalls {

  private final ProgramExtents program;
  private final UnitIndex unit;

  PrivateCalls(ProgramExtents program, UnitIndex unit) {
    this.program = program;
    this.unit = unit;
  }

  /** Returns what the parameters of a body stand for; nothing of a method that others may call. */
  Map<Local, Bound> numbers(Body body) {
    MethodDecl method = body.method();
    if (method == null || !method.has(Modifier.PRIVATE) || method.ref().isVarargs()) {
      return Map.of();
    }
    boolean isReferredTo = unit.procedures().stream().anyMatch(code -> refersTo(method, code));
    return isReferredTo ? Map.of() : numbers(method);
  }

  private boolean refersTo(MethodDecl method, Procedure code) {
    return program.uses(code.body()).referred().contains(method.ref().name());
  }

  private Map<Local, Bound> numbers(MethodDecl method) {
    Map<Local, Bound> numbers = new HashMap<>();
    for (Procedure code : unit.procedures()) {
      BodyExtents caller = program.of(code.body(), Map.of());
      caller.uses().calls().stream()
          .flatMap(call -> program.invocation(call).stream())
          .filter(call -> isOf(method, call))
          .forEach(call -> add(call, caller, method.parameters(), numbers));
    }
    return numbers;
  }

  private static boolean isOf(MethodDecl method, Invocation call) {
    return Optional.ofNullable(call.method())
        .filter(called -> called.key().equals(method.ref().key()) || called.mayMean(method.ref()))
        .isPresent();
  }

  private static void add(
      Invocation call, BodyExtents caller, List<Local> parameters, Map<Local, Bound> numbers) {
    for (int i = 0; i < parameters.size(); i++) {
      Bound number = caller.numbers().of(call.arguments().get(i));
      numbers.merge(parameters.get(i), number, Bound::or);
    }
  }
}
