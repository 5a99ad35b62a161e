// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Entries of maps, each of which is followed as the resource in it. */
final class EntriesTest {

  private static final Engine ENGINE =
      new Engine(
          ModelLibrary.load(ModelRequest.BUNDLED).models(),
          RuleCatalog.all(),
          EngineOptions.DEFAULT);

  private static String findings(String loop) {
    String text =
        """
        package ai.onnxruntime;
        import java.util.*;
        class OrtException extends Exception {}
        class OrtEnvironment {}
        class OnnxTensor implements AutoCloseable {
          native static OnnxTensor createTensor(OrtEnvironment e, long[] data) throws OrtException;
          native Object getValue();
          public native void close();
        }
        class A {
          static void run(OrtEnvironment e, OnnxTensor given, String key) throws OrtException {
            Map<String, OnnxTensor> inputs = new HashMap<>();
            inputs.put("ids", given);
            OnnxTensor made = OnnxTensor.createTensor(e, new long[1]);
            inputs.put("types", made);
            %s
          }
        }
        """
            .formatted(loop);
    return Findings.brief(ENGINE.analyze(JavaText.program("A.java", text)));
  }

  /** A tensor has a {@code getValue} as well, which is not the one of the entry. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "for (Map.Entry<String, OnnxTensor> one : inputs.entrySet()) one.getValue().close();",
        "inputs.entrySet().forEach(one -> one.getValue().close());",
        "inputs.entrySet().stream().map(Map.Entry::getValue).forEach(OnnxTensor::close);",
      })
  void whatAnEntryHoldsIsReleased(String loop) {
    assertEquals("", findings(loop), loop);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "for (Map.Entry<String, OnnxTensor> one : inputs.entrySet())"
            + " if (!one.getKey().equals(key)) one.getValue().close();",
        "inputs.entrySet().stream().filter(one -> !one.getKey().equals(key))"
            + ".forEach(one -> one.getValue().close());",
      })
  void aReleaseOfSomeIsNoReleaseOfAllNorOfNone(String loop) {
    assertEquals(
        "UnscopedTensor potential: OnnxTensor made = OnnxTensor.createTensor(e, new long[1]);:"
            + " `made` is not released on every path\n",
        findings(loop),
        loop);
  }
}
