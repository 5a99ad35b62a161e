// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What joined paths have in common that have created a resource which is not settled yet: {@code y}
 * is not null on each path on which there is a tensor in {@code y}. A condition that contradicts it
 * leads only to paths without the resource. So a null guard still separates paths that were joined.
 * Joins by resource: what both sides have in common, or what the only side with the resource has.
 *
 * @param by by resource; a resource without an entry has no such fact
 * @param alternatives the same for the values of variables
 */
record Presence(Map<ResourceId, Set<Fact>> by, Alternatives alternatives) {

  static final Presence NONE = new Presence(Map.of(), Alternatives.NONE);

  /** That a variable or an intermediate value has exactly one abstract value. */
  record Fact(Slot slot, Atom value) {}

  /**
   * Returns the facts of a path.
   *
   * @param variables its known variables
   */
  static Set<Fact> factsOf(Map<Slot, Value> variables) {
    Set<Fact> facts = new HashSet<>();
    variables.forEach(
        (slot, value) -> {
          if (value.atoms().size() == 1) {
            facts.add(new Fact(slot, value.atoms().iterator().next()));
          }
        });
    return facts;
  }

  /** Returns the presence for all resources of a state. */
  Presence complete(Collection<ResourceId> resources, Set<Fact> facts) {
    Map<ResourceId, Set<Fact>> all = new HashMap<>();
    for (ResourceId resource : resources) {
      if (Site.madeBy(resource.site()) != Site.NO_NODE) {
        Set<Fact> known = new HashSet<>(by.getOrDefault(resource, Set.of()));
        known.addAll(facts);
        all.put(resource, known);
      }
    }
    return new Presence(all, alternatives);
  }

  /**
   * Joins two complete ones.
   *
   * @param values the joined alternatives
   */
  Presence join(Presence other, Alternatives values) {
    Map<ResourceId, Set<Fact>> joined = new HashMap<>(by);
    other.by.forEach((resource, facts) -> joined.merge(resource, facts, Presence::common));
    joined.values().removeIf(Set::isEmpty);
    return new Presence(joined, values);
  }

  static Set<Fact> common(Set<Fact> some, Set<Fact> others) {
    Set<Fact> common = new HashSet<>(some);
    common.retainAll(others);
    return common;
  }

  boolean isEmpty() {
    return by.isEmpty() && alternatives.isEmpty();
  }

  int size() {
    return by.values().stream().mapToInt(Set::size).sum() + alternatives.size();
  }

  /** Returns whether a variable has a resource on each path that has created it. */
  boolean isAlwaysIn(Slot slot, ResourceId resource) {
    return by.getOrDefault(resource, Set.of()).contains(new Fact(slot, new Atom.Ref(resource)));
  }

  /** Returns the resources that no path has on which a variable is none of some values. */
  Set<ResourceId> absentUnless(Slot slot, Predicate<Atom> isExcluded) {
    Set<ResourceId> absent = new HashSet<>();
    by.forEach(
        (resource, facts) -> {
          if (contradict(facts, slot, isExcluded)) {
            absent.add(resource);
          }
        });
    return absent;
  }

  /** Returns whether facts say that a variable has one of some excluded values. */
  static boolean contradict(Set<Fact> facts, Slot slot, Predicate<Atom> isExcluded) {
    return facts.stream()
        .anyMatch(fact -> fact.slot().equals(slot) && isExcluded.test(fact.value()));
  }

  /** Returns the presence after an assignment of the value of one variable to another. */
  Presence copied(Slot target, Slot source) {
    if (isEmpty() || target.equals(source)) {
      return this;
    }
    Map<ResourceId, Set<Fact>> copied = new HashMap<>(assigned(target).by);
    by.forEach(
        (resource, facts) -> {
          for (Fact fact : facts) {
            if (fact.slot().equals(source)) {
              Set<Fact> more = new HashSet<>(copied.getOrDefault(resource, Set.of()));
              more.add(new Fact(target, fact.value()));
              copied.put(resource, more);
            }
          }
        });
    return new Presence(copied, alternatives.copied(target, source));
  }

  /** Returns the presence after another assignment to a variable. */
  Presence assigned(Slot slot) {
    return isEmpty() ? this : where(fact -> !fact.slot().equals(slot), alternatives.assigned(slot));
  }

  private Presence where(Predicate<Fact> holds, Alternatives values) {
    Map<ResourceId, Set<Fact>> left = new HashMap<>();
    by.forEach(
        (resource, facts) -> {
          Set<Fact> still = where(facts, holds);
          if (!still.isEmpty()) {
            left.put(resource, still);
          }
        });
    return left.equals(by) && values.equals(alternatives) ? this : new Presence(left, values);
  }

  static Set<Fact> where(Set<Fact> facts, Predicate<Fact> holds) {
    Set<Fact> still = new HashSet<>(facts);
    still.removeIf(holds.negate());
    return still;
  }

  /** Returns the presence after a resource ended, or became another one. */
  Presence without(ResourceId resource) {
    Alternatives values = alternatives.without(resource);
    if (!by.containsKey(resource) && values.equals(alternatives)) {
      return this;
    }
    Map<ResourceId, Set<Fact>> left = new HashMap<>(by);
    left.remove(resource);
    return new Presence(left, values);
  }

  /** Returns the presence after a replacement of values. */
  Presence map(UnaryOperator<Atom> change) {
    return isEmpty()
        ? this
        : where(fact -> change.apply(fact.value()).equals(fact.value()), alternatives.map(change));
  }
}
