// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

/** Where a resource comes from. */
public sealed interface Site {

  /** A node of the graph that makes or receives it. */
  record Node(int node) implements Site {}

  /** A parameter of the method, counted from 0. */
  record Parameter(int index) implements Site {}

  /** An element of a container that a node looks at. */
  record Element(int node) implements Site {}

  /**
   * The element of a container under a key that the code writes as a literal, until the container
   * changes.
   *
   * @param container where the container comes from
   */
  record Keyed(Site container, String key) implements Site {}

  /** The element that has its turn in a loop over a container. */
  record Round(int loop) implements Site {}

  /** What a field holds when the method starts, or when it was last unknown. */
  record Field(FieldKey field) implements Site {}
}
