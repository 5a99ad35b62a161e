// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.util.List;

/**
 * What a model says of a type whose objects hold others: collections, maps, streams, iterators.
 *
 * @param name binary name
 * @param elements positions of the type arguments that its elements have, counted from 0
 * @param isWeak whether it does not hold its elements against the garbage collector
 * @param isPool whether what is taken out of it must be given back
 * @param isSorted whether it hands out its elements in an order of their own
 */
public record ContainerModel(
    String name, List<Integer> elements, boolean isWeak, boolean isPool, boolean isSorted) {

  public ContainerModel {
    elements = List.copyOf(elements);
  }
}
