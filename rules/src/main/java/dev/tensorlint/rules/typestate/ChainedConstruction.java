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
 * Constructor calls on the object under construction: the object wraps whatever {@code super(...)}
 * wraps.
 */
public final class ChainedConstruction {

  private ChainedConstruction() {}

  /**
   * Returns the state in which the object owns a resource that its constructor created and wrapped.
   */
  static PathState wrapped(Instr.Invoke call, Summary summary, PathState state) {
    OptionalInt wrapped = isChained(call) ? wrappedArgument(call, summary) : OptionalInt.empty();
    if (wrapped.isEmpty()) {
      return state;
    }
    PathState after = state;
    for (ResourceId resource : state.value(call.arguments().get(wrapped.getAsInt())).resources()) {
      boolean isGiven = resource.site() instanceof Site.Parameter;
      after = isGiven ? after : after.update(resource, ResourceState::surelyHandedOver);
    }
    return after;
  }

  /** Returns whether a constructor calls another one on its own object. */
  public static boolean isChained(Instr.Invoke call) {
    MethodRef method = call.method();
    return method != null && method.isConstructor() && call.receiver() != null;
  }

  /** Returns the argument that shares its release obligation with the object. */
  public static OptionalInt wrappedArgument(Instr.Invoke call, Summary summary) {
    int given = call.arguments().size();
    boolean isSame = summary.isBody() && summary.result().isSame();
    return isSame && summary.result().from().index() < given
        ? OptionalInt.of(summary.result().from().index())
        : summary.wrapped(given);
  }
}
