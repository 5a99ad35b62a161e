// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.ChainedConstruction;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The object that a constructor creates, derived from the constructor that it calls first. */
final class ConstructedObject {

  private final ReachedCall reached;
  private final Summary summary;

  /** One state suffices for the summary, because the receiver is the object on all paths. */
  private ConstructedObject(ReachedCall reached, CallSummaries known) {
    this.reached = reached;
    this.summary = known.of(reached.call(), reached.first());
  }

  /**
   * Returns the summary of a constructor with the result that follows from the constructor that it
   * calls: an alias of a parameter that the object wraps. An object that wraps a parameter on some
   * paths only is not followed, and takes what it may wrap.
   *
   * @param effects summary of the body without that result
   */
  static Summary completed(SolvedBody body, Summary effects) {
    CallSummaries known = body.transfer().calls().known();
    Optional<ConstructedObject> made =
        body.calls().stream()
            .filter(reached -> ChainedConstruction.isChained(reached.call()))
            .findFirst()
            .map(reached -> new ConstructedObject(reached, known));
    ResultEffect result = made.map(ConstructedObject::result).orElse(ResultEffect.UNKNOWN);
    if (made.isEmpty() || result.equals(ResultEffect.UNKNOWN)) {
      return effects;
    }
    return result.equals(ResultEffect.ELSEWHERE)
        ? effects.giving(result).handingOver(made.get().parameters())
        : effects.giving(result);
  }

  private ResultEffect result() {
    if (summary.result().kind() == ResultEffect.Kind.ELSEWHERE) {
      return ResultEffect.ELSEWHERE;
    }
    List<ResultEffect> results = reached.states().stream().map(this::result).distinct().toList();
    return results.size() == 1 ? results.get(0) : ResultEffect.ELSEWHERE;
  }

  private ResultEffect result(PathState state) {
    Optional<Value> wrapped = wrapped(state);
    if (wrapped.isEmpty()) {
      return ResultEffect.UNKNOWN;
    }
    if (!wrapped.get().isOneResource()) {
      return ResultEffect.ELSEWHERE;
    }
    return wrapped.get().resources().get(0).site() instanceof Site.Parameter parameter
        ? ResultEffect.sameAs(parameter.index())
        : ResultEffect.UNKNOWN;
  }

  private Optional<Value> wrapped(PathState state) {
    OptionalInt argument = ChainedConstruction.wrappedArgument(reached.call(), summary, state);
    return argument.isEmpty()
        ? Optional.empty()
        : Optional.of(state.value(reached.call().arguments().get(argument.getAsInt())));
  }

  /** Returns the parameters that the object wraps on some path. */
  private Set<Integer> parameters() {
    Set<Integer> parameters = new HashSet<>();
    for (PathState state : reached.states()) {
      for (ResourceId one : wrapped(state).map(Value::resources).orElse(List.of())) {
        if (one.site() instanceof Site.Parameter parameter) {
          parameters.add(parameter.index());
        }
      }
    }
    return parameters;
  }
}
