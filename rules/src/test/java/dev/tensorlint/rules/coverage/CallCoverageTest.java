// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.UnitMemory;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LoadedModels;
import dev.tensorlint.rules.model.ModelChoice;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CallCoverageTest {

  private static final LoadedModels MODELS =
      ModelLibrary.load(
          new ModelRequest(ModelChoice.only(Set.of("onnxruntime")), List.of(), List.of()));

  private static final String USER =
      """
      import ai.onnxruntime.OnnxTensor;
      class A {
        void f(OnnxTensor x, Sub s) {
          BODY
        }
        void take(OnnxTensor x) {}
      }
      class Sub extends OnnxTensor {}
      """;

  private static final String LIBRARY =
      """
      package ai.onnxruntime;
      public class OnnxTensor {
        public void close() {}
        public String getInfo() { return null; }
      }
      """;

  private static CallCoverage coverage(String body) {
    Program program =
        JavaText.program(
            Map.of(
                "A.java", USER.replace("BODY", body), "ai/onnxruntime/OnnxTensor.java", LIBRARY));
    ModelledTypes types =
        new ModelledTypes(MODELS.libraries(), program.types(), program.types()::isKnown);
    return CallCoverage.of(program, types, path -> path.equals("A.java"), UnitMemory.NONE);
  }

  @ParameterizedTest
  @CsvSource({
    "x.close();, 1, 0",
    "s.close();, 1, 0",
    "x.getInfo().length();, 1, 0",
    "take(x);, 0, 0",
    "Runnable r = x::close;, 1, 0",
    "new OnnxTensor();, 1, 0",
    "String.valueOf(1);, 0, 0",
  })
  void callsOnModelledTypesAreCounted(String code, int calls, int unresolved) {
    // The implicit constructor of `Sub` calls nothing that is written.
    CallCoverage found = coverage(code);
    assertEquals(calls, found.calls(), code);
    assertEquals(unresolved, found.unresolved(), code);
    assertEquals(Set.of("A.java"), found.usedIn().get("ai.onnxruntime.OnnxTensor"));
  }

  @ParameterizedTest
  @CsvSource({
    "0,   0,  false",
    "100, 5,  false",
    "100, 6,  true",
    "20,  2,  false",
    "20,  3,  true",
    "1,   1,  true",
    "2,   1,  false",
    "2,   2,  true",
  })
  void aFewUnresolvedCallsAreTolerated(int calls, int unresolved, boolean isGap) {
    CallCoverage coverage = new CallCoverage(calls, unresolved, List.of(), Map.of());
    assertEquals(isGap, coverage.gap().isPresent());
  }

  @Test
  void theGapSaysHowManyAndWhatToDo() {
    CallCoverage coverage = new CallCoverage(40, 10, List.of(), Map.of());
    assertEquals(
        Diagnostic.gap(
            null,
            0,
            0,
            "10 of 40 calls on modelled types could not be resolved (25 %, 5 % are tolerated)",
            "complete the class path"),
        coverage.gap().orElseThrow());
  }
}
