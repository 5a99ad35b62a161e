// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.inferred.ResultPresence;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Determines for which arguments a method returns null, or an empty optional. */
@AutoService(PartCollector.class)
public final class PresenceCollector implements PartCollector {

  @Override
  public ResultPresence part(SolvedBody body) {
    return body.exits().stream().anyMatch(exit -> gives(exit, value -> value.is(Atom.NULL)))
            && body.exits().stream().anyMatch(exit -> gives(exit, Value::isOneResource))
        ? ResultPresence.of(
            body.context().cfg(),
            body.context().parameters(),
            node -> !body.solution().before(node).isEmpty(),
            nulls(body)::contains)
        : ResultPresence.NONE;
  }

  /** Returns the calls that certainly return null, such as that of an empty optional. */
  private static Set<Integer> nulls(SolvedBody body) {
    CallSummaries known = body.transfer().calls().known();
    return body.calls().stream()
        .filter(
            call ->
                known.of(call.call(), call.states()).stream()
                    .allMatch(summary -> summary.result().kind() == ResultEffect.Kind.NULL))
        .map(ReachedCall::node)
        .collect(Collectors.toSet());
  }

  private static boolean gives(ExitStates exit, Predicate<Value> value) {
    Slot returned = exit.exit().value();
    return returned != null
        && exit.before().stream().anyMatch(state -> value.test(state.value(returned)));
  }
}
