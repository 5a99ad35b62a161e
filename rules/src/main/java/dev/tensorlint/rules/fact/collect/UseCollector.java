// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.fact.ReleaseFact;
import dev.tensorlint.rules.fact.ThreadFact;
import dev.tensorlint.rules.typestate.CallAccesses;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds uses and repeated releases of a resource after its release on some path. A use that is
 * concurrent with a release in a computation is a race, which {@link FlightCollector} reports.
 */
@AutoService(FactCollector.class)
public final class UseCollector implements FactCollector {

  @Override
  public boolean concerns(SolvedBody body) {
    return AfterRelease.isPossible(body);
  }

  @Override
  public List<ReleaseFact> facts(SolvedBody body) {
    List<ReleaseFact> facts = new ArrayList<>(uses(body));
    facts.addAll(releasedAgain(body));
    return facts;
  }

  private static List<ReleaseFact.Used> uses(SolvedBody body) {
    List<ThreadFact.InFlight> races = FlightCollector.in(body).facts();
    return new AfterRelease(body)
        .collect(new Uses(body.transfer().calls().touches())).stream()
            .map(
                found ->
                    new ReleaseFact.Used(
                        found.resource(),
                        body.context().name(),
                        found.at(),
                        found.variable(),
                        found.releases(),
                        found.isDefinite(),
                        found.owner()))
            .filter(used -> races.stream().noneMatch(race -> race.isAbout(used)))
            .toList();
  }

  private static List<ReleaseFact.ReleasedAgain> releasedAgain(SolvedBody body) {
    return new AfterRelease(body)
        .collect(new Releasing(body.transfer().calls().touches())).stream()
            .map(
                found ->
                    new ReleaseFact.ReleasedAgain(
                        found.resource(),
                        body.context().name(),
                        found.at(),
                        found.variable(),
                        found.releases(),
                        found.isDefinite()))
            .toList();
  }

  /**
   * The operands that a call uses without a prior check whether they are released. What it may fill
   * again is no use: an argument that is empty after its release.
   */
  private record Uses(CallAccesses touches) implements AfterRelease.AccessSelector {

    @Override
    public List<Slot> slots(Instr.Invoke call, PathState state) {
      List<Slot> untested = touches.untested(call, touches.uses(call, state), state);
      return untested.stream()
          .filter(slot -> slot.equals(call.receiver()) || !mayBeFilled(state.value(slot), state))
          .toList();
    }

    private static boolean mayBeFilled(Value value, PathState state) {
      return !value.resources().isEmpty()
          && value.resources().stream()
              .map(resource -> Types.model(resource, state))
              .allMatch(model -> model != null && model.release().isRefillable());
    }

    @Override
    public List<FieldKey> fields(Instr.Invoke call, PathState state) {
      return touches.untestedFields(call, touches.usedFields(call, state), state);
    }
  }

  /** The operands that a call releases without a prior check whether they are released. */
  private record Releasing(CallAccesses touches) implements AfterRelease.AccessSelector {

    @Override
    public List<Slot> slots(Instr.Invoke call, PathState state) {
      return touches.untested(call, touches.released(call, state), state);
    }

    @Override
    public List<FieldKey> fields(Instr.Invoke call, PathState state) {
      return touches.untestedFields(call, touches.releasedFields(call, state), state);
    }
  }
}
