// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.Presence.Fact;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What joined paths have in common on which a variable has one of several values: {@code isOwn} is
 * false on each path on which {@code x} holds the argument. A condition that contradicts it excludes
 * the value, so that {@code if (isOwn) x.close()} still closes what {@code x} holds then.
 *
 * @param by by variable and value, only for variables with several values; an entry has facts of
 *     other variables
 */
record Alternatives(Map<Fact, Set<Fact>> by) {

  static final Alternatives NONE = new Alternatives(Map.of());

  /** The variables of one of two paths that are joined. */
  record Side(Map<Slot, Value> variables, Set<Fact> facts, Alternatives known) {

    static Side of(Map<Slot, Value> variables, Alternatives known) {
      Set<Fact> lasting = Presence.factsOf(variables);
      lasting.removeIf(fact -> fact.slot() instanceof Slot.Temporary);
      return new Side(variables, lasting, known);
    }

    /** Adds the facts of the paths on which a variable has each of its values here. */
    private void addTo(Map<Fact, Set<Fact>> joined, Slot slot, Value all) {
      for (Atom atom : variables.getOrDefault(slot, Value.UNKNOWN).atoms()) {
        Atom covered = all.mayBe(atom) ? atom : Atom.UNKNOWN;
        Set<Fact> own = new HashSet<>(facts);
        own.addAll(known.by.getOrDefault(new Fact(slot, atom), Set.of()));
        own.removeIf(fact -> fact.slot().equals(slot));
        joined.merge(new Fact(slot, covered), own, Presence::common);
      }
    }
  }

  /**
   * Joins two sides.
   *
   * @param variables the joined values
   */
  static Alternatives join(Side one, Side other, Map<Slot, Value> variables) {
    Map<Fact, Set<Fact>> joined = new HashMap<>();
    variables.forEach(
        (slot, value) -> {
          if (value.atoms().size() > 1 && !(slot instanceof Slot.Temporary)) {
            one.addTo(joined, slot, value);
            other.addTo(joined, slot, value);
          }
        });
    joined.values().removeIf(Set::isEmpty);
    return joined.isEmpty() ? NONE : new Alternatives(joined);
  }

  boolean isEmpty() {
    return by.isEmpty();
  }

  int size() {
    return by.values().stream().mapToInt(Set::size).sum();
  }

  /** Returns the values that variables do not have where a variable is none of some values. */
  Set<Fact> excluded(Slot slot, Predicate<Atom> isExcluded) {
    Set<Fact> excluded = new HashSet<>();
    by.forEach(
        (value, facts) -> {
          if (Presence.contradict(facts, slot, isExcluded)) {
            excluded.add(value);
          }
        });
    return excluded;
  }

  /** Returns what is left after another assignment to a variable. */
  Alternatives assigned(Slot slot) {
    return where(fact -> !fact.slot().equals(slot));
  }

  /** Returns what is left after an assignment of the value of one variable to another. */
  Alternatives copied(Slot target, Slot source) {
    Map<Fact, Set<Fact>> copied = new HashMap<>(assigned(target).by);
    for (Map.Entry<Fact, Set<Fact>> entry : Map.copyOf(copied).entrySet()) {
      if (entry.getKey().slot().equals(source)) {
        copied.put(new Fact(target, entry.getKey().value()), entry.getValue());
      }
    }
    return copied.equals(by) ? this : new Alternatives(copied);
  }

  /** Returns what is left after a resource ended, or became another one. */
  Alternatives without(ResourceId resource) {
    Atom gone = new Atom.Ref(resource);
    return where(fact -> !fact.value().equals(gone));
  }

  /** Returns what is left after a replacement of values. */
  Alternatives map(UnaryOperator<Atom> change) {
    return where(fact -> change.apply(fact.value()).equals(fact.value()));
  }

  private Alternatives where(Predicate<Fact> holds) {
    if (isEmpty()) {
      return this;
    }
    Map<Fact, Set<Fact>> left = new HashMap<>();
    by.forEach(
        (value, facts) -> {
          Set<Fact> still = holds.test(value) ? Presence.where(facts, holds) : Set.of();
          if (!still.isEmpty()) {
            left.put(value, still);
          }
        });
    return left.equals(by) ? this : new Alternatives(left);
  }
}
