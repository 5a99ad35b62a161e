// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.resource.ResourceId;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The containers that a resource is in. Joins container by container: of what is in one container
 * on some paths and in another on the others it is known that it is in one of them.
 *
 * @param containers certainty by container; a container without an entry does not hold the resource
 * @param oneOf some of the containers, one of which certainly holds the resource, such as the last
 *     one that it was put into; empty if there are none of which this is certain
 */
public record Membership(Map<ResourceId, Certainty> containers, Set<ResourceId> oneOf) {

  static final Membership NONE = new Membership(Map.of(), Set.of());

  public Membership {
    containers = Map.copyOf(containers);
    oneOf =
        containers.keySet().containsAll(oneOf) && !oneOf.isEmpty()
            ? Set.copyOf(oneOf)
            : anyCertain(containers);
  }

  private static Set<ResourceId> anyCertain(Map<ResourceId, Certainty> containers) {
    ResourceId first = null;
    for (Map.Entry<ResourceId, Certainty> entry : containers.entrySet()) {
      boolean isCertain = entry.getValue() == Certainty.YES;
      if (isCertain && (first == null || entry.getKey().compareTo(first) < 0)) {
        first = entry.getKey();
      }
    }
    return first == null ? Set.of() : Set.of(first);
  }

  boolean isEmpty() {
    return containers.isEmpty();
  }

  public Certainty in(ResourceId container) {
    return containers.getOrDefault(container, Certainty.NO);
  }

  /** Returns whether the resource is certainly in one of some containers. */
  boolean isInOneOf(Set<ResourceId> some) {
    return (!oneOf.isEmpty() && some.containsAll(oneOf))
        || some.stream().anyMatch(container -> in(container) == Certainty.YES);
  }

  public Membership with(ResourceId container, Certainty certainty) {
    if (in(container) == certainty) {
      return this;
    }
    Map<ResourceId, Certainty> changed = new HashMap<>(containers);
    if (certainty == Certainty.NO) {
      changed.remove(container);
    } else {
      changed.put(container, certainty);
    }
    if (certainty == Certainty.YES) {
      return new Membership(changed, Set.of(container));
    }
    return new Membership(changed, oneOf.contains(container) ? Set.of() : oneOf);
  }

  /** Returns this membership with a container that has all that a container has. */
  Membership copied(ResourceId source, ResourceId copy) {
    Membership also = with(copy, in(source));
    return oneOf.contains(source) && in(source) == Certainty.MAYBE
        ? new Membership(also.containers, replaced(oneOf, source, copy))
        : also;
  }

  private static Set<ResourceId> replaced(Set<ResourceId> all, ResourceId from, ResourceId to) {
    Set<ResourceId> replaced = new HashSet<>(all);
    if (replaced.remove(from)) {
      replaced.add(to);
    }
    return replaced;
  }

  Membership join(Membership other) {
    if (equals(other)) {
      return this;
    }
    Map<ResourceId, Certainty> joined = new HashMap<>();
    for (ResourceId container : Sets.union(containers.keySet(), other.containers.keySet())) {
      joined.put(container, in(container).join(other.in(container)));
    }
    boolean isInOne = !oneOf.isEmpty() && !other.oneOf.isEmpty();
    return new Membership(joined, isInOne ? Sets.union(oneOf, other.oneOf) : Set.of());
  }

  /** Returns this membership with a container renamed. */
  Membership renamed(ResourceId from, ResourceId to) {
    Certainty moved = in(from);
    if (moved == Certainty.NO) {
      return this;
    }
    Map<ResourceId, Certainty> changed = new HashMap<>(containers);
    changed.remove(from);
    changed.merge(to, moved, (one, other) -> one == Certainty.YES ? one : other);
    return new Membership(changed, replaced(oneOf, from, to));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Membership that
            && containers.equals(that.containers)
            && oneOf.equals(that.oneOf));
  }

  @Override
  public int hashCode() {
    return 31 * containers.hashCode() + oneOf.hashCode();
  }
}
