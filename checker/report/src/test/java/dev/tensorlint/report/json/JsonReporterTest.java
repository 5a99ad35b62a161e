// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.json;

import static dev.tensorlint.report.Sample.file;
import static dev.tensorlint.report.Sample.find;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.tensorlint.report.Changes;
import dev.tensorlint.report.Golden;
import dev.tensorlint.report.Hostile;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportDetails;
import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.report.RunStatistics;
import dev.tensorlint.report.Sample;
import dev.tensorlint.report.baseline.KnownFinding;
import dev.tensorlint.rules.coverage.UnresolvedName;
import dev.tensorlint.rules.coverage.UnresolvedNames;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.rule.RulePages;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.work.BodyWork;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class JsonReporterTest {

  private static final Path SCHEMA = Path.of("../../docs/report.schema.json");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static final SourceFile FILE =
      file(
          "src/A.java", "Tensor x = make(", "    a);", "\tx.close();", "x.read(\"\u6f22\u001b\");");

  private static Finding first() {
    return Sample.at(find(FILE, "make(\n    a)"))
        .severity(Severity.WARNING)
        .potential()
        .method("A.f")
        .resource("make(\n    a)")
        .message("`make(...)` is \"never\" closed")
        .finding();
  }

  private static Finding second() {
    return Sample.at(find(FILE, "x.read(\"\u6f22\u001b\")"))
        .step(find(FILE, "x.close()"), "disposed here")
        .fix(
            Fix.Safety.SAFE,
            "close it later",
            new Fix.Edit(find(FILE, "\tx.close();\n"), ""),
            new Fix.Edit(find(FILE, "\u001b\");", ");"), ");\n\tx.close();"))
        .fix(Fix.Safety.DISPLAY_ONLY, "think")
        .finding();
  }

  private static Report full() {
    return new Report(
        List.of(second(), first()),
        List.of(
            Diagnostic.warning(null, "no rules"),
            new Diagnostic(Severity.ERROR, "src/B.java", 2, 5, "expected a type"),
            Diagnostic.error("lib/none.jar", "not found"),
            Diagnostic.gap("src/C.java", 7, 3, "`C.f` was not analysed", "split the method")),
        new ReportSummary(3, 0, 1200, 4, 50, 1, 9, 0, Duration.ofMillis(1234)));
  }

  private static String write(Report report) {
    return Sample.write(new JsonReporter(RulePages.DEFAULT), report);
  }

  private static List<String> violations(JsonNode report) throws IOException {
    JsonSchema schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(Files.readString(SCHEMA));
    return schema.validate(report).stream().map(Object::toString).sorted().toList();
  }

  @Test
  void everything() {
    Golden.assertMatches("everything.json", write(full()));
  }

  @Test
  void changesAreForRunsThatAreCompared() {
    Report plain = Sample.report(Hostile.plain());
    KnownFinding gone = new KnownFinding("f".repeat(64), "DoubleDispose", "a b.java", "`z`", 0);
    Changes changes = new Changes(true, "main", Set.of(Hostile.plain()), List.of(gone));
    Golden.assertMatches(
        "changes.json",
        write(
            new Report(
                plain.findings(),
                plain.found(),
                List.of(),
                plain.summary(),
                ReportDetails.NONE,
                changes)));
  }

  private static Report minor() {
    return Sample.report(first(), first().asMinor());
  }

  @Test
  void minorFindingsAreMarked() throws IOException {
    JsonNode findings = JSON.readTree(write(minor())).path("findings");
    assertFalse(findings.path(0).has("isMinor"));
    assertTrue(findings.path(1).path("isMinor").asBoolean());
  }

  private static Report detailed() {
    UnresolvedName name =
        new UnresolvedName(
            "src/A.java", 3, 9, "predict", "its type is unknown", UnresolvedName.Cure.COMPILE);
    RunStatistics statistics =
        new RunStatistics(
            2,
            7,
            120,
            4,
            5,
            1,
            List.of(new BodyWork("A.f", "src/A.java", 80, 4, false)),
            new RunStatistics.Times(
                Duration.ofMillis(10),
                Duration.ofMillis(20),
                Duration.ofMillis(30),
                Duration.ofMillis(60)));
    return new Report(
        List.of(),
        List.of(),
        List.of(),
        new ReportSummary(3, 0, 1200, 4, 50, 1, 9, 1, null),
        new ReportDetails(new UnresolvedNames(List.of(name), 12), statistics, false));
  }

  @Test
  void detailsAreForThoseWhoAsk() {
    Golden.assertMatches("details.json", write(detailed()));
  }

  @Test
  void withoutTimesEqualRunsGiveEqualReports() {
    Report report =
        new Report(List.of(), List.of(), new ReportSummary(3, 0, 1200, 4, 50, 1, 9, 0, null));
    Golden.assertMatches("without-times.json", write(report));
  }

  @Test
  void reportsFitTheSchema() throws IOException {
    assertEquals(List.of(), violations(JSON.readTree(write(full()))));
    assertEquals(List.of(), violations(JSON.readTree(write(detailed()))));
    assertEquals(List.of(), violations(JSON.readTree(write(minor()))));
    assertEquals(List.of(), violations(JSON.readTree(write(Sample.report()))));
  }

  @Test
  void theSchemaKnowsEveryMember() throws IOException {
    assertViolation("no member may be added", report -> report.put("more", 1));
    assertViolation("findings are needed", report -> report.remove("findings"));
    assertViolation("lines count from 1", report -> finding(report).put("line", 0));
    assertViolation("a finding has a rule", report -> finding(report).remove("rule"));
    assertViolation("severities are words", report -> finding(report).put("severity", "bad"));
    assertViolation("fingerprints are hashes", report -> finding(report).put("fingerprint", "x"));
    assertViolation("gaps are needed", report -> report.remove("gaps"));
    assertViolation("complete or not", report -> summary(report).remove("complete"));
    assertViolation("a summary counts", report -> summary(report).remove("unresolvedNames"));
    assertViolation("seconds are numbers", report -> summary(report).put("seconds", "1.2"));
  }

  private static ObjectNode finding(ObjectNode report) {
    return (ObjectNode) report.path("findings").path(0);
  }

  private static ObjectNode summary(ObjectNode report) {
    return (ObjectNode) report.path("summary");
  }

  private static void assertViolation(String why, Consumer<ObjectNode> damage) throws IOException {
    ObjectNode report = (ObjectNode) JSON.readTree(write(full()));
    damage.accept(report);
    assertTrue(!violations(report).isEmpty(), why);
  }
}
