// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Joins the components of two path states, see {@link PathState#join}. */
final class PathJoin {

  private PathJoin() {}

  static Map<ResourceId, ResourceState> resources(
      Map<ResourceId, ResourceState> some, Map<ResourceId, ResourceState> others) {
    Map<ResourceId, ResourceState> joined = new HashMap<>(some);
    others.forEach((id, state) -> joined.merge(id, state, ResourceState::join));
    joined.replaceAll(
        (id, state) ->
            some.containsKey(id) && others.containsKey(id) ? state : onlyOnOneSide(id, state));
    return joined;
  }

  private static ResourceState onlyOnOneSide(ResourceId id, ResourceState state) {
    return id.site() instanceof Site.Field
        ? state.join(ResourceState.open(Owner.elsewhere()))
        : state;
  }

  /** Joins the values of slots; a slot without an entry on one side is unknown there. */
  static Map<Slot, Value> variables(Map<Slot, Value> some, Map<Slot, Value> others) {
    Map<Slot, Value> joined = values(some, others);
    joined.values().removeIf(Value::isUnknown);
    return joined;
  }

  /**
   * Joins the values of fields. A field that was read keeps its entry, even with an unknown value.
   */
  static Map<FieldKey, Value> fields(Map<FieldKey, Value> some, Map<FieldKey, Value> others) {
    return values(some, others);
  }

  private static <K> Map<K, Value> values(Map<K, Value> some, Map<K, Value> others) {
    Set<K> keys = new HashSet<>(some.keySet());
    keys.addAll(others.keySet());
    Map<K, Value> joined = new HashMap<>();
    for (K key : keys) {
      joined.put(key, at(some, key).join(at(others, key)));
    }
    return joined;
  }

  private static <K> Value at(Map<K, Value> values, K key) {
    return values.getOrDefault(key, Value.UNKNOWN);
  }

  /** Returns the common prefix of the scopes open on both paths, outermost first. */
  static List<ResourceId> scopes(List<ResourceId> some, List<ResourceId> others) {
    if (some.equals(others)) {
      return some;
    }
    int common = 0;
    while (common < Math.min(some.size(), others.size())
        && some.get(common).equals(others.get(common))) {
      common++;
    }
    return some.subList(0, common);
  }
}
