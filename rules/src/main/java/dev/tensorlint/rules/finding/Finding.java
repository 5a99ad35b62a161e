// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * One bug as it is reported.
 *
 * @param rule name of the rule
 * @param severity as shown: a potential finding is one milder than its rule
 * @param place the use or exit that makes it a bug, or the creation for a leak
 * @param event what happens at the place
 * @param label short note under the place ({@code read here, on every path})
 * @param method enclosing method as {@code Type.name}
 * @param resource name of the variable, or the creating expression
 * @param message what is wrong, with the resource in backquotes; lower case, no full stop
 * @param trace the steps before and after it, in the order in which they happen, without the
 *     finding's own place
 * @param help what to do, as an imperative; lower case, no full stop
 * @param isMinor whether it is shown only on request
 */
public record Finding(
    String rule,
    Severity severity,
    Confidence confidence,
    Place place,
    Event event,
    String label,
    String method,
    String resource,
    String message,
    List<TraceStep> trace,
    String help,
    List<Fix> fixes,
    boolean isMinor) {

  /** By file, place, rule and message, so that reports are the same in every run. */
  public static final Comparator<Finding> ORDER =
      Comparator.comparing((Finding f) -> f.place().file().path())
          .thenComparing(f -> f.place().span(), Comparator.<Span>naturalOrder())
          .thenComparing(Finding::rule)
          .thenComparing(Finding::message);

  /** A finding that is not minor. */
  public Finding(
      String rule,
      Severity severity,
      Confidence confidence,
      Place place,
      Event event,
      String label,
      String method,
      String resource,
      String message,
      List<TraceStep> trace,
      String help,
      List<Fix> fixes) {
    this(
        rule,
        severity,
        confidence,
        place,
        event,
        label,
        method,
        resource,
        message,
        trace,
        help,
        fixes,
        false);
  }

  public Finding {
    trace = List.copyOf(trace);
    fixes = List.copyOf(fixes);
  }

  /** Returns this finding with further steps at the end of its trace. */
  public Finding withSteps(List<TraceStep> more) {
    List<TraceStep> longer = new ArrayList<>(trace);
    longer.addAll(more);
    return with(longer, fixes, isMinor);
  }

  public Finding withFixes(List<Fix> newFixes) {
    return with(trace, newFixes, isMinor);
  }

  /** Returns this finding as one that is shown only on request. */
  public Finding asMinor() {
    return with(trace, fixes, true);
  }

  /** Returns what weakens it, as reports say it: {@code potential}, {@code minor}. */
  public List<String> qualifiers() {
    List<String> qualifiers = new ArrayList<>();
    if (confidence == Confidence.POTENTIAL) {
      qualifiers.add(confidence.label());
    }
    if (isMinor) {
      qualifiers.add("minor");
    }
    return qualifiers;
  }

  private Finding with(List<TraceStep> newTrace, List<Fix> newFixes, boolean minor) {
    return new Finding(
        rule,
        severity,
        confidence,
        place,
        event,
        label,
        method,
        resource,
        message,
        newTrace,
        help,
        newFixes,
        minor);
  }
}
