// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of unchanged values that decide each other along a path. */
final class DecidedConditionsTest {

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();

  private static String findingsOf(Program program) {
    return Findings.brief(
        new Engine(MODELS, RuleCatalog.all(), EngineOptions.DEFAULT).analyze(program));
  }

  private static String findings(String first, String between, String second) {
    return findingsOf(
        JavaText.program(
            "A.java",
            """
            import dev.tensorlint.runtime.Tensor;
            import java.util.concurrent.atomic.AtomicInteger;
            class A {
              final boolean wanted;
              final int size;
              static final int LEVEL = 2;
              int open = 0;
              A(boolean wanted, int size) { this.wanted = wanted; this.size = size; }
              void run(int a, int b, String mode, Thread worker, AtomicInteger count) {
                int n = a + b;
                Tensor t = null;
                if (%s) { t = Tensor.of(1f); }
                %s
                if (%s) { t.close(); }
              }
            }
            """
                .formatted(first, between, second)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "n > 3 | n > 3",
        "n > 3 | 3 < n",
        "n > 3 | n >= 4",
        "n > 3 | !(n < 4)",
        "n == a | a == n",
        "n != 3 | n != 3",
        "wanted | this.wanted",
        "size > 2 | size > 2",
        "mode.equals(\"train\") | mode.equals(\"train\")",
        "worker.isDaemon() | worker.isDaemon()",
        "!worker.isDaemon() | !((Thread) worker).isDaemon()",
        "worker.getPriority() > 8 | 8 < worker.getPriority()",
      })
  void equalTestsAgree(String first, String second) {
    assertEquals("", findings(first, "", second));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "n > 3 | n = 2; | n > 3",
        "n > 3 | n++; | n > 3",
        "n == a | a = 2; | n == a",
        "n > 3 | | n > 4",
        "mode.equals(\"train\") | mode = \"test\"; | mode.equals(\"train\")",
        "worker.isDaemon() | worker.start(); | worker.isDaemon()",
        "worker.isDaemon() | String.valueOf(worker); | worker.isDaemon()",
        "worker.isAlive() | while (worker.isAlive()) {} | worker.isAlive()",
        "count.getAndIncrement() > 8 | | count.getAndIncrement() > 8",
      })
  void anAssignmentEndsTheAgreement(String first, String between, String second) {
    assertEquals(
        "UnscopedTensor potential", head(findings(first, between == null ? "" : between, second)));
  }

  /** What is released only where it does not exist is never released. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "n == 3 | n == 4",
        "n == 3 | n > 3",
        "n > 4 | n < 4",
        "n > 4 | n == 4",
        "mode.equals(\"train\") | mode.equals(\"test\")",
      })
  void testsOfOtherValuesExcludeEachOther(String first, String second) {
    assertEquals("UnscopedTensor definite", head(findings(first, "", second)));
  }

  /** What is released wherever it exists, and elsewhere there is nothing to release. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "n == 3 | n != 4",
        "n == 3 | n < 5",
        "n > 4 | n > 3",
        "n == 3 | n <= 3",
        "LEVEL == 2 | LEVEL != 1",
      })
  void aTestDecidesWeakerOnes(String first, String second) {
    assertEquals("", findings(first, "", second));
  }

  /** The labels of a switch are tests of its selector. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "n == 3 | switch (n) { case 1: break; case 3: t.close(); break; default: break; }",
        "n != 3 | switch (n) { case 3: break; default: t.close(); }",
        "n == 3 | switch (n) { default: t.close(); case 4: break; }",
        "n == 3 | switch (n) { case 1, 3 -> t.close(); case 4 -> {} }",
        "n > 4 | switch (n) { case 3, 4: break; default: t.close(); }",
        "mode.equals(\"a\") | switch (mode) { case \"b\": break; case \"a\": t.close(); }",
        "worker.getPriority() == 3 | switch (worker.getPriority()) { case 1: break; case 3: t.close(); }",
        "LEVEL == 2 | switch (LEVEL) { case 2: t.close(); break; default: break; }",
      })
  void aSwitchTestsItsSelector(String first, String second) {
    assertEquals("", findings(first, second, "n == 1 && n == 2"));
  }

  /** A variable with one value decides the tests of it, so that some code never runs. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "int m = 0; switch (m) { case 1: t = Tensor.of(1f); break; case 0: default: }",
        "final long m = 2L; if (m > 2) { t = Tensor.of(1f); }",
        "String m = \"a\"; switch (m) { case \"b\": t = Tensor.of(1f); }",
        "if (LEVEL == 3) { t = Tensor.of(1f); }",
      })
  void whatNeverRunsCreatesNothing(String code) {
    assertEquals("", findings("n == 1 && n == 2", code, "n == 1 && n == 2"));
  }

  /** A number that is counted, or a field that may be assigned, decides nothing. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "int m = 0; while (a > m) { m++; } if (m == 1) { t = Tensor.of(1f); }",
        "int m = 0; m = a; if (m == 1) { t = Tensor.of(1f); }",
        "char m = 97; if (m == 'a') { t = Tensor.of(1f); }",
        "if (open == 1) { t = Tensor.of(1f); }",
      })
  void whatMayRunCreates(String code) {
    assertEquals(
        "UnscopedTensor definite", head(findings("n == 1 && n == 2", code, "n == 1 && n == 2")));
  }

  private static String head(String found) {
    return found.substring(0, Math.max(0, found.indexOf(':')));
  }

  @Test
  void aVariableOfALoopIsANewOneInEachIteration() {
    String found =
        findingsOf(
            JavaText.program(
                "A.java",
                """
                import dev.tensorlint.runtime.Tensor;
                class A {
                  void run(int[] all) {
                    Tensor t = null;
                    for (int each : all) {
                      int n = each + 1;
                      if (n > 3 && t == null) { t = Tensor.of(1f); }
                      if (n < 2 && t != null) { t.close(); return; }
                    }
                    if (t != null) { t.close(); }
                  }
                }
                """));
    assertEquals("", found);
  }
}
