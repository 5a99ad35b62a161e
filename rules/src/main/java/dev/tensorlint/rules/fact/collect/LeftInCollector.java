// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.inferred.Retention;
import dev.tensorlint.rules.fact.Exit;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.fact.LeftIn;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds resources that a body creates and leaves open in the fields of objects. */
@AutoService(FactCollector.class)
public final class LeftInCollector implements FactCollector {

  @Override
  public boolean concerns(SolvedBody body) {
    return !body.resources().isEmpty()
        && body.calls().stream().anyMatch(call -> retains(call, body));
  }

  private static boolean retains(ReachedCall reached, SolvedBody body) {
    CallSummaries known = body.transfer().calls().known();
    return known.of(reached.call(), reached.states()).stream()
        .anyMatch(summary -> !summary.part(Retention.NONE).equals(Retention.NONE));
  }

  @Override
  public List<LeftIn> facts(SolvedBody body) {
    List<LeftIn> facts = new ArrayList<>();
    Keepers keepers = new Keepers(body, true);
    for (LeakFact.Ended ended : new EndCollector(body, Duty.RELEASE).collect()) {
      boolean isReported = ended.exits().stream().anyMatch(Exit::isOpenOnSomePath);
      if (!isReported && !ended.resource().isContainer()) {
        of(ended, keepers, body).ifPresent(facts::add);
      }
    }
    return facts;
  }

  private static Optional<LeftIn> of(LeakFact.Ended ended, Keepers keepers, SolvedBody body) {
    for (ReachedCall reached : body.calls()) {
      ResourceId id = ResourceId.recent(new Site.Node(reached.node()));
      boolean isIt =
          body.resources().info(id).filter(info -> info.equals(ended.resource())).isPresent();
      Set<FieldKey> fields = isIt ? keepers.of(id) : Set.of();
      if (!fields.isEmpty()) {
        return left(ended, id, keepers.takers(id).get(0), body)
            .map(left -> new LeftIn(left, fields));
      }
    }
    return Optional.empty();
  }

  /**
   * @param giving the first node that passes the resource on
   */
  private static Optional<LeakFact.Ended> left(
      LeakFact.Ended ended, ResourceId id, int giving, SolvedBody body) {
    Proof proof = new Proof();
    boolean isOwned = false;
    boolean isScopable = false;
    for (PathState state : body.solution().before(giving)) {
      if (state.has(id)) {
        ResourceState one = state.resource(id);
        boolean isHere = one.isOpenForSure() && isOwnedAlone(one);
        proof.onPath(state, isHere);
        isOwned |= isHere;
        isScopable |= one.owner().isScopable();
      }
    }
    return isOwned
        ? Optional.of(left(ended, proof.holds(), isScopable, body, giving))
        : Optional.empty();
  }

  /** Returns whether no other release releases it. */
  private static boolean isOwnedAlone(ResourceState one) {
    return one.owner().isHere() && one.owner().parent() == null;
  }

  private static LeakFact.Ended left(
      LeakFact.Ended ended, boolean isSure, boolean isScopable, SolvedBody body, int giving) {
    return new LeakFact.Ended(
        ended.resource(),
        ended.method(),
        ended.exits().stream().map(exit -> exit.leftOpen(isSure, isScopable)).toList(),
        false,
        Optional.of(body.resources().place(body.context().cfg().instruction(giving).at())),
        ended.context(),
        Optional.empty());
  }
}
