// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.resource.ResourceId;
import org.jspecify.annotations.Nullable;

/** One abstract value: a null, a truth value, a resource, or another kind of object. */
public sealed interface Atom {

  /** Any value that is not followed. */
  Atom UNKNOWN = new Plain("unknown");

  /** Any value that is not followed and not null. */
  Atom NOT_NULL = new Plain("not null");

  Atom NULL = new Plain("null");
  Atom TRUE = new Plain("true");
  Atom FALSE = new Plain("false");

  /** The receiver of the method. */
  Atom THIS = new Plain("this");

  record Plain(String name) implements Atom {
    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || (other instanceof Plain that && name.equals(that.name));
    }

    @Override
    public int hashCode() {
      return name.hashCode();
    }
  }

  /**
   * The result of a test whether a resource is released.
   *
   * @param isNegated whether the test returns instead whether it is open
   */
  record ReleasedTest(ResourceId resource, boolean isNegated) implements Atom {}

  /**
   * The result of a query for emptiness or size of a container. It holds only where it is tested
   * immediately: no variable keeps it.
   */
  record EmptyTest(ResourceId container) implements Atom {}

  /**
   * A number that says whether a call has acquired a resource.
   *
   * @param success what it is if, and only if, the call has done so
   * @param isStored whether it is the first element of the array that has this value
   */
  record Status(ResourceId acquired, long success, boolean isStored) implements Atom {}

  /**
   * A function that captures resources, or the computation that runs it; see {@link Flights}.
   *
   * @param node node that created or started it
   */
  record Task(int node) implements Atom {}

  /** A resource. */
  record Ref(ResourceId resource) implements Atom {
    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || (other instanceof Ref that && resource.equals(that.resource));
    }

    @Override
    public int hashCode() {
      return resource.hashCode();
    }
  }

  /**
   * An object that is no resource but whose class matters, such as a {@code WeakHashMap} in a field
   * of type {@code Map}.
   *
   * @param type binary name of its class
   * @param node node that created it, where its fields are followed, else {@link #NO_NODE}
   */
  record Instance(String type, int node) implements Atom {
    public static final int NO_NODE = -1;

    /** Returns an object of a class without a creation site. */
    public static Instance of(String type) {
      return new Instance(type, NO_NODE);
    }

    public boolean isFollowed() {
      return node != NO_NODE;
    }

    /** Returns this object as other methods see it: without its creation site. */
    public Instance elsewhere() {
      return new Instance(type, NO_NODE);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other
          || (other instanceof Instance that && node == that.node && type.equals(that.type));
    }

    @Override
    public int hashCode() {
      return 31 * type.hashCode() + node;
    }
  }
}
