// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * What a variable can hold: a set of atoms, joined by union. {@link Atom#UNKNOWN} takes in all
 * atoms but references to resources, which stay so that a resource does not get lost in a join.
 */
public record Value(Set<Atom> atoms) {

  public static final Value UNKNOWN = of(Atom.UNKNOWN);
  public static final Value NULL = of(Atom.NULL);

  public Value {
    atoms = Set.copyOf(normal(atoms));
  }

  private static Set<Atom> normal(Set<Atom> atoms) {
    if (atoms.size() == 1 || !atoms.contains(Atom.UNKNOWN)) {
      return atoms;
    }
    Set<Atom> kept = new HashSet<>();
    kept.add(Atom.UNKNOWN);
    atoms.stream().filter(Atom.Ref.class::isInstance).forEach(kept::add);
    return kept;
  }

  public static Value of(Atom atom) {
    return new Value(Set.of(atom));
  }

  public static Value ref(ResourceId resource) {
    return of(new Atom.Ref(resource));
  }

  public Value join(Value other) {
    if (equals(other)) {
      return this;
    }
    Set<Atom> union = new HashSet<>(atoms);
    union.addAll(other.atoms);
    return new Value(union);
  }

  public boolean isUnknown() {
    return equals(UNKNOWN);
  }

  public boolean mayBe(Atom atom) {
    return atoms.contains(atom);
  }

  public boolean is(Atom atom) {
    return atoms.size() == 1 && atoms.contains(atom);
  }

  /** Returns whether it is one resource and nothing else. */
  public boolean isOneResource() {
    return atoms.size() == 1 && resources().size() == 1;
  }

  /** Returns the resources that it can be, in no particular order. */
  public List<ResourceId> resources() {
    return atoms.stream()
        .filter(Atom.Ref.class::isInstance)
        .map(atom -> ((Atom.Ref) atom).resource())
        .toList();
  }

  /** Returns this value with each atom replaced. */
  Value map(UnaryOperator<Atom> change) {
    Set<Atom> changed = new HashSet<>();
    atoms.forEach(atom -> changed.add(change.apply(atom)));
    return changed.equals(atoms) ? this : new Value(changed);
  }
}
