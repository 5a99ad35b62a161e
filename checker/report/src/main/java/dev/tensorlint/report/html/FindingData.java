// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.report.Changes;
import dev.tensorlint.report.FixSafety;
import dev.tensorlint.report.Reported;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** Findings as the page reads them; a place is an array of file, line, column and its end. */
final class FindingData {

  private final JsonGenerator json;
  private final SourceTexts sources;
  private final TryBlocks blocks = new TryBlocks();

  FindingData(JsonGenerator json, SourceTexts sources) {
    this.json = json;
    this.sources = sources;
  }

  void write(Reported reported) throws IOException {
    Finding finding = reported.finding();
    json.writeStartObject();
    json.writeStringField("rule", finding.rule());
    json.writeStringField("severity", finding.severity().label());
    json.writeStringField("confidence", finding.confidence().label());
    json.writeStringField("message", finding.message());
    json.writeStringField("help", finding.help());
    json.writeStringField("method", finding.method());
    json.writeStringField("resource", finding.resource());
    json.writeStringField("id", reported.fingerprint());
    if (finding.isMinor()) {
      json.writeBooleanField("isMinor", true);
    }
    if (reported.change() != Changes.Change.NOT_COMPARED) {
      json.writeStringField("change", reported.change().name().toLowerCase(Locale.ROOT));
    }
    json.writeFieldName("place");
    writeStep(own(finding));
    writeTrace(finding);
    writeExcerpts(finding);
    writeFixes(finding.fixes());
    json.writeEndObject();
  }

  private void writeTrace(Finding finding) throws IOException {
    json.writeArrayFieldStart("trace");
    for (TraceStep step : finding.trace()) {
      writeStep(step);
    }
    json.writeEndArray();
  }

  private void writeStep(TraceStep step) throws IOException {
    json.writeStartObject();
    writePlace(step.place());
    OptionalInt end = endOf(step);
    if (end.isPresent()) {
      json.writeNumberField("until", end.getAsInt());
    }
    json.writeStringField("note", step.note());
    if (step.event() != Event.NOTED) {
      json.writeStringField("event", step.event().label());
    }
    writeIfPresent("owner", step.owner());
    writeIfPresent("rule", step.rule());
    json.writeEndObject();
  }

  /** A resource of a {@code try} is named at its head and released at its end. */
  private OptionalInt endOf(TraceStep step) {
    return step.event() == Event.RELEASED && step.place().file().isWritten()
        ? blocks.lastLine(step.place())
        : OptionalInt.empty();
  }

  private void writeIfPresent(String field, Optional<String> value) throws IOException {
    if (value.isPresent()) {
      json.writeStringField(field, value.get());
    }
  }

  private void writePlace(Place place) throws IOException {
    json.writeArrayFieldStart("at");
    json.writeNumber(sources.indexOf(place.file()));
    json.writeNumber(place.start().line());
    json.writeNumber(place.start().column());
    json.writeNumber(place.end().line());
    json.writeNumber(place.end().column());
    json.writeEndArray();
  }

  private void writeExcerpts(Finding finding) throws IOException {
    json.writeArrayFieldStart("excerpts");
    for (Excerpts each : Excerpts.of(places(finding))) {
      sources.show(each.file(), each.first(), each.last());
      json.writeStartArray();
      json.writeNumber(sources.indexOf(each.file()));
      json.writeNumber(each.first());
      json.writeNumber(each.last());
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private List<Place> places(Finding finding) {
    List<Place> places = new ArrayList<>();
    for (TraceStep step : steps(finding)) {
      places.add(step.place());
      SourceFile file = step.place().file();
      endOf(step).ifPresent(line -> places.add(new Place(file, lineOf(file, line))));
    }
    return places;
  }

  private static Span lineOf(SourceFile file, int line) {
    int start = file.lines().startOf(line);
    return new Span(start, start);
  }

  /** The finding's own place first. */
  private static List<TraceStep> steps(Finding finding) {
    List<TraceStep> steps = new ArrayList<>(List.of(own(finding)));
    steps.addAll(finding.trace());
    return steps;
  }

  private static TraceStep own(Finding finding) {
    return new TraceStep(finding.place(), finding.label(), finding.event());
  }

  private void writeFixes(List<Fix> fixes) throws IOException {
    json.writeArrayFieldStart("fixes");
    for (Fix fix : fixes) {
      json.writeStartObject();
      json.writeStringField("safety", FixSafety.label(fix.safety()));
      json.writeStringField("title", fix.title());
      json.writeArrayFieldStart("diff");
      for (FixDiff diff : FixDiff.of(fix)) {
        writeDiff(diff);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void writeDiff(FixDiff diff) throws IOException {
    json.writeStartObject();
    json.writeNumberField("file", sources.indexOf(diff.file()));
    json.writeNumberField("first", diff.first());
    json.writeArrayFieldStart("lines");
    for (String line : diff.lines()) {
      json.writeString(line);
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
