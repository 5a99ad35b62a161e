// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import java.util.List;
import java.util.OptionalInt;

/**
 * Constructor calls on the object under construction: the object wraps whatever {@code super(...)}
 * wraps.
 */
public final class ChainedConstruction {

  private ChainedConstruction() {}

  /**
   * Returns the state in which the object owns the resources that its constructor passes to a
   * wrapping constructor. A parameter that the object stands for stays the caller's.
   */
  static PathState wrapped(Instr.Invoke call, Summary summary, PathState state) {
    List<Integer> wrapped = isChained(call) ? wrappedArguments(call, summary) : List.of();
    if (wrapped.isEmpty()) {
      return state;
    }
    OptionalInt holder = Wrapping.holder(call, wrapped, state);
    PathState after = state;
    for (int argument : wrapped) {
      boolean isHolder = holder.isPresent() && holder.getAsInt() == argument;
      for (ResourceId resource : state.value(call.arguments().get(argument)).resources()) {
        boolean isGiven = isHolder && resource.site() instanceof Site.Parameter;
        after = isGiven ? after : after.update(resource, ResourceState::surelyHandedOver);
      }
    }
    return after;
  }

  /** Returns whether a constructor calls another one on its own object. */
  public static boolean isChained(Instr.Invoke call) {
    MethodRef method = call.method();
    return method != null && method.isConstructor() && call.receiver() != null;
  }

  /** Returns the argument that stands for the object on a path; empty if the object is another. */
  public static OptionalInt wrappedArgument(Instr.Invoke call, Summary summary, PathState state) {
    return Wrapping.holder(call, wrappedArguments(call, summary), state);
  }

  /** Returns the arguments that share their release obligation with the object. */
  private static List<Integer> wrappedArguments(Instr.Invoke call, Summary summary) {
    int given = call.arguments().size();
    boolean isSame = summary.result().isSame();
    return isSame && summary.result().from().index() < given
        ? List.of(summary.result().from().index())
        : summary.wrapped(given);
  }
}
