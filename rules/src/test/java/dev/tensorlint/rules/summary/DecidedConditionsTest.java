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
            class A {
              final boolean wanted;
              final int size;
              A(boolean wanted, int size) { this.wanted = wanted; this.size = size; }
              void run(int a, int b, String mode) {
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
        "mode.equals(\"train\") | | mode.equals(\"test\")",
        "mode.equals(\"train\") | mode = \"test\"; | mode.equals(\"train\")",
      })
  void anAssignmentEndsTheAgreement(String first, String between, String second) {
    assertEquals(
        "UnscopedTensor potential", head(findings(first, between == null ? "" : between, second)));
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
