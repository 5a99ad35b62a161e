// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.resource.ResourceId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The abstract value of a variable: a set of atoms, joined by union. {@link Atom#UNKNOWN} absorbs
 * all atoms but references to resources, so that a join does not lose a resource.
 *
 * <p>Resources and hash are computed once, because steps read them most often.
 */
public final class Value {

  public static final Value UNKNOWN = of(Atom.UNKNOWN);
  public static final Value NULL = of(Atom.NULL);

  private final Set<Atom> atoms;
  private final List<ResourceId> resources;
  private final int hash;

  public Value(Set<Atom> atoms) {
    this.atoms = Set.copyOf(normal(atoms));
    this.resources = resources(this.atoms);
    this.hash = this.atoms.hashCode();
  }

  private static Set<Atom> normal(Set<Atom> atoms) {
    if (atoms.size() == 1 || !atoms.contains(Atom.UNKNOWN)) {
      return atoms;
    }
    Set<Atom> kept = new HashSet<>();
    for (Atom atom : atoms) {
      if (atom instanceof Atom.Ref || atom.equals(Atom.UNKNOWN)) {
        kept.add(atom);
      }
    }
    return kept;
  }

  private static List<ResourceId> resources(Set<Atom> atoms) {
    List<ResourceId> found = new ArrayList<>(atoms.size());
    for (Atom atom : atoms) {
      if (atom instanceof Atom.Ref ref) {
        found.add(ref.resource());
      }
    }
    if (found.size() > 1) {
      Collections.sort(found);
    }
    return List.copyOf(found);
  }

  public static Value of(Atom atom) {
    return new Value(Set.of(atom));
  }

  public static Value ref(ResourceId resource) {
    return of(new Atom.Ref(resource));
  }

  public Set<Atom> atoms() {
    return atoms;
  }

  public Value join(Value other) {
    if (equals(other)) {
      return this;
    }
    Set<Atom> union = new HashSet<>(atoms);
    union.addAll(other.atoms);
    return new Value(union);
  }

  /** Returns this value, which can be more than one atom, if it is not one of them. */
  Value without(Atom atom) {
    Set<Atom> left = new HashSet<>(atoms);
    left.remove(atom);
    return new Value(left);
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

  /** Returns whether it is exactly one resource. */
  public boolean isOneResource() {
    return atoms.size() == 1 && resources.size() == 1;
  }

  /** Returns the resources that it can be, in their order, which is that of every run. */
  public List<ResourceId> resources() {
    return resources;
  }

  /** Returns this value with each atom replaced. */
  public Value map(UnaryOperator<Atom> change) {
    Set<Atom> changed = new HashSet<>();
    atoms.forEach(atom -> changed.add(change.apply(atom)));
    return changed.equals(atoms) ? this : new Value(changed);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof Value other && hash == other.hash && atoms.equals(other.atoms));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return "Value[atoms=" + atoms + "]";
  }
}
