// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.dataflow.PersistentMap;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The states of the resources that exist on a path. A resource is in one of the two maps.
 *
 * @param live the resources that concern later instructions
 * @param settled the resources that are {@link ResourceState#SETTLED}; they matter to findings
 *     alone
 */
record ResourceStates(
    PersistentMap<ResourceId, ResourceState> live,
    PersistentMap<ResourceId, ResourceState> settled) {

  static final ResourceStates NONE =
      new ResourceStates(PersistentMap.empty(), PersistentMap.empty());

  boolean isEmpty() {
    return live.isEmpty() && settled.isEmpty();
  }

  /** Returns the state of a resource; null if this path has no such resource. */
  @Nullable ResourceState known(ResourceId resource) {
    ResourceState state = live.get(resource);
    return state == null ? settled.get(resource) : state;
  }

  boolean has(ResourceId resource) {
    return live.containsKey(resource) || settled.containsKey(resource);
  }

  ResourceStates with(ResourceId resource, ResourceState state) {
    return state.equals(ResourceState.SETTLED)
        ? new ResourceStates(live.without(resource), settled.with(resource, state))
        : new ResourceStates(live.with(resource, state), settled.without(resource));
  }

  ResourceStates without(ResourceId resource) {
    return new ResourceStates(live.without(resource), settled.without(resource));
  }

  /** Replaces all live resources. */
  ResourceStates withLive(Map<ResourceId, ResourceState> states) {
    PersistentMap<ResourceId, ResourceState> past = settled;
    for (ResourceId resource : states.keySet()) {
      past = past.without(resource);
    }
    return new ResourceStates(PersistentMap.copyOf(states), past);
  }

  /** Adds the settled resources of a path that has the same live ones. */
  ResourceStates withSettledOf(ResourceStates other) {
    PersistentMap<ResourceId, ResourceState> past = settled;
    for (ResourceId resource : other.settled.keySet()) {
      past = past.with(resource, ResourceState.SETTLED);
    }
    return new ResourceStates(live, past);
  }

  /**
   * Returns the least states that cover both. The initial value of a field exists on both sides:
   * without an entry, it is open.
   */
  ResourceStates join(ResourceStates other) {
    Map<ResourceId, ResourceState> some = all();
    Map<ResourceId, ResourceState> others = other.all();
    Map<ResourceId, ResourceState> joined = new HashMap<>(some);
    others.forEach((id, state) -> joined.merge(id, state, ResourceState::join));
    joined.replaceAll(
        (id, state) ->
            some.containsKey(id) && others.containsKey(id) ? state : onlyOnOneSide(id, state));
    return of(joined);
  }

  private static ResourceState onlyOnOneSide(ResourceId id, ResourceState state) {
    return id.site() instanceof Site.Field
        ? state.join(ResourceState.open(Owner.elsewhere()))
        : state;
  }

  private Map<ResourceId, ResourceState> all() {
    Map<ResourceId, ResourceState> all = new HashMap<>(live);
    all.putAll(settled);
    return all;
  }

  private static ResourceStates of(Map<ResourceId, ResourceState> all) {
    PersistentMap<ResourceId, ResourceState> past = PersistentMap.empty();
    for (ResourceId resource : List.copyOf(all.keySet())) {
      if (all.remove(resource, ResourceState.SETTLED)) {
        past = past.with(resource, ResourceState.SETTLED);
      }
    }
    return new ResourceStates(PersistentMap.copyOf(all), past);
  }
}
