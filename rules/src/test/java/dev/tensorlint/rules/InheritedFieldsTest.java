// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fields of a superclass that a subclass with a release of its own leaves open. */
final class InheritedFieldsTest {

  private static final String TEXT =
      """
      import dev.tensorlint.runtime.Tensor;
      class Reader implements AutoCloseable {
        private Tensor held;
        float read() { fill(); return held.item(); }
        private void fill() { if (held == null) { held = Tensor.ones(1); } }
        @Override public void close() { if (held != null) { held.close(); held = null; } }
      }
      class Own extends Reader {
        private final Tensor own = Tensor.ones(1);
        %s
        @Override public void close() { own.close(); }
      }
      """;

  private static List<String> findings(String method) {
    Engine engine =
        new Engine(
            ModelLibrary.load(ModelRequest.BUNDLED).models(),
            RuleCatalog.all(),
            EngineOptions.DEFAULT);
    return engine.analyze(JavaText.program("A.java", TEXT.formatted(method))).findings().stream()
        .map(Finding::rule)
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "float more() { return 1; } | 1",
        "@Override float read() { return super.read() + own.item(); } | 1",
        "@Override float read() { return own.item(); } | 0",
      })
  void matterWhereTheirFillingCanRunOnIt(String method, int expected) {
    List<String> found = findings(method).stream().filter("OwnerNotCloseable"::equals).toList();
    assertEquals(expected, found.size(), () -> findings(method).toString());
  }
}
