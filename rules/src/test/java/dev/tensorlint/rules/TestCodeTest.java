// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is reported in test code: what makes it fail, and what it wastes on demand. */
final class TestCodeTest {

  private static final String LEAK = "{ Tensor t = Tensor.ones(1); t.item(); }";
  private static final String READ = "{ Tensor t = Tensor.ones(1); t.close(); t.item(); }";

  private static AnalysisResult lint(EngineOptions options, String path, String... classes) {
    String text =
        "import dev.tensorlint.runtime.*;\nimport org.junit.*;\nimport junit.framework.TestCase;\n"
            + String.join("\n", classes)
            + "\n";
    Engine engine =
        new Engine(ModelLibrary.load(ModelRequest.BUNDLED).models(), RuleCatalog.all(), options);
    return engine.analyze(JavaText.program(path, text));
  }

  private static AnalysisResult lint(String path, String... classes) {
    return lint(EngineOptions.DEFAULT, path, classes);
  }

  private static String rules(AnalysisResult result) {
    return result.findings().stream()
        .map(each -> each.rule() + " in " + each.method())
        .toList()
        .toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class A { @Test void leaks() " + LEAK + " }",
        "@interface Test {} @Test class A { void leaks() " + LEAK + " }",
        "class A { @Test void tests() { leaks(); } void leaks() " + LEAK + " }",
        "class A extends TestCase { void testLeaks() " + LEAK + " }",
        "class Base { @Test void inherited() {} } class A extends Base { void leaks() "
            + LEAK
            + " }",
        "class A { @Test void tests() {} static class Inner { void leaks() " + LEAK + " } }",
        "class A { void leaks() " + LEAK + " class Inner { @Test void tests() {} } }",
        "class A { @Test void tests() { Runnable r = () -> " + LEAK + "; r.run(); } }",
      })
  void classesWithTestMethodsEndWithTheirTests(String code) {
    AnalysisResult result = lint("A.java", code);
    assertEquals("[]", rules(result));
    assertEquals(1, result.leftOut().inTests());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class A { void leaks() " + LEAK + " }",
        "class A { @Other void leaks() " + LEAK + " @interface Other {} }",
        "class B { @Test void tests() {} } class A { void leaks() " + LEAK + " }",
        "class A { void leaks() " + LEAK + " static class Inner { @Test void tests() {} } }",
      })
  void otherClassesDoNot(String code) {
    AnalysisResult result = lint("A.java", code);
    assertEquals("[UnscopedTensor in A.leaks]", rules(result));
    assertEquals(0, result.leftOut().inTests());
  }

  @Test
  void filesOfTestsEndWithTheirTests() {
    String helper = "class A { void leaks() " + LEAK + " }";
    assertEquals(1, lint("src/test/java/A.java", helper).leftOut().inTests());
    TestSettings known = TestSettings.DEFAULT.andFiles(path -> path.startsWith("checks/"));
    EngineOptions options = EngineOptions.DEFAULT.withRules(RuleSettings.DEFAULT.withTests(known));
    assertEquals(1, lint(options, "checks/A.java", helper).leftOut().inTests());
    assertEquals(0, lint(options, "other/A.java", helper).leftOut().inTests());
  }

  @Test
  void whatMakesATestFailIsReported() {
    AnalysisResult result = lint("A.java", "class A { @Test void reads() " + READ + " }");
    assertEquals("[UseAfterDispose in A.reads]", rules(result));
    assertEquals(0, result.leftOut().inTests());
  }

  @Test
  void theirWasteIsReportedOnDemand() {
    TestSettings all = TestSettings.DEFAULT.reportingWaste(true);
    EngineOptions options = EngineOptions.DEFAULT.withRules(RuleSettings.DEFAULT.withTests(all));
    AnalysisResult result = lint(options, "A.java", "class A { @Test void leaks() " + LEAK + " }");
    assertEquals("[UnscopedTensor in A.leaks]", rules(result));
    assertEquals(0, result.leftOut().inTests());
  }

  @Test
  void aSectionOfTheConfigurationIsAboutTestsAsWell() {
    RuleSettings.Section section =
        new RuleSettings.Section(
            TestSettings.DEFAULT.files(), Map.of("UnscopedTensor", RuleLevel.ERROR));
    EngineOptions options =
        EngineOptions.DEFAULT.withRules(RuleSettings.DEFAULT.withSections(List.of(section)));
    String helper = "class A { void leaks() " + LEAK + " }";
    assertEquals(
        "[UnscopedTensor in A.leaks]", rules(lint(options, "src/test/java/A.java", helper)));
  }

  /** A suppression of what is left out is of use, and is not counted twice. */
  @Test
  void whatIsSuppressedIsNotLeftOut() {
    String suppressed =
        "class A { @Test @SuppressWarnings(\"UnscopedTensor\") void leaks() " + LEAK + " }";
    AnalysisResult result = lint("A.java", suppressed);
    assertEquals("", Findings.brief(result));
    assertEquals(0, result.leftOut().inTests());
    assertEquals("[]", result.diagnostics().toString());
  }

  /** That a class offers no release is its own bug, also if only a test makes objects of it. */
  @Test
  void whatATestLeavesOpenHidesNothingElse() {
    String owner =
        "class Owner { final Tensor kept; Owner(Tensor kept) { this.kept = kept; }"
            + " float read() { return kept.item(); } }";
    String test =
        "class A { @Test void leaks() { Owner o = new Owner(Tensor.ones(1)); o.read(); } }";
    AnalysisResult result = lint("A.java", owner, test);
    assertEquals("[OwnerNotCloseable in A.leaks]", rules(result));
    assertEquals(0, result.leftOut().inTests());
  }

  private static AnalysisResult lintAll(String... classes) {
    return lint(EngineOptions.DEFAULT.knowingCallers(), "A.java", classes);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class A { public static void testLeak() " + LEAK + " }",
        "class A { public void testLeak(int size) " + LEAK + " }",
        "class A { static void test2() " + LEAK + " }",
        "class A { static void testLeak() "
            + LEAK
            + " public static void main(String[] args) { testLeak(); testLeak(); } }",
        "class A { void testLeak() "
            + LEAK
            + " } class B { @Test void all() { new A().testLeak(); } }",
        "class A { void testLeak() { leaks(); leaks(); } private void leaks() " + LEAK + " }",
        "class A { void testAll() { testLeak(); } void testLeak() { again(); }"
            + " private void again() "
            + LEAK
            + " }",
        "class A { void testLeak() { Runnable r = () -> " + LEAK + "; r.run(); } }",
        "class A { void testLeak() { new Object() { void leaks() " + LEAK + " }.leaks(); } }",
      })
  void trialsByHandEndLikeTests(String code) {
    AnalysisResult result = lintAll(code);
    assertEquals("[]", rules(result));
    assertEquals(1, result.leftOut().inTests());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class A { static void testLeak() " + LEAK + " void serve() { testLeak(); } }",
        "class A { void testLeak() " + LEAK + " } class B { void serve(A a) { a.testLeak(); } }",
        "class A { static void testLeak() " + LEAK + " Runnable later() { return A::testLeak; } }",
        "class A { static void testLeak() "
            + LEAK
            + " void serve() { testOther(); } void testOther() { testLeak(); } }",
        "class A { static boolean testLeak() { Tensor t = Tensor.ones(1); return t.item() > 0; } }",
        "class A { static void testify() " + LEAK + " }",
        "class A { static void test() " + LEAK + " }",
        "class A { @Route void testLeak() " + LEAK + " @interface Route {} }",
        "class A { void testLeak() { leaks(); } private void leaks() "
            + LEAK
            + " void serve() { leaks(); } }",
        "class A { void testLeak() { leaks(); } void leaks() " + LEAK + " }",
        "class A { private void leaks() " + LEAK + " }",
      })
  void whatOtherCodeCallsIsNoTrial(String code) {
    AnalysisResult result = lintAll(code);
    assertEquals(1, result.findings().size(), rules(result));
    assertEquals(0, result.leftOut().inTests());
  }

  /** Other files may call it. */
  @Test
  void aSingleFileHasNoTrials() {
    AnalysisResult result = lint("A.java", "class A { void testLeak() " + LEAK + " }");
    assertEquals("[UnscopedTensor in A.testLeak]", rules(result));
  }

  @Test
  void whatMakesATrialFailIsReported() {
    assertEquals(
        "[UseAfterDispose in A.testRead]",
        rules(lintAll("class A { void testRead() " + READ + " }")));
  }
}
