// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.ChainedConstruction;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.List;
import java.util.OptionalInt;

/** The object that a constructor creates, derived from the constructor that it calls first. */
final class ConstructedObject {

  private ConstructedObject() {}

  /**
   * Returns the result of a constructor, derived from the constructor that it calls: an alias of a
   * parameter that the object wraps; {@link ResultEffect#UNKNOWN} for an object of its own.
   */
  static ResultEffect result(SolvedBody body) {
    CallSummaries known = body.transfer().calls().known();
    return body.calls().stream()
        .filter(reached -> ChainedConstruction.isChained(reached.call()))
        .findFirst()
        .map(reached -> result(reached, known))
        .orElse(ResultEffect.UNKNOWN);
  }

  /**
   * Derives the result from a chained constructor call. One state suffices, because the receiver is
   * the object on all paths.
   */
  private static ResultEffect result(ReachedCall reached, CallSummaries known) {
    Summary summary = known.of(reached.call(), reached.first());
    if (summary.result().kind() == ResultEffect.Kind.ELSEWHERE) {
      return ResultEffect.ELSEWHERE;
    }
    OptionalInt wrapped = ChainedConstruction.wrappedArgument(reached.call(), summary);
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
}
