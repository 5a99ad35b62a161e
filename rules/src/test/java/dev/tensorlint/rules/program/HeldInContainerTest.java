// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A value that a field and a container of the same object hold has one owner, and one release. */
final class HeldInContainerTest {

  private static List<String> rules(String load, String close) {
    String text =
        """
        import dev.tensorlint.runtime.Tensor;
        import java.util.*;

        public class A implements AutoCloseable {
          private final Map<String, Tensor> all = new HashMap<>();
          private Tensor one;

          void load() {
            %s
          }

          float value() {
            return one.item();
          }

          @Override
          public void close() {
            %s
          }
        }
        """
            .formatted(load, close);
    return new Engine(
            ModelLibrary.load(ModelRequest.BUNDLED).models(),
            RuleCatalog.all(),
            EngineOptions.DEFAULT)
        .analyze(JavaText.program("A.java", text)).findings().stream().map(Finding::rule).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "one = Tensor.ones(1); all.put(\"a\", one); | all.values().forEach(Tensor::close);",
        "Tensor made = Tensor.ones(1); one = made; all.put(\"a\", made); | all.values().forEach(Tensor::close);",
        // Who takes it out releases it.
        "one = Tensor.ones(1); all.put(\"a\", one); | Tensor it = all.remove(\"a\"); if (it != null) { it.close(); }",
      })
  void theContainerIsReleased(String load, String close) {
    assertEquals(List.of(), rules(load, close));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "one = Tensor.ones(1); all.put(\"a\", one); | all.clear();",
        "one = Tensor.ones(1); all.put(\"a\", one); | System.out.println(all.size());",
        // Another value is in the container.
        "one = Tensor.ones(1); all.put(\"a\", Tensor.ones(1)); | all.values().forEach(Tensor::close);",
      })
  void theFieldIsNotReleased(String load, String close) {
    assertEquals(true, rules(load, close).contains("OwnerNotCloseable"));
  }
}
