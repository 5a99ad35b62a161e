// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.errorprone.BugCheckerRefactoringTestHelper;
import com.google.errorprone.CompilationTestHelper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How findings come out of javac. */
class RuleCheckTest {

  private final Path folder;

  RuleCheckTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @BeforeEach
  void renewEngine() {
    Planted.engine = new PlantedBugs();
  }

  private PluginCompilation compilation() {
    return new PluginCompilation(folder, Planted.class);
  }

  private static String classWith(String name, String statement) {
    return "class " + name + " {\n  void m() {\n    " + statement + "\n  }\n}\n";
  }

  @Test
  void rendersPlaceTraceHelpAndSafeFix() throws IOException {
    PluginCompilation compilation =
        compilation().source("T.java", "class T {\n  void bad() {}\n}\n");
    assertFalse(compilation.compile());
    assertEquals(
        """
        T.java:2:8:5 ERROR: [Planted] `bad()` is called
            T.java:1: created here
            T.java:2: called here, on every path
            help: call `good()`
            more: https://tensorlint.dev/rules/Planted
          Did you mean 'void good() {}'?\
        """,
        compilation.messages());
  }

  @Test
  void aPotentialFindingOfAnErrorRuleIsAWarning() throws IOException {
    PluginCompilation compilation =
        compilation().source("T.java", "class T {\n  void odd() {}\n}\n");
    assertTrue(compilation.compile());
    assertTrue(
        compilation.messages().startsWith("T.java:2:8:5 WARNING: [Planted] `odd()` is called\n"),
        compilation::messages);
  }

  @Test
  void theLevelThatTheUserAsksForStands() throws IOException {
    PluginCompilation compilation =
        compilation()
            .option("-Xep:Planted:ERROR")
            .source("T.java", "class T {\n  void odd() {}\n}\n");
    assertFalse(compilation.compile());
    assertTrue(
        compilation.messages().startsWith("T.java:2:8:5 ERROR: [Planted] `odd()` is called\n"),
        compilation::messages);
  }

  @Test
  void aRuleCanBeTurnedOff() throws IOException {
    PluginCompilation compilation =
        compilation()
            .option("-Xep:Planted:OFF")
            .source("T.java", "class T {\n  void bad() {}\n}\n");
    assertTrue(compilation.compile());
    assertEquals("", compilation.messages());
  }

  @Test
  void appliesSafeFixes() {
    BugCheckerRefactoringTestHelper.newInstance(Planted.class, RuleCheckTest.class)
        .addInputLines("T.java", "class T {", "  void bad() {}", "}")
        .addOutputLines("T.java", "class T {", "  void good() {}", "}")
        .doTest();
  }

  @Test
  void worksUnderErrorPronesOwnHelper() {
    CompilationTestHelper.newInstance(Planted.class, RuleCheckTest.class)
        .addSourceLines(
            "T.java",
            "class T {",
            "  // BUG: Diagnostic contains: `bad()` is called",
            "  void bad() {}",
            "}")
        .doTest();
  }

  @Test
  void diagnosticsOfTheEngineAreNotesWithTheirPlace() throws IOException {
    PluginCompilation compilation =
        compilation().source("T.java", "class T {\n  void vast() {}\n}\n");
    assertTrue(compilation.compile());
    assertEquals("T.java:2:1:0 NOTE: TensorLint: method not analysed", compilation.messages());
  }

  @Test
  void anEngineThatFailsIsOneWarning() throws IOException {
    PluginCompilation compilation =
        compilation()
            .source("A.java", classWith("A", "new B().toString();"))
            .source("B.java", "class B {\n  void crash() {}\n}\n");
    assertTrue(compilation.compile());
    String messages = compilation.messages();
    assertTrue(
        messages.startsWith(
            "WARNING: TensorLint: nothing is analysed: the program failed"
                + " (java.lang.IllegalStateException: planted crash at "),
        messages);
    assertTrue(messages.endsWith("; please report this"), messages);
  }

  @Test
  void thePagesOfTheRulesCanBeElsewhere() throws IOException {
    PluginCompilation compilation =
        compilation()
            .option("-XepOpt:TensorLint:RulePages=https://acme.example/{rule}.md")
            .source("T.java", "class T {\n  void bad() {}\n}\n");
    compilation.compile();
    String messages = compilation.messages();
    assertTrue(messages.contains("more: https://acme.example/Planted.md"), messages);
  }

  @Test
  void wrongOptionsAreWarningsAndTheRestGoesOn() throws IOException {
    PluginCompilation compilation =
        compilation()
            .option("-XepOpt:TensorLint:PathStates=many")
            .option("-XepOpt:TensorLint:Modles=x.yaml")
            .option("-XepOpt:TensorLint:Tests=yes")
            .source("T.java", "class T {\n  void vast() {}\n}\n");
    assertTrue(compilation.compile());
    assertEquals(
        """
        WARNING: TensorLint: -XepOpt:TensorLint:Modles: there is no such option, \
        the options are TensorLint:Models, TensorLint:Config, TensorLint:PathStates, \
        TensorLint:StepBudget, TensorLint:RecursionRounds, TensorLint:Threads, \
        TensorLint:Exceptions, TensorLint:Tests, TensorLint:Minor, TensorLint:RulePages, \
        TensorLint:SummaryOut
        WARNING: TensorLint: -XepOpt:TensorLint:PathStates=many: \
        expected a number from 1, used 32 instead
        WARNING: TensorLint: -XepOpt:TensorLint:Tests=yes: \
        expected true or false, used `false` instead
        T.java:2:1:0 NOTE: TensorLint: method not analysed\
        """,
        compilation.messages());
  }

  @Test
  void theConfigurationIsRead() throws IOException {
    Path config = folder.resolve("strict.yaml");
    Files.writeString(config, "engine:\n  path-states: none\nrulez: {}\n");
    PluginCompilation compilation =
        compilation()
            .option("-XepOpt:TensorLint:Config=" + config)
            .source("T.java", "class T {\n  void vast() {}\n}\n");
    assertTrue(compilation.compile());
    String messages = compilation.messages();
    assertTrue(
        messages.contains("strict.yaml:3:1: unknown key `rulez` in a configuration"), messages);
    assertTrue(
        messages.contains("strict.yaml:2:16: `path-states` must be a number from 1, found `none`"),
        messages);
  }
}
