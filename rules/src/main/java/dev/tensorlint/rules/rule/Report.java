// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.Remedy;
import java.util.List;

/**
 * What a rule reports for a fact; the engine adds the rule's name and severity, the method and the
 * resource.
 *
 * @param event what happens at the place
 * @param label short note under the place
 * @param message what is wrong, with the resource in backquotes; lower case, no full stop
 * @param help what to do, as an imperative; lower case, no full stop
 * @param remedies changes that may remove the bug, the best first
 */
public record Report(
    Confidence confidence,
    Place place,
    Event event,
    String label,
    String message,
    List<TraceStep> trace,
    String help,
    List<Remedy> remedies) {

  public Report {
    trace = List.copyOf(trace);
    remedies = List.copyOf(remedies);
  }

  /** Returns the same report as a potential one. */
  public Report inDoubt() {
    return new Report(Confidence.POTENTIAL, place, event, label, message, trace, help, remedies);
  }
}
