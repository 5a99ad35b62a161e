// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.validation.Comparison;
import dev.tensorlint.validation.Comparison.Outcome;
import dev.tensorlint.validation.Comparison.Unfound;
import dev.tensorlint.validation.Comparison.Verdict;
import dev.tensorlint.validation.ProgramRun;
import java.io.IOException;
import java.io.StringWriter;

/** A comparison of findings with a run as one JSON object, its members always in the same order. */
final class ComparisonJson {

  private static final JsonFactory FACTORY = new JsonFactory();

  private ComparisonJson() {}

  static String of(Comparison comparison, ProgramRun.Result run) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      writeFindings(json, comparison);
      writeOnlyDynamic(json, comparison);
      writeRules(json, comparison);
      json.writeBooleanField("agrees", comparison.agrees());
      writeRun(json, run);
      json.writeEndObject();
    }
    return text.append('\n').toString();
  }

  private static void writeFindings(JsonGenerator json, Comparison comparison) throws IOException {
    json.writeArrayFieldStart("findings");
    for (Verdict verdict : comparison.verdicts()) {
      Finding finding = verdict.finding();
      json.writeStartObject();
      json.writeStringField("outcome", word(verdict.outcome()));
      json.writeStringField("rule", finding.rule());
      json.writeStringField("confidence", finding.confidence().label());
      json.writeStringField("file", finding.place().file().path());
      json.writeNumberField("line", finding.place().start().line());
      json.writeStringField("message", finding.message());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeOnlyDynamic(JsonGenerator json, Comparison comparison)
      throws IOException {
    json.writeArrayFieldStart("onlyDynamic");
    for (Unfound unfound : comparison.unfound()) {
      json.writeStartObject();
      json.writeStringField("rule", unfound.rule());
      json.writeStringField("file", unfound.at().file());
      json.writeNumberField("line", unfound.at().number());
      json.writeStringField("message", unfound.what());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeRules(JsonGenerator json, Comparison comparison) throws IOException {
    json.writeObjectFieldStart("rules");
    for (String rule : comparison.rules()) {
      json.writeObjectFieldStart(rule);
      for (Outcome outcome : Outcome.values()) {
        json.writeNumberField(word(outcome), comparison.count(rule, outcome));
      }
      json.writeNumberField("onlyDynamic", comparison.countUnfound(rule));
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private static void writeRun(JsonGenerator json, ProgramRun.Result run) throws IOException {
    json.writeObjectFieldStart("run");
    json.writeBooleanField("isInTime", run.isInTime());
    json.writeBooleanField("hasEnded", run.log().hasEnded());
    json.writeArrayFieldStart("failures");
    for (var failure : run.log().failures()) {
      json.writeString(failure.type());
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static String word(Outcome outcome) {
    return switch (outcome) {
      case SHOWN -> "both";
      case NOT_SHOWN -> "onlyStatic";
      case NOT_EXERCISED -> "notExercised";
      case NOT_OBSERVABLE -> "notObservable";
    };
  }
}
