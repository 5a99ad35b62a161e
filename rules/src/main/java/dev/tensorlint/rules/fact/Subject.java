// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.finding.Place;

/** What an {@link Omission} concerns: one change at a subject ends it. */
public sealed interface Subject {

  /**
   * A resource.
   *
   * @param created where it is created
   */
  record Resource(Place created) implements Subject {}

  /**
   * A container, with all its elements.
   *
   * @param created where the container is created
   */
  record Container(Place created) implements Subject {}

  /** A field, in all objects of its class. */
  record Field(FieldKey declared) implements Subject {}

  /** Returns whether it holds resources, so that one change ends an omission for all of them. */
  default boolean isHolder() {
    return !(this instanceof Resource);
  }
}
