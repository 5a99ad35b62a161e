// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.Set;

/** Decides whether a call can throw on a path, from the conditions on which its method throws. */
final class PossibleThrows {

  private PossibleThrows() {}

  /** Returns whether an exception of an instruction can take an edge in a state. */
  static boolean isPossible(Instr instr, Edge edge, PathState before) {
    if (edge.onlyIf().isEmpty() || !(instr instanceof Instr.Invoke call)) {
      return true;
    }
    for (String type : edge.thrown()) {
      Set<ThrowCondition> conditions = edge.onlyIf().get(type);
      if (conditions == null || mayHold(conditions, call, before)) {
        return true;
      }
    }
    return false;
  }

  private static boolean mayHold(
      Set<ThrowCondition> conditions, Instr.Invoke call, PathState before) {
    for (ThrowCondition one : conditions) {
      if (mayHold(one, call, before)) {
        return true;
      }
    }
    return false;
  }

  private static boolean mayHold(ThrowCondition condition, Instr.Invoke call, PathState before) {
    boolean isTest =
        condition instanceof ThrowCondition.Tested
            && condition.parameter() < call.arguments().size();
    return !isTest
        || mayBe(
            ((ThrowCondition.Tested) condition).is(),
            before.value(call.arguments().get(condition.parameter())),
            before);
  }

  private static boolean mayBe(OperandTest.Is is, Value value, PathState before) {
    return value.isUnknown()
        || value.mayBe(Atom.UNKNOWN)
        || switch (is) {
          case IS_NULL ->
              value.mayBe(Atom.NULL)
                  || value.resources().stream().anyMatch(one -> Types.mayBeNull(one, before));
          case IS_NOT_NULL -> !value.is(Atom.NULL);
          case IS_TRUE -> !value.is(Atom.FALSE);
          case IS_FALSE -> !value.is(Atom.TRUE);
        };
  }
}
