// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.sarif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.contrastsecurity.sarif.SarifSchema210;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.tensorlint.report.Changes;
import dev.tensorlint.report.Golden;
import dev.tensorlint.report.Hostile;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportDetails;
import dev.tensorlint.report.Sample;
import dev.tensorlint.report.Violations;
import dev.tensorlint.report.baseline.KnownFinding;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.rule.RulePages;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import se.bjurr.violations.lib.model.Violation;
import se.bjurr.violations.lib.reports.Parser;

final class SarifReporterTest {

  private static final SarifReporter REPORTER = new SarifReporter(RulePages.DEFAULT);

  private final Path folder;

  SarifReporterTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void writesRulesResultsAndCodeFlows() {
    Golden.assertMatches("complete.sarif", text(Hostile.complete()));
  }

  @Test
  void anIncompleteRunHasNotSucceeded() {
    Golden.assertMatches("incomplete.sarif", text(Hostile.incomplete()));
  }

  @Test
  void whatIsLeftOutIsSuppressedWhereItIsAskedFor() {
    Golden.assertMatches("all.sarif", text(all()));
  }

  @Test
  void isValidByTheSchema() throws IOException {
    for (Report each : List.of(Hostile.complete(), Hostile.incomplete(), all(), Sample.report())) {
      assertEquals(Set.of(), schema().validate(tree(each)));
    }
  }

  @Test
  void theSchemaNoticesWhatIsWrong() throws IOException {
    JsonNode wrong = new ObjectMapper().readTree("{\"version\": \"2.1.0\", \"runs\": [{}]}");
    assertFalse(schema().validate(wrong).isEmpty());
  }

  @Test
  void aNameComesBackAsItWas() throws IOException {
    JsonNode result = tree(Hostile.complete()).at("/runs/0/results/1");
    String uri = result.at("/locations/0/physicalLocation/artifactLocation/uri").asText();
    // A lone surrogate has no encoding.
    assertEquals(
        Hostile.PATH.replace('\uD800', '\uFFFD'), URI.create("/" + uri).getPath().substring(1));
  }

  @Test
  void aCodeFlowHasTheFindingBetweenItsCausesAndItsConsequences() throws IOException {
    JsonNode steps =
        tree(Hostile.complete()).at("/runs/0/results/1/codeFlows/0/threadFlows/0/locations");
    List<Integer> lines =
        StreamSupport.stream(steps.spliterator(), false)
            .map(each -> each.at("/location/physicalLocation/region/startLine").asInt())
            .toList();
    assertEquals(List.of(1, 2, 3, 4), lines);
  }

  @Test
  void minorFindingsAreMarked() throws IOException {
    Finding plain = Hostile.plain();
    JsonNode results = tree(Sample.report(plain, plain.asMinor())).at("/runs/0/results");
    assertFalse(results.at("/0/properties").has("isMinor"));
    assertTrue(results.at("/1/properties/isMinor").asBoolean());
  }

  /** By section 3.49.7 a name is there only if it is another one than the identifier. */
  @Test
  void aRuleHasNoNameBesideItsIdentifier() throws IOException {
    JsonNode rule = tree(Hostile.complete()).at("/runs/0/tool/driver/rules/0");
    assertEquals("UseAfterDispose", rule.at("/id").asText());
    assertFalse(rule.has("name"));
  }

  @Test
  void othersReadIt() {
    List<Violation> read = Violations.read(Parser.SARIF, folder, text(Hostile.complete()));
    assertEquals(List.of(2, 3), read.stream().map(Violation::getStartLine).toList());
    assertEquals("src/Plain.java", read.get(0).getFile());
    assertEquals("UseAfterDispose", read.get(0).getRule());
  }

  private static Report all() {
    Report known = Hostile.incomplete();
    KnownFinding gone = new KnownFinding("f".repeat(64), "DoubleDispose", "a b.java", "`z`", 0);
    Changes changes = new Changes(true, null, Set.of(Hostile.plain()), List.of(gone));
    return new Report(
        known.findings(),
        known.found(),
        List.of(),
        known.summary(),
        new ReportDetails(null, null, false, true),
        changes);
  }

  private static String text(Report report) {
    return Sample.write(REPORTER, report);
  }

  private static JsonNode tree(Report report) throws IOException {
    return new ObjectMapper().readTree(text(report));
  }

  /** The schema of OASIS, from the classes that are generated from it. */
  private static JsonSchema schema() throws IOException {
    try (InputStream in =
        SarifSchema210.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7).getSchema(in);
    }
  }
}
