// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Transfers the results of calls that return, or may return, one of their operands. */
final class OperandResults {

  private final Library library;

  OperandResults(Library library) {
    this.library = library;
  }

  /** Returns the state for a result that is certainly an operand. */
  PathState alias(Instr.Invoke call, ResultEffect result, PathState state) {
    Slot from = Operands.slot(call, result.from());
    Value given = from == null ? Value.UNKNOWN : state.value(from);
    boolean isFuture = given.resources().isEmpty() && isComputation(given);
    boolean isSame = !isFuture && canBeSame(call, given, state);
    return state.with(call.target(), isSame ? given : Value.UNKNOWN);
  }

  private static boolean isComputation(Value value) {
    return value.atoms().stream().anyMatch(Atom.Task.class::isInstance);
  }

  private boolean canBeSame(Instr.Invoke call, Value given, PathState state) {
    return library.canBeSame(call.type()) || Types.haveCarrier(given, state);
  }

  /** Returns the states for a result that is one of several arguments. */
  static List<PathState> either(Instr.Invoke call, ResultEffect result, PathState state) {
    List<PathState> paths = new ArrayList<>();
    for (int argument : new TreeSet<>(result.same())) {
      Slot same = Operands.slot(call, Operand.argument(argument));
      paths.add(state.with(call.target(), same == null ? Value.UNKNOWN : state.value(same)));
    }
    if (result.mayBeNull()) {
      paths.add(state.with(call.target(), Value.NULL));
    }
    return paths;
  }

  /** Returns the state for a result that is, or may be, an operand. */
  Optional<PathState> same(Instr.Invoke call, Summary summary, PathState state) {
    ResultEffect result = summary.result();
    Slot same = Operands.slot(call, result.from());
    if (same == null) {
      return Optional.empty();
    }
    Value given = state.value(same);
    boolean mayBeSame =
        result.kind() == ResultEffect.Kind.MAYBE_ALIAS
            ? !given.resources().isEmpty() && !isNew(call, summary, state)
            : result.mayBeOperand();
    return mayBeSame ? Optional.of(state.with(call.target(), given)) : Optional.empty();
  }

  private static boolean isNew(Instr.Invoke call, Summary effect, PathState state) {
    OperandTest test = effect.outcome().isNewIf();
    Slot tested = test == null ? null : Operands.slot(call, test.operand());
    if (test == null || tested == null) {
      return false;
    }
    Value value = state.value(tested);
    return switch (test.is()) {
      case IS_TRUE -> value.is(Atom.TRUE);
      case IS_FALSE -> value.is(Atom.FALSE);
      case IS_NULL -> value.is(Atom.NULL);
      case IS_NOT_NULL -> value.isOneResource() || value.is(Atom.NOT_NULL);
    };
  }
}
