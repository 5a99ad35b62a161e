// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Builds a finding in a text by quoting the pieces that it points at. */
public final class Sample {

  private final Place place;
  private final List<TraceStep> trace = new ArrayList<>();
  private final List<Fix> fixes = new ArrayList<>();
  private Severity severity = Severity.ERROR;
  private Confidence confidence = Confidence.DEFINITE;
  private String rule = "UseAfterDispose";
  private Event event = Event.USED;
  private String label = "read here, on every path";
  private String method = "Serve.run";
  private String resource = "x";
  private String message = "`x` is read after it was disposed";
  private String help = "read `x` before it is disposed";

  private Sample(Place place) {
    this.place = place;
  }

  /** A finding of UseAfterDispose at a place. */
  public static Sample at(Place place) {
    return new Sample(place);
  }

  public static SourceFile file(String path, String... lines) {
    return SourceFile.of(path, String.join("\n", lines) + "\n");
  }

  /** Returns the only place where a piece of text stands. */
  public static Place find(SourceFile file, String piece) {
    int start = file.text().indexOf(piece);
    if (start < 0 || file.text().indexOf(piece, start + 1) >= 0) {
      throw new IllegalArgumentException("not exactly once in " + file + ": " + piece);
    }
    return new Place(file, new Span(start, start + piece.length()));
  }

  /** Returns the place of a part of a piece of text that stands there once. */
  public static Place find(SourceFile file, String piece, String part) {
    int start = find(file, piece).span().start() + piece.indexOf(part);
    return new Place(file, new Span(start, start + part.length()));
  }

  public Sample step(Place at, String note) {
    return step(at, note, Event.NOTED);
  }

  public Sample step(Place at, String note, Event what) {
    trace.add(new TraceStep(at, note, what));
    return this;
  }

  /** A step in which an owner takes part. */
  public Sample step(Place at, String note, Event what, String owner) {
    trace.add(new TraceStep(at, note, what).by(owner));
    return this;
  }

  public Sample event(Event newEvent) {
    event = newEvent;
    return this;
  }

  public Sample label(String newLabel) {
    label = newLabel;
    return this;
  }

  public Sample method(String newMethod) {
    method = newMethod;
    return this;
  }

  public Sample resource(String newResource) {
    resource = newResource;
    return this;
  }

  public Sample message(String newMessage) {
    message = newMessage;
    return this;
  }

  public Sample help(String newHelp) {
    help = newHelp;
    return this;
  }

  public Sample rule(String newRule) {
    rule = newRule;
    return this;
  }

  public Sample severity(Severity newSeverity) {
    severity = newSeverity;
    return this;
  }

  public Sample potential() {
    confidence = Confidence.POTENTIAL;
    return this;
  }

  public Sample fix(Fix.Safety safety, String title, Fix.Edit... edits) {
    fixes.add(new Fix(safety, title, List.of(edits)));
    return this;
  }

  public Finding finding() {
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
        trace,
        help,
        fixes);
  }

  /** Returns a report of findings alone, without times. */
  public static Report report(Finding... findings) {
    ReportSummary summary = new ReportSummary(1, 0, 40, 0, 3, 0, 9, 0, null);
    return new Report(List.of(findings), List.of(), summary);
  }

  public static String write(Reporter reporter, Report report) {
    StringBuilder text = new StringBuilder();
    try {
      reporter.write(report, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }
}
