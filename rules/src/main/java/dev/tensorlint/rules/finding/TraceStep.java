// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

import java.util.Optional;

/**
 * One step on the path to a bug, or a consequence of it.
 *
 * @param note what happens there, lower case, no full stop ({@code created here, owned by this
 *     method})
 * @param rule the rule whose finding this step stands for; empty for a step on the path
 */
public record TraceStep(Place place, String note, Optional<String> rule) {

  public TraceStep(Place place, String note) {
    this(place, note, Optional.empty());
  }

  /** Returns the step that stands for a finding which only repeats what another one reports. */
  public static TraceStep also(Place place, Finding consequence) {
    return new TraceStep(place, "also: " + consequence.message(), Optional.of(consequence.rule()));
  }
}
