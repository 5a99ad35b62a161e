// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A loop goes on after an exception that has left a resource open. */
final class UnwoundInLoopsTest {

  private static final String SCORES =
      """
      import ai.onnxruntime.*;
      import java.nio.file.*;
      import java.util.*;
      class A {
        static void scores(
            OrtEnvironment env, OrtSession session, List<long[][]> all, Path names) {
          for (long[][] ids : all) {
            try {
              try (OnnxTensor in = OnnxTensor.createTensor(env, ids);
                  OnnxTensor mask = OnnxTensor.createTensor(env, ids)) {
                OrtSession.Result result = session.run(Map.of("a", in, "b", mask));
                Object first = Files.readString(names) + result.get(0).getValue();
                result.close();
              }
            } catch (Exception e) {
              System.out.println();
            }
          }
        }
      }
      """;

  /** The states of the body fit into the limit, and so do those that also know the lost result. */
  @Test
  void whatAnEarlierRoundHasLostIsKnown() {
    Engine engine =
        new Engine(
            ModelLibrary.load(ModelRequest.BUNDLED).models(),
            RuleCatalog.all(),
            EngineOptions.DEFAULT);
    List<Confidence> found =
        engine.analyze(JavaText.program("A.java", SCORES)).findings().stream()
            .filter(finding -> finding.rule().equals("LeakOnException"))
            .map(finding -> finding.confidence())
            .toList();
    assertEquals(List.of(Confidence.DEFINITE), found);
  }
}
