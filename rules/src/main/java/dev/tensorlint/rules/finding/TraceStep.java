// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

import java.util.Optional;

/**
 * One step on the path to a bug, or a consequence of it.
 *
 * @param note what happens there, lower case, no full stop ({@code created here, owned by this
 *     method})
 * @param event what happens there to the resource
 * @param owner what owns the resource there, or takes it, as findings describe it; empty for the
 *     method itself
 * @param rule the rule whose finding this step stands for; empty for a step on the path
 */
public record TraceStep(
    Place place, String note, Event event, Optional<String> owner, Optional<String> rule) {

  /** A step on the path. */
  public TraceStep(Place place, String note, Event event) {
    this(place, note, event, Optional.empty(), Optional.empty());
  }

  /** Returns the same step with an owner that takes part in it. */
  public TraceStep by(String newOwner) {
    return new TraceStep(place, note, event, Optional.of(newOwner), rule);
  }

  /** Returns the same step at another place. */
  public TraceStep at(Place newPlace) {
    return new TraceStep(newPlace, note, event, owner, rule);
  }

  /** Returns the step that stands for a finding which only repeats what another one reports. */
  public static TraceStep also(Place place, Finding consequence) {
    return new TraceStep(
        place,
        "also: " + consequence.message(),
        Event.NOTED,
        Optional.empty(),
        Optional.of(consequence.rule()));
  }
}
