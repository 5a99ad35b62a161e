// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tensorlint.report.Changes;
import dev.tensorlint.report.Golden;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportDetails;
import dev.tensorlint.report.Sample;
import dev.tensorlint.report.baseline.KnownFinding;
import dev.tensorlint.rules.finding.Finding;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HtmlReporterTest {

  private static final String SVG = "http://www.w3.org/2000/svg";

  @Test
  void theData() throws IOException {
    ObjectNode data = (ObjectNode) HtmlSample.parsed(HtmlSample.page(HtmlSample.full()));
    data.get("rules").forEach(rule -> ((ObjectNode) rule).replace("page", null));
    Golden.assertMatches(
        "html-data.json",
        new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(data) + "\n");
  }

  @Test
  void rulesHaveTheirPages() {
    JsonNode rules = HtmlSample.parsed(HtmlSample.page(HtmlSample.full())).get("rules");
    assertEquals(2, rules.size());
    rules.forEach(
        rule -> assertTrue(rule.get("page").asText().startsWith("# " + rule.get("name").asText())));
  }

  @Test
  void minorFindingsAreMarked() {
    Report report = HtmlSample.full();
    List<Finding> findings = List.of(report.findings().get(0), report.findings().get(1).asMinor());
    JsonNode marked =
        HtmlSample.parsed(
                HtmlSample.page(new Report(findings, report.diagnostics(), report.summary())))
            .get("findings");
    assertNull(marked.get(0).get("isMinor"));
    assertTrue(marked.get(1).get("isMinor").asBoolean());
  }

  @Test
  void equalReportsGiveEqualBytes() {
    assertEquals(HtmlSample.page(HtmlSample.full()), HtmlSample.page(HtmlSample.full()));
    assertEquals(HtmlSample.page(HtmlSample.hostile()), HtmlSample.page(HtmlSample.hostile()));
  }

  @Test
  void nothingIsLoaded() {
    String page = HtmlSample.page(HtmlSample.full());
    String withoutData = page.replace(HtmlSample.data(page), "").replace(SVG, "");
    for (String loader :
        List.of(
            "http:", "https:", "url(", "@import", "src=", "fetch(", "XMLHttpRequest", "import(")) {
      assertFalse(withoutData.contains(loader), loader);
    }
    assertEquals(List.of("data:,"), all("<link[^>]*href=\"([^\"]*)\"", withoutData));
  }

  @Test
  void thePolicyAllowsTheStyleAndTheScriptOfThePageAlone() {
    String page = HtmlSample.page(HtmlSample.hostile());
    String policy = HtmlSample.between(page, "Content-Security-Policy\" content=\"", "\"");
    assertTrue(policy.startsWith("default-src 'none'; "), policy);
    assertFalse(policy.contains("unsafe"), policy);
    assertTrue(
        policy.contains("style-src " + hash(HtmlSample.between(page, "<style>", "</style"))));
    assertTrue(
        policy.contains("script-src " + hash(HtmlSample.between(page, "\n<script>", "</script"))));
  }

  @Test
  void noInlineStyleOrHandlerNeedsMore() {
    String page = HtmlSample.page(Sample.report());
    assertEquals(
        List.of(), all("<[^>]+ (style|on[a-z]+)=", page.replace(HtmlSample.data(page), "")));
    String script = HtmlSample.between(page, "\n<script>", "</script");
    for (String sink :
        List.of("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(")) {
      assertFalse(script.contains(sink), sink);
    }
  }

  @Test
  void noTextEndsTheDataBlock() {
    String page = HtmlSample.page(HtmlSample.hostile());
    String data = HtmlSample.data(page);
    assertEquals(List.of(), all("([^\\n\\x20-\\x7e]|[<>&'])", data));
    assertEquals(2, all("(<script)", page).size());
    JsonNode finding = HtmlSample.parsed(page).get("findings").get(0);
    assertEquals(HtmlSample.HOSTILE, finding.get("method").asText());
    assertEquals(HtmlSample.HOSTILE, finding.get("trace").get(0).get("owner").asText());
  }

  @Test
  void everyCharacterSurvives() {
    StringBuilder all = new StringBuilder();
    for (char c = 0; c < Character.MAX_VALUE; c++) {
      all.append(c);
    }
    String text = all.append(Character.MAX_VALUE).toString();
    String page =
        HtmlSample.page(Sample.report(Sample.at(HtmlSample.used().place()).help(text).finding()));
    assertEquals(text, HtmlSample.parsed(page).get("findings").get(0).get("help").asText());
  }

  @Test
  void anIncompleteRunIsNotClean() {
    JsonNode data = HtmlSample.parsed(HtmlSample.page(HtmlSample.hostile()));
    assertFalse(data.get("summary").get("complete").asBoolean());
    assertEquals("gap", data.get("diagnostics").get(0).get("kind").asText());
  }

  @Test
  void whatIsNewAndWhatIsGone() {
    List<Finding> findings = List.of(HtmlSample.used(), HtmlSample.leaked());
    KnownFinding gone =
        new KnownFinding("f", "DoubleDispose", "A.java", "`x` is disposed twice", 0);
    Report report =
        new Report(
            findings,
            findings,
            List.of(),
            HtmlSample.full().summary(),
            ReportDetails.NONE,
            new Changes(true, "main", Set.of(HtmlSample.leaked()), List.of(gone)));
    JsonNode data = HtmlSample.parsed(HtmlSample.page(report));
    assertEquals("main", data.get("changes").get("since").asText());
    assertEquals("DoubleDispose", data.get("changes").get("gone").get(0).get("rule").asText());
    assertEquals(List.of("unchanged", "new"), data.get("findings").findValuesAsText("change"));
  }

  private static List<String> all(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    return matcher.results().map(result -> result.group(1)).toList();
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
