// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.cfg.LiteralKey;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ObjectKey;
import org.jspecify.annotations.Nullable;

/** The program point, parameter, field or container element from which a resource originates. */
public sealed interface Site extends ObjectKey {

  /** Result of {@link #madeBy} for a resource that the method has not created. */
  int NO_NODE = -1;

  /** The kinds of sites, in sort order. */
  enum Kind {
    PARAMETER,
    FIELD,
    COMPONENT,
    ELEMENT,
    TAKEN,
    KEYED,
    ITERATION,
    MADE
  }

  Kind kind();

  /** Compares two sites of one kind. */
  int compareToSameKind(Site other);

  /** Orders parameters, fields and elements first, then created resources by node. */
  @Override
  default int compareTo(ObjectKey other) {
    if (!(other instanceof Site site)) {
      return 1;
    }
    int byKind = kind().compareTo(site.kind());
    return byKind == 0 ? compareToSameKind(site) : byKind;
  }

  /** Returns the node that creates or receives a resource which the method must then release. */
  static int madeBy(Site site) {
    if (site instanceof Node made) {
      return made.node();
    }
    return site instanceof Part part ? part.node() : NO_NODE;
  }

  /** A node of the graph that creates or receives the resource. */
  record Node(int node) implements Site {
    @Override
    public Kind kind() {
      return Kind.MADE;
    }

    @Override
    public int compareToSameKind(Site other) {
      int byNode = Integer.compare(node, madeBy(other));
      return byNode != 0 || other instanceof Node ? byNode : -1;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || (other instanceof Node that && node == that.node);
    }

    @Override
    public int hashCode() {
      return node;
    }

    @Override
    public String toString() {
      return "Node[node=" + node + "]";
    }
  }

  /** A resource in a field of an object that a call of a program method returned. */
  record Part(int node, String name) implements Site {
    @Override
    public Kind kind() {
      return Kind.MADE;
    }

    @Override
    public int compareToSameKind(Site other) {
      int byNode = Integer.compare(node, madeBy(other));
      if (byNode != 0) {
        return byNode;
      }
      return other instanceof Part that ? name.compareTo(that.name) : 1;
    }
  }

  /** A parameter of the method, counted from 0. */
  record Parameter(int index) implements Site {
    @Override
    public Kind kind() {
      return Kind.PARAMETER;
    }

    @Override
    public int compareToSameKind(Site other) {
      return Integer.compare(index, ((Parameter) other).index);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || (other instanceof Parameter that && index == that.index);
    }

    @Override
    public int hashCode() {
      return index;
    }

    @Override
    public String toString() {
      return "Parameter[index=" + index + "]";
    }
  }

  /** An element that a node reads from a container. */
  record Element(int node) implements Site {
    @Override
    public Kind kind() {
      return Kind.ELEMENT;
    }

    @Override
    public int compareToSameKind(Site other) {
      return Integer.compare(node, ((Element) other).node);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || (other instanceof Element that && node == that.node);
    }

    @Override
    public int hashCode() {
      return node;
    }

    @Override
    public String toString() {
      return "Element[node=" + node + "]";
    }
  }

  /** An element that a node takes out of a container which other methods share. */
  record Taken(int node) implements Site {
    @Override
    public Kind kind() {
      return Kind.TAKEN;
    }

    @Override
    public int compareToSameKind(Site other) {
      return Integer.compare(node, ((Taken) other).node);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || (other instanceof Taken that && node == that.node);
    }

    @Override
    public int hashCode() {
      return node;
    }

    @Override
    public String toString() {
      return "Taken[node=" + node + "]";
    }
  }

  /**
   * The element of a container under a literal key, until the container changes.
   *
   * @param container site of the container
   */
  record Keyed(Site container, LiteralKey key) implements Site {
    @Override
    public Kind kind() {
      return Kind.KEYED;
    }

    @Override
    public int compareToSameKind(Site other) {
      Keyed that = (Keyed) other;
      int byContainer = container.compareTo(that.container);
      return byContainer == 0 ? key.compareTo(that.key) : byContainer;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other
          || (other instanceof Keyed that
              && container.equals(that.container)
              && key.equals(that.key));
    }

    @Override
    public int hashCode() {
      return 31 * container.hashCode() + key.hashCode();
    }

    @Override
    public String toString() {
      return "Keyed[container=" + container + ", key=" + key + "]";
    }
  }

  /**
   * A component of a record that is a parameter or was read from a container.
   *
   * @param carrier site of the record
   * @param field the component, as its class declares it
   */
  record Component(Site carrier, FieldKey field) implements Site {
    @Override
    public Kind kind() {
      return Kind.COMPONENT;
    }

    @Override
    public int compareToSameKind(Site other) {
      Component that = (Component) other;
      int byCarrier = carrier.compareTo(that.carrier);
      return byCarrier == 0 ? field.compareTo(that.field) : byCarrier;
    }
  }

  /** The current element in a loop over a container. */
  record Iteration(int loop) implements Site {
    @Override
    public Kind kind() {
      return Kind.ITERATION;
    }

    @Override
    public int compareToSameKind(Site other) {
      return Integer.compare(loop, ((Iteration) other).loop);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || (other instanceof Iteration that && loop == that.loop);
    }

    @Override
    public int hashCode() {
      return loop;
    }
  }

  /** The value of a field at the start of the method, or when it was last unknown. */
  record Field(FieldKey field) implements Site {
    @Override
    public Kind kind() {
      return Kind.FIELD;
    }

    @Override
    public int compareToSameKind(Site other) {
      return field.compareTo(((Field) other).field);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || (other instanceof Field that && field.equals(that.field));
    }

    @Override
    public int hashCode() {
      return field.hashCode();
    }
  }
}
