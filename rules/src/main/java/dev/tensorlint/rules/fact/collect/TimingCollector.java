// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.Timing;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.state.Flight;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.HashSet;
import java.util.Set;

/**
 * Determines what a method awaits, and which parameters are still in use by a computation when it
 * ends, or are read by a function that may run then.
 */
@AutoService(PartCollector.class)
public final class TimingCollector implements PartCollector {

  @Override
  public Timing part(SolvedBody body) {
    Set<Integer> inFlight = new HashSet<>();
    Set<Integer> captured = new HashSet<>();
    for (ExitStates exit : body.exits()) {
      for (PathState state : exit.after()) {
        for (Flight flight : state.flights().running().values()) {
          flight.uses().forEach(used -> addParameter(used, inFlight));
        }
        state
            .resources()
            .forEach(
                (id, one) -> {
                  if (one.marks().isCaptured()) {
                    addParameter(id, captured);
                  }
                });
      }
    }
    return new Timing(awaits(body), inFlight, captured);
  }

  private static void addParameter(ResourceId resource, Set<Integer> parameters) {
    if (resource.site() instanceof Site.Parameter parameter) {
      parameters.add(parameter.index());
    }
  }

  /** Returns whether it may await a computation that it has not started itself. */
  private static boolean awaits(SolvedBody body) {
    CallSummaries known = body.transfer().calls().known();
    for (ReachedCall reached : body.calls()) {
      for (PathState state : reached.states()) {
        if (known.awaitsUnknown(reached.call(), state)) {
          return true;
        }
      }
    }
    return false;
  }
}
