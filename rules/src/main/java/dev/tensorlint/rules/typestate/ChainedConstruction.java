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
import java.util.OptionalInt;

/**
 * The constructor that another one calls first: what {@code super(...)} wraps, the whole object
 * wraps.
 */
public final class ChainedConstruction {

  private ChainedConstruction() {}

  /** What a constructor has made and lets its object wrap is the object's. */
  static PathState wrapped(Instr.Invoke call, Summary summary, PathState state) {
    OptionalInt wrapped = isChained(call) ? wrappedArgument(call, summary) : OptionalInt.empty();
    if (wrapped.isEmpty()) {
      return state;
    }
    PathState after = state;
    for (ResourceId resource : state.value(call.arguments().get(wrapped.getAsInt())).resources()) {
      boolean isGiven = resource.site() instanceof Site.Parameter;
      after = isGiven ? after : after.update(resource, ResourceState::givenAway);
    }
    return after;
  }

  /** Returns whether a constructor calls another one on its own object. */
  public static boolean isChained(Instr.Invoke call) {
    MethodRef method = call.method();
    return method != null && method.isConstructor() && call.receiver() != null;
  }

  /** Returns the argument with which the object shares the duty to be released. */
  public static OptionalInt wrappedArgument(Instr.Invoke call, Summary summary) {
    int given = call.arguments().size();
    boolean isSame = summary.isBody() && summary.result().isSame();
    return isSame && summary.result().from().index() < given
        ? OptionalInt.of(summary.result().from().index())
        : summary.wrapped(given);
  }
}
