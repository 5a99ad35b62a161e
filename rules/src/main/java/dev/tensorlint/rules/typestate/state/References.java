// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.PersistentMap;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Counts what refers to the resources of a path, so that a step need not look at all of them. It
 * follows from the path, and is carried along with it: it takes no part in its equality.
 *
 * @param counts by resource; what nothing refers to is not in it
 * @param owned how many resources belong to another one
 * @param heldWeakly how many are behind a weak reference
 * @param keyed how many are elements that were looked up under a literal key
 * @param touched what has changed since the last look at what can be forgotten, null for all
 */
public record References(
    PersistentMap<ResourceId, Count> counts,
    int owned,
    int heldWeakly,
    int keyed,
    @Nullable Touched touched) {

  static final References NONE =
      new References(PersistentMap.empty(), 0, 0, 0, new Touched(Set.of(), null));

  /**
   * @param names variables and fields that can hold it
   * @param values the same, and intermediate values
   * @param owns resources that belong to it
   * @param members resources that are or may be in it
   * @param lasting members that are not settled
   */
  record Count(int names, int values, int owns, int members, int lasting) {
    static final Count NONE = new Count(0, 0, 0, 0, 0);

    Count and(int named, int valued, int owning, int containing, int keeping) {
      return new Count(
          names + named, values + valued, owns + owning, members + containing, lasting + keeping);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other
          || (other instanceof Count that
              && names == that.names
              && values == that.values
              && owns == that.owns
              && members == that.members
              && lasting == that.lasting);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * (31 * (31 * names + values) + owns) + members) + lasting;
    }
  }

  /** A list of sets of resources. */
  record Touched(Set<ResourceId> resources, @Nullable Touched before) {}

  /** Counts anew, as if all had changed. */
  static References of(
      Map<Slot, Value> variables,
      Map<FieldKey, Value> fields,
      Map<ResourceId, ResourceState> resources) {
    References counted = NONE;
    for (Map.Entry<Slot, Value> entry : variables.entrySet()) {
      counted = counted.value(Value.UNKNOWN, entry.getValue(), isName(entry.getKey()));
    }
    for (Value value : fields.values()) {
      counted = counted.value(Value.UNKNOWN, value, true);
    }
    for (Map.Entry<ResourceId, ResourceState> entry : resources.entrySet()) {
      counted = counted.state(entry.getKey(), null, entry.getValue());
    }
    return new References(counted.counts, counted.owned, counted.heldWeakly, counted.keyed, null);
  }

  static boolean isName(Slot slot) {
    return slot instanceof Slot.Variable;
  }

  private Count count(ResourceId resource) {
    return counts.getOrDefault(resource, Count.NONE);
  }

  int namesOf(ResourceId resource) {
    return count(resource).names();
  }

  public boolean owns(ResourceId owner) {
    return count(owner).owns() > 0;
  }

  public boolean hasMembers(ResourceId container) {
    return count(container).members() > 0;
  }

  /** Returns whether a value, what it owns, or what is in it refers to a resource. */
  boolean isReferenced(ResourceId resource) {
    Count count = count(resource);
    return count.values() + count.owns() + count.lasting() > 0;
  }

  /** A variable or field holds another value. */
  References value(Value former, Value now, boolean isNamed) {
    if (former.equals(now)) {
      return this;
    }
    int name = isNamed ? 1 : 0;
    References after = this;
    for (ResourceId resource : former.resources()) {
      after = after.add(resource, -name, -1, 0, 0, 0);
    }
    for (ResourceId resource : now.resources()) {
      after = after.add(resource, name, 1, 0, 0, 0);
    }
    return after.touching(former.resources().isEmpty() ? Set.of() : Set.copyOf(former.resources()));
  }

  /** Something else is known of a resource; null for nothing. */
  References state(
      ResourceId resource, @Nullable ResourceState former, @Nullable ResourceState now) {
    References after = former == null ? this : relations(former, -1);
    after = now == null ? after : after.relations(now, 1);
    if (isKeyed(resource) && (former == null) != (now == null)) {
      after = after.counting(0, 0, now == null ? -1 : 1);
    }
    return after.touching(touched(resource, former));
  }

  private static boolean isKeyed(ResourceId resource) {
    return resource.site() instanceof Site.Keyed && !resource.isOlder();
  }

  private static Set<ResourceId> touched(ResourceId resource, @Nullable ResourceState former) {
    Set<ResourceId> containers = former == null ? Set.of() : former.inside().containers().keySet();
    boolean isOwned = former != null && former.owner() instanceof Owner.Of;
    if (containers.isEmpty() && !isOwned) {
      return Set.of(resource);
    }
    Set<ResourceId> touched = new HashSet<>(containers);
    touched.add(resource);
    if (former != null && former.owner() instanceof Owner.Of of) {
      touched.add(of.resource());
    }
    return touched;
  }

  private References relations(ResourceState state, int sign) {
    References after = this;
    if (state.owner() instanceof Owner.Of of) {
      after = after.add(of.resource(), 0, 0, sign, 0, 0).counting(sign, 0, 0);
    }
    int lasting = state.isSettled() ? 0 : sign;
    for (ResourceId container : state.inside().containers().keySet()) {
      after = after.add(container, 0, 0, 0, sign, lasting);
    }
    return state.weaklyHeldAt().isEmpty() ? after : after.counting(0, sign, 0);
  }

  private References counting(int more, int weakly, int looked) {
    return new References(counts, owned + more, heldWeakly + weakly, keyed + looked, touched);
  }

  private References add(
      ResourceId resource, int named, int valued, int owning, int containing, int keeping) {
    Count count = count(resource).and(named, valued, owning, containing, keeping);
    PersistentMap<ResourceId, Count> changed =
        count.equals(Count.NONE) ? counts.without(resource) : counts.with(resource, count);
    return new References(changed, owned, heldWeakly, keyed, touched);
  }

  /** Notes that resources may be such as can be forgotten. */
  References touching(Set<ResourceId> resources) {
    return touched == null || resources.isEmpty()
        ? this
        : new References(counts, owned, heldWeakly, keyed, new Touched(resources, touched));
  }

  /** Returns whether nothing has changed since that began. */
  boolean areLookedAt() {
    return touched != null && touched.before() == null;
  }

  /** Starts to note anew. */
  References looked() {
    return new References(counts, owned, heldWeakly, keyed, NONE.touched);
  }

  /** Returns what was touched; null for everything. */
  @Nullable Set<ResourceId> allTouched() {
    if (touched == null) {
      return null;
    }
    Set<ResourceId> all = new HashSet<>();
    for (Touched one = touched; one != null; one = one.before()) {
      all.addAll(one.resources());
    }
    return all;
  }
}
