// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.List;
import java.util.OptionalInt;

/**
 * The constructor that another one calls first: what {@code super(...)} wraps, the whole object
 * wraps.
 */
final class ChainedConstruction {

  private ChainedConstruction() {}

  /**
   * Returns what a constructor makes, as far as the one tells that it calls: the same as a
   * parameter that this one wraps; {@link ResultEffect#UNKNOWN} for something of its own.
   */
  static ResultEffect result(SolvedBody body) {
    CallSummaries known = body.transfer().calls().known();
    return body.calls().stream()
        .filter(reached -> isChained(reached.call()))
        .findFirst()
        .map(reached -> result(reached, known))
        .orElse(ResultEffect.UNKNOWN);
  }

  /** The paths to it do not differ in what it is: its receiver is the object. */
  private static ResultEffect result(ReachedCall reached, CallSummaries known) {
    Summary summary = known.of(reached.call(), reached.first());
    if (summary.result().kind() == ResultEffect.Kind.ELSEWHERE) {
      return ResultEffect.ELSEWHERE;
    }
    OptionalInt wrapped = argument(reached.call(), summary);
    if (wrapped.isEmpty()) {
      return ResultEffect.UNKNOWN;
    }
    Slot argument = reached.call().arguments().get(wrapped.getAsInt());
    List<ResultEffect> results =
        reached.states().stream().map(state -> given(state.value(argument))).distinct().toList();
    return results.size() == 1 ? results.get(0) : ResultEffect.ELSEWHERE;
  }

  private static ResultEffect given(Value value) {
    if (!value.isOneResource()) {
      return ResultEffect.ELSEWHERE;
    }
    return value.resources().get(0).site() instanceof Site.Parameter parameter
        ? ResultEffect.sameAs(parameter.index())
        : ResultEffect.UNKNOWN;
  }

  /** What a constructor has made and lets its object wrap is the object's. */
  static PathState wrapped(Instr.Invoke call, Summary summary, PathState state) {
    OptionalInt wrapped = isChained(call) ? argument(call, summary) : OptionalInt.empty();
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

  private static boolean isChained(Instr.Invoke call) {
    MethodRef method = call.method();
    return method != null && method.isConstructor() && call.receiver() != null;
  }

  /** Returns the argument with which the object shares the duty to be released. */
  private static OptionalInt argument(Instr.Invoke call, Summary summary) {
    int given = call.arguments().size();
    boolean isSame = summary.isBody() && summary.result().isSame();
    return isSame && summary.result().from().index() < given
        ? OptionalInt.of(summary.result().from().index())
        : summary.wrapped(given);
  }
}
