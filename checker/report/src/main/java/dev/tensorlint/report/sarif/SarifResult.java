// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.report.Changes;
import dev.tensorlint.report.FixSafety;
import dev.tensorlint.report.Reported;
import dev.tensorlint.report.baseline.KnownFinding;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.TraceStep;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** One finding as a result, with its trace as a code flow. */
final class SarifResult {

  private static final String FINGERPRINT = "tensorlint/v1";
  private static final double RANK_DEFINITE = 100.0;
  private static final double RANK_POTENTIAL = 50.0;

  private SarifResult() {}

  /**
   * A step of a code flow.
   *
   * @param isOwn whether it is the place of the finding
   */
  private record Step(Place place, String note, boolean isOwn) {}

  static void write(JsonGenerator json, Reported reported, SarifRules rules) throws IOException {
    Finding finding = reported.finding();
    json.writeStartObject();
    writeRule(json, finding.rule(), rules);
    json.writeStringField("level", finding.severity().label());
    boolean isDefinite = finding.confidence() == Confidence.DEFINITE;
    json.writeNumberField("rank", isDefinite ? RANK_DEFINITE : RANK_POTENTIAL);
    SarifPlace.writeText(json, "message", SarifPlace.message(finding.message()));
    writeLocations(json, finding);
    writeFingerprint(json, reported.fingerprint());
    writeCodeFlow(json, finding);
    SarifFixes.write(json, finding);
    writeState(json, reported);
    writeProperties(json, finding);
    json.writeEndObject();
  }

  /** Writes what an earlier state had; only its file is known. */
  static void writeAbsent(JsonGenerator json, List<KnownFinding> gone, SarifRules rules)
      throws IOException {
    for (KnownFinding each : gone) {
      json.writeStartObject();
      writeRule(json, each.rule(), rules);
      json.writeStringField("level", "none");
      json.writeStringField("kind", "pass");
      SarifPlace.writeText(json, "message", SarifPlace.message(each.message()));
      json.writeArrayFieldStart("locations");
      SarifPlace.writeLocation(json, each.file(), 0, 0);
      json.writeEndArray();
      writeFingerprint(json, each.fingerprint());
      json.writeStringField("baselineState", "absent");
      json.writeEndObject();
    }
  }

  private static void writeRule(JsonGenerator json, String rule, SarifRules rules)
      throws IOException {
    json.writeStringField("ruleId", rule);
    int index = rules.indexOf(rule);
    if (index >= 0) {
      json.writeNumberField("ruleIndex", index);
    }
  }

  private static void writeLocations(JsonGenerator json, Finding finding) throws IOException {
    json.writeArrayFieldStart("locations");
    SarifPlace.writeLocation(json, finding.place(), finding.label());
    json.writeEndArray();
  }

  private static void writeFingerprint(JsonGenerator json, String fingerprint) throws IOException {
    json.writeObjectFieldStart("partialFingerprints");
    json.writeStringField(FINGERPRINT, fingerprint);
    json.writeEndObject();
  }

  private static void writeCodeFlow(JsonGenerator json, Finding finding) throws IOException {
    if (finding.trace().isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("codeFlows");
    json.writeStartObject();
    json.writeArrayFieldStart("threadFlows");
    json.writeStartObject();
    json.writeArrayFieldStart("locations");
    for (Step step : flow(finding)) {
      json.writeStartObject();
      json.writeFieldName("location");
      SarifPlace.writeLocation(json, step.place(), step.note());
      json.writeStringField("importance", step.isOwn() ? "essential" : "important");
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
  }

  /**
   * Returns the steps with the finding's own place among them: at the start where all steps come
   * after it, such as the exits after a creation, else at the end, before its consequences.
   */
  private static List<Step> flow(Finding finding) {
    List<Step> flow = new ArrayList<>(steps(finding, step -> step.rule().isEmpty()));
    boolean isFirst = flow.stream().allMatch(step -> isAfter(step.place(), finding.place()));
    flow.add(isFirst ? 0 : flow.size(), new Step(finding.place(), finding.label(), true));
    flow.addAll(steps(finding, step -> step.rule().isPresent()));
    return flow;
  }

  private static List<Step> steps(Finding finding, Predicate<TraceStep> isMeant) {
    return finding.trace().stream()
        .filter(isMeant)
        .map(step -> new Step(step.place(), step.note(), false))
        .toList();
  }

  private static boolean isAfter(Place place, Place other) {
    return place.file().path().equals(other.file().path())
        && place.span().start() >= other.span().start();
  }

  /** What a baseline knows is accepted by those who keep it. */
  private static void writeState(JsonGenerator json, Reported reported) throws IOException {
    if (reported.change() != Changes.Change.NOT_COMPARED) {
      boolean isNew = reported.change() == Changes.Change.NEW;
      json.writeStringField("baselineState", isNew ? "new" : "unchanged");
    }
    if (!reported.isShown()) {
      json.writeArrayFieldStart("suppressions");
      json.writeStartObject();
      json.writeStringField("kind", "external");
      json.writeStringField("status", "accepted");
      json.writeStringField("justification", "not new");
      json.writeEndObject();
      json.writeEndArray();
    }
  }

  private static void writeProperties(JsonGenerator json, Finding finding) throws IOException {
    json.writeObjectFieldStart("properties");
    json.writeStringField("confidence", finding.confidence().label());
    json.writeStringField("method", finding.method());
    json.writeStringField("resource", finding.resource());
    json.writeStringField("help", finding.help());
    if (finding.isMinor()) {
      json.writeBooleanField("isMinor", true);
    }
    if (!finding.fixes().isEmpty()) {
      json.writeArrayFieldStart("fixSafety");
      for (Fix fix : finding.fixes()) {
        json.writeString(FixSafety.label(fix.safety()));
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }
}
