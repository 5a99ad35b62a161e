// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.resource.ResourceId;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The containers that a resource is in. Joins container by container.
 *
 * @param containers certainty by container; a container without an entry does not hold the resource
 */
public record Membership(Map<ResourceId, Certainty> containers) {

  static final Membership NONE = new Membership(Map.of());

  public Membership {
    containers = Map.copyOf(containers);
  }

  boolean isEmpty() {
    return containers.isEmpty();
  }

  public Certainty in(ResourceId container) {
    return containers.getOrDefault(container, Certainty.NO);
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
    return new Membership(changed);
  }

  Membership join(Membership other) {
    if (equals(other)) {
      return this;
    }
    Set<ResourceId> all = new HashSet<>(containers.keySet());
    all.addAll(other.containers.keySet());
    Map<ResourceId, Certainty> joined = new HashMap<>();
    all.forEach(container -> joined.put(container, in(container).join(other.in(container))));
    return new Membership(joined);
  }

  /** Returns this membership with a container renamed. */
  Membership renamed(ResourceId from, ResourceId to) {
    Certainty moved = in(from);
    return moved == Certainty.NO
        ? this
        : with(from, Certainty.NO).with(to, in(to) == Certainty.YES ? Certainty.YES : moved);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Membership that && containers.equals(that.containers));
  }

  @Override
  public int hashCode() {
    return containers.hashCode();
  }
}
