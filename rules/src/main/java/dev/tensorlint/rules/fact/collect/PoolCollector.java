// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.fact.PoolFact;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds resources that a method takes out of a container which other methods share, and keeps at
 * some exit. What it gives back shows that the container is a pool.
 */
@AutoService(FactCollector.class)
public final class PoolCollector implements FactCollector {

  @Override
  public List<PoolFact> facts(SolvedBody body) {
    if (!body.resources().areTaken()) {
      return List.of();
    }
    GivenBack given = GivenBack.in(body);
    Map<ResourceInfo, Site> pools = pools(body);
    List<PoolFact> facts = new ArrayList<>(given.facts());
    kept(body)
        .flatMap(
            kept ->
                Stream.ofNullable(pools.get(kept.resource()))
                    .map(pool -> fact(kept, pool, given, body)))
        .forEach(facts::add);
    return facts;
  }

  /**
   * Returns what a body keeps when a call that works with it throws, although nothing in the body
   * speaks of an exception.
   *
   * @param failing the body, its graph with what any call might throw
   */
  static List<PoolFact.Kept> afterAnyException(SolvedBody body, SolvedBody failing) {
    GivenBack given = GivenBack.in(failing);
    Map<ResourceInfo, Site> pools = pools(failing);
    Set<ResourceInfo> heeded = new UnwindCollector(body, Duty.GIVE_BACK).thrownDuring();
    List<PoolFact.Kept> facts = new ArrayList<>();
    for (LeakFact.Unwound kept :
        new UnwindCollector(failing, Duty.GIVE_BACK, given.calls()).collect()) {
      Site pool = pools.get(kept.resource());
      if (pool != null && !heeded.contains(kept.resource())) {
        facts.add(fact(kept, pool, given, failing));
      }
    }
    return facts;
  }

  private static Stream<LeakFact> kept(SolvedBody body) {
    return Stream.concat(
        new EndCollector(body, Duty.GIVE_BACK).collect().stream(),
        new UnwindCollector(body, Duty.GIVE_BACK).collect().stream());
  }

  /** Returns the containers that each resource was taken out of. */
  private static Map<ResourceInfo, Site> pools(SolvedBody body) {
    Map<ResourceInfo, Site> pools = new HashMap<>();
    for (int node = 0; node < body.context().cfg().size(); node++) {
      for (PathState state : body.solution().before(node)) {
        state
            .resources()
            .forEach(
                (id, one) -> {
                  if (one.owner() instanceof Owner.Pool pool) {
                    body.resources()
                        .info(id)
                        .ifPresent(info -> pools.putIfAbsent(info, pool.container()));
                  }
                });
      }
    }
    return pools;
  }

  private static PoolFact.Kept fact(LeakFact kept, Site pool, GivenBack given, SolvedBody body) {
    Optional<FieldKey> field =
        pool instanceof Site.Field of ? Optional.of(of.field().declared()) : Optional.empty();
    return new PoolFact.Kept(kept, field, given.pools().contains(pool) || isPool(pool, body));
  }

  /** Returns whether a model says that a container is a pool. */
  private static boolean isPool(Site container, SolvedBody body) {
    return container instanceof Site.Taken
        || type(container, body).filter(body.context().library().containers()::isPool).isPresent();
  }

  /** Returns whether a container can serve as a pool. */
  static boolean mayBePool(Site container, SolvedBody body) {
    return type(container, body)
        .filter(body.context().library().containers()::mayBePool)
        .isPresent();
  }

  private static Optional<String> type(Site container, SolvedBody body) {
    if (container instanceof Site.Field of) {
      ProgramField field = body.context().fields().get(of.field().declared());
      return Optional.ofNullable(field).map(known -> known.type().name());
    }
    return body.resources().info(container).map(ResourceInfo::type);
  }
}
