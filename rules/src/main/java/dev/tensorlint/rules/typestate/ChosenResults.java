// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.LiteralKey;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Split;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Decides what a call returns that gives an argument or something new, by what its caller knows of
 * the arguments.
 */
final class ChosenResults {

  private final Assumption assumption;

  ChosenResults(Assumption assumption) {
    this.assumption = assumption;
  }

  /** Returns the conditions that decide what a call of the program returns. */
  static Set<ThrowCondition> of(Instr.Invoke call, MethodContext context) {
    boolean mayGiveArgument =
        !call.arguments().isEmpty()
            && context.library().followed(call.type()).isPresent()
            && context.callees().areOwn(call);
    return mayGiveArgument
        ? context
            .callees()
            .effects(call)
            .map(summary -> summary.result().choice())
            .map(choice -> Sets.union(choice.newOnlyIf(), choice.givenOnlyIf()))
            .orElse(Set.of())
        : Set.of();
  }

  /** Returns the states in which the result of a call may be new. */
  List<PathState> whereNew(Instr.Invoke call, ResultEffect result, PathState state) {
    return under(result.choice().newOnlyIf(), call, state);
  }

  /** Returns the states in which the result of a call may be the argument. */
  List<PathState> whereGiven(Instr.Invoke call, ResultEffect result, PathState state) {
    return under(result.choice().givenOnlyIf(), call, state);
  }

  /** Returns the states in which an argument may be true, or false. */
  List<PathState> whereFlag(Instr.Invoke call, int parameter, boolean isTrue, PathState state) {
    OperandTest.Is is = isTrue ? OperandTest.Is.IS_TRUE : OperandTest.Is.IS_FALSE;
    return under(new ThrowCondition.Tested(parameter, is), call, state);
  }

  /** Returns the states in which two arguments may be the same object, or different ones. */
  List<PathState> whereSame(Instr.Invoke call, Split pair, boolean areSame, PathState state) {
    if (pair.other() >= call.arguments().size()) {
      return List.of(state);
    }
    Condition same =
        Condition.same(call.arguments().get(pair.parameter()), call.arguments().get(pair.other()));
    return assumption.apply(areSame ? same : same.negated(), state);
  }

  /** Returns the states in which one of some conditions may hold; all of them if there is none. */
  private List<PathState> under(
      Set<ThrowCondition> conditions, Instr.Invoke call, PathState state) {
    if (conditions.isEmpty()) {
      return List.of(state);
    }
    List<PathState> found = new ArrayList<>();
    for (ThrowCondition one : conditions) {
      found.addAll(under(one, call, state));
    }
    boolean isKnown = found.isEmpty() || conditions.size() == 1;
    return isKnown ? found : List.of(state);
  }

  private List<PathState> under(ThrowCondition condition, Instr.Invoke call, PathState state) {
    int position = condition.parameter();
    if (condition instanceof ThrowCondition.Compared compared) {
      LiteralKey literal = call.literals().get(position);
      boolean isRefuted =
          literal != null
              && literal.decimal().filter(value -> !compared.holdsFor(value)).isPresent();
      return isRefuted ? List.of() : List.of(state);
    }
    if (!(condition instanceof ThrowCondition.Tested tested)
        || position >= call.arguments().size()) {
      return List.of(state);
    }
    Slot argument = call.arguments().get(position);
    return assumption.apply(Condition.of(argument, tested.is()), state);
  }
}
