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
 * Reference counts for the resources of a path state, so that a step need not visit all of them.
 * Derived from the path state and maintained with it; not part of its equality.
 *
 * @param counts counts by resource; an unreferenced resource has no entry
 * @param owned number of resources that another resource owns
 * @param heldWeakly number of resources with a weak reference
 * @param keyed number of elements that were read under a literal key
 * @param touched resources that changed since the last collection of removable ones, null for all
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
   * The number of references to one resource, by kind.
   *
   * @param names variables and fields that can hold it
   * @param values variables, fields and intermediate values that can hold it
   * @param owns resources that it owns
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

  /** A linked list of sets of resources. */
  record Touched(Set<ResourceId> resources, @Nullable Touched before) {}

  /** Counts all references, with every resource touched. */
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

  /** Returns whether a value, an owned resource or an unsettled member refers to a resource. */
  boolean isReferenced(ResourceId resource) {
    Count count = count(resource);
    return count.values() + count.owns() + count.lasting() > 0;
  }

  /** Returns whether a resource owns others or has unsettled members. */
  boolean isHolding(ResourceId resource) {
    Count count = count(resource);
    return count.owns() + count.lasting() > 0;
  }

  /** Returns the counts after a variable or field changes its value. */
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

  /** Returns the counts after the state of a resource changes; null for no state. */
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
    ResourceId owner = former == null ? null : former.owner().releaser();
    if (containers.isEmpty() && owner == null) {
      return Set.of(resource);
    }
    Set<ResourceId> touched = new HashSet<>(containers);
    touched.add(resource);
    if (owner != null) {
      touched.add(owner);
    }
    return touched;
  }

  private References relations(ResourceState state, int sign) {
    References after = this;
    ResourceId owner = state.owner().releaser();
    if (owner != null) {
      after = after.add(owner, 0, 0, sign, 0, 0).counting(sign, 0, 0);
    }
    int lasting = state.isSettled() ? 0 : sign;
    for (ResourceId container : state.inside().containers().keySet()) {
      after = after.add(container, 0, 0, 0, sign, lasting);
    }
    return state.weaklyHeldAt().isEmpty() ? after : after.counting(0, sign, 0);
  }

  private References counting(int more, int weakly, int byKey) {
    return new References(counts, owned + more, heldWeakly + weakly, keyed + byKey, touched);
  }

  private References add(
      ResourceId resource, int named, int valued, int owning, int containing, int keeping) {
    Count count = count(resource).and(named, valued, owning, containing, keeping);
    PersistentMap<ResourceId, Count> changed =
        count.equals(Count.NONE) ? counts.without(resource) : counts.with(resource, count);
    return new References(changed, owned, heldWeakly, keyed, touched);
  }

  /** Records that resources may have become removable. */
  References touching(Set<ResourceId> resources) {
    return touched == null || resources.isEmpty()
        ? this
        : new References(counts, owned, heldWeakly, keyed, new Touched(resources, touched));
  }

  /** Returns whether no resource has changed since the last collection. */
  boolean areUntouched() {
    return touched != null && touched.before() == null;
  }

  /** Clears the record of changes. */
  References withoutTouched() {
    return new References(counts, owned, heldWeakly, keyed, NONE.touched);
  }

  /** Returns the touched resources; null for all. */
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
