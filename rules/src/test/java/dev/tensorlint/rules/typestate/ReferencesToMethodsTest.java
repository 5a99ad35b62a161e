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

/** References to methods of the program, run for the elements of a caller's list. */
final class ReferencesToMethodsTest {

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();

  private static String findings(String helper) {
    String text =
        """
        import dev.tensorlint.runtime.Tensor;
        import java.util.*;
        class A {
          static void closes(Tensor t) { t.close(); }
          static void closesIfAny(Tensor t) { if (t != null) t.close(); }
          static void reads(Tensor t) { t.item(); }
          void closesToo(Tensor t) { t.close(); }
          void helper(List<Tensor> l) { %s }
          void run() {
            List<Tensor> l = new ArrayList<>();
            l.add(Tensor.ones(1));
            helper(l);
          }
        }
        """
            .formatted(helper);
    Engine engine = new Engine(MODELS, RuleCatalog.all(), EngineOptions.DEFAULT);
    return Findings.brief(engine.analyze(JavaText.program("A.java", text)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "l.forEach(A::closes);",
        "l.forEach(A::closesIfAny);",
        "l.forEach(this::closesToo);",
        "l.forEach(Tensor::close);",
        "l.stream().forEach(A::closes);",
      })
  void theyReleaseWhatTheyGet(String helper) {
    assertEquals("", findings(helper));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"l.forEach(A::reads);", "l.forEach(Tensor::item);"})
  void orOnlyReadIt(String helper) {
    assertEquals("UnscopedTensor definite", findings(helper).split(":", -1)[0]);
  }
}
