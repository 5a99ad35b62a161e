// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Place;
import java.util.List;

/**
 * What happens in a method to a resource that it creates, whether that is a bug or not.
 *
 * @param name name of the resource
 * @param steps in the order of the text, the first of them the creation; on which paths they happen
 *     is not said
 */
public record Lifetime(String name, List<Step> steps) {

  /** What happens at one place. */
  public record Step(Place at, Event event) {}

  public Lifetime {
    steps = List.copyOf(steps);
  }
}
