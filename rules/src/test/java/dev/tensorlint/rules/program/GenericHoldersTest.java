// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects whose fields can hold anything: who uses what they hold, releases it. */
final class GenericHoldersTest {

  private static final String GETTERS =
      " L getLeft() { return left; } R getRight() { return right; } }";

  private static String findings(String pair, String creation) {
    String text =
        "import dev.tensorlint.runtime.Tensor;\n"
            + "class A {\n"
            + "  private static Pair<Tensor, String> one() { return "
            + creation
            + "; }\n"
            + "  static void use() { Pair<Tensor, String> p = one(); p.getLeft().close(); }\n"
            + "}\n"
            + pair
            + "\n";
    return findings(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class Pair<L, R> { private final L left; private final R right;"
            + " Pair(L l, R r) { left = l; right = r; }",
        "class Pair<L, R> { final Object left; final R right;"
            + " Pair(L l, R r) { left = l; right = r; }",
      })
  void theConstructorTakesIt(String pair) {
    String getters = GETTERS.replace("return left", "return (L) left");
    assertEquals("", findings(pair + getters, "new Pair<>(Tensor.ones(1), \"\")"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class Pair<L, R> { private final L left; private final R right;"
            + " private Pair(L l, R r) { left = l; right = r; }",
        "class Pair<L, R> { private L left; private R right;"
            + " private Pair(L l, R r) { left = l; right = r; }",
      })
  void aFactoryTakesIt(String pair) {
    String of = " static <A, B> Pair<A, B> of(A a, B b) { return new Pair<>(a, b); }";
    assertEquals("", findings(pair + of + GETTERS, "Pair.of(Tensor.ones(1), \"\")"));
  }

  private static String findingsOf(String field, String put, String loop) {
    String text =
        """
        import dev.tensorlint.runtime.Tensor;
        import java.util.*;
        final class A implements AutoCloseable {
          private final %s;
          private void fill() { while (Math.random() < 1) { %s } }
          void run() { fill(); }
          @Override public void close() throws Exception { %s }
        }
        """
            .formatted(field, put, loop);
    return findings(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "List<AutoCloseable> all = new ArrayList<>() | all.add(Tensor.ones(1)); | for (AutoCloseable a : all) a.close();",
        "Map<String, AutoCloseable> all = new HashMap<>() | all.put(\"a\", Tensor.ones(1));"
            + " | for (AutoCloseable a : all.values()) a.close();",
      })
  void aContainerOfAnythingIsReleasedByWhoReadsIt(String field, String put, String loop) {
    assertEquals("", findingsOf(field, put, loop));
  }

  @Test
  void oneOfTensorsIsNot() {
    String expected = "TensorAccumulates definite";
    String found =
        findingsOf(
            "List<Tensor> all = new ArrayList<>()", "all.add(Tensor.ones(1));", "all.size();");
    assertEquals(expected, found.split(":", -1)[0]);
  }

  private static String findings(String text) {
    Engine engine =
        new Engine(
            ModelLibrary.load(ModelRequest.BUNDLED).models(),
            RuleCatalog.all(),
            EngineOptions.DEFAULT);
    return Findings.brief(engine.analyze(JavaText.program("A.java", text)));
  }
}
