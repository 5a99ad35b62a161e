// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the rounds of a loop lose that the method never leaves. */
final class EndlessLoopsTest {

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();

  private static String findings(String code) {
    String text =
        "import dev.tensorlint.runtime.Tensor;\n"
            + "import java.util.*;\n"
            + "class A {\n"
            + "  private static Tensor t() { return Tensor.ones(1); }\n"
            + "  static void run(List<Tensor> given) { "
            + code
            + " }\n}\n";
    Engine engine = new Engine(MODELS, RuleCatalog.all(), EngineOptions.DEFAULT);
    return Findings.brief(engine.analyze(JavaText.program("A.java", text)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "UnscopedTensor definite | while (true) { Tensor x = t(); x.item(); }",
        "UnscopedTensor definite | for (;;) { Tensor x = t(); x.item(); }",
        "UnscopedTensor definite | do { Tensor x = t(); x.item(); } while (true);",
        "UnscopedTensor potential | while (true) { Tensor x = t(); if (x.item() > 2) continue; x.close(); }",
        "DiscardedTensor definite | while (true) t().item();",
        "UnscopedTensor definite | while (true) { while (true) { Tensor x = t(); x.item(); } }",
        "UnscopedTensor definite | while (true) { try { Tensor x = t(); x.item(); Thread.sleep(1); }"
            + " catch (InterruptedException e) { } }",
      })
  void isReported(String expected, String code) {
    assertEquals(expected, findings(code).split(":", -1)[0]);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "while (true) { Tensor x = t(); x.close(); }",
        "while (true) { try (Tensor x = t()) { x.item(); } }",
        "Tensor w = t(); while (true) { w.item(); }",
        "Tensor w = null; while (true) { if (w == null) w = t(); w.item(); }",
        "Tensor last = t(); while (true) { Tensor x = t(); last.close(); last = x; }",
        "List<Tensor> l = new ArrayList<>(); while (true) { l.add(t());"
            + " while (l.size() > 3) l.remove(0).close(); }",
        "while (true) { given.add(t()); }",
      })
  void whatIsKeptOrReleasedIsNot(String code) {
    assertEquals("", findings(code));
  }
}
