// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.report.Reported;
import dev.tensorlint.report.Reporter;
import dev.tensorlint.report.Suppressed;
import dev.tensorlint.report.json.JsonText;
import dev.tensorlint.rules.rule.RulePages;
import java.io.IOException;
import java.util.List;

/**
 * SARIF 2.1.0: one run with the rules that have results, the results, and what could not be checked
 * as notifications of an invocation that has not succeeded.
 *
 * <p>Findings that a baseline or a comparison leaves out are left out here, too, unless the details
 * of the report ask for them: code scanning of GitHub opens an alert for each result, also for one
 * that says it is suppressed.
 */
public final class SarifReporter implements Reporter {

  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
  private static final String HOME = "https://tensorlint.dev";

  private final RulePages pages;

  public SarifReporter(RulePages pages) {
    this.pages = pages;
  }

  @Override
  public void write(Report report, Appendable out) throws IOException {
    JsonText.write(out, json -> writeLog(json, report));
  }

  private void writeLog(JsonGenerator json, Report report) throws IOException {
    json.writeStartObject();
    json.writeStringField("$schema", SCHEMA);
    json.writeStringField("version", "2.1.0");
    json.writeArrayFieldStart("runs");
    json.writeStartObject();
    writeRun(json, report);
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
  }

  private void writeRun(JsonGenerator json, Report report) throws IOException {
    List<Reported> results = report.details().showsAll() ? report.all() : report.shown();
    SarifRules rules = SarifRules.of(results, pages);
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", "TensorLint");
    String version = SarifReporter.class.getPackage().getImplementationVersion();
    if (version != null) {
      json.writeStringField("version", version);
    }
    json.writeStringField("informationUri", HOME);
    rules.write(json);
    json.writeEndObject();
    json.writeEndObject();
    SarifInvocation.write(json, report);
    writeAutomation(json);
    SarifPlace.writeBase(json);
    json.writeStringField("columnKind", "utf16CodeUnits");
    json.writeArrayFieldStart("results");
    for (Reported each : results) {
      SarifResult.write(json, each, rules);
    }
    if (report.details().showsAll()) {
      SarifResult.writeAbsent(json, report.changes().gone(), rules);
    }
    json.writeEndArray();
    writeSummary(json, report);
  }

  /** Code scanning keeps the results of one tool apart by this. */
  private static void writeAutomation(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("automationDetails");
    json.writeStringField("id", "tensorlint/");
    json.writeEndObject();
  }

  private static void writeSummary(JsonGenerator json, Report report) throws IOException {
    ReportSummary summary = report.summary();
    Suppressed suppressed = summary.suppressed();
    json.writeObjectFieldStart("properties");
    json.writeBooleanField("complete", report.isComplete());
    json.writeNumberField("files", summary.files());
    json.writeNumberField("filesExcluded", summary.filesExcluded());
    json.writeNumberField("unresolvedNames", summary.unresolvedNames());
    json.writeNumberField("known", suppressed.known());
    json.writeNumberField("suppressedInCode", suppressed.inCode());
    json.writeNumberField("leftOutInTests", suppressed.leftOut().inTests());
    json.writeNumberField("leftOutAsMinor", suppressed.leftOut().minor());
    JsonText.writeNames(json, "rulesOff", suppressed.rulesOff());
    JsonText.writeNames(json, "rulesOffInPlaces", suppressed.rulesOffInPlaces());
    JsonText.writeNames(json, "rulesLowered", suppressed.rulesLowered());
    JsonText.writeNames(json, "modelsOff", suppressed.modelsOff());
    json.writeEndObject();
  }
}
