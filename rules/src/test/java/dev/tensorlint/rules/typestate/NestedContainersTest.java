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

/** Lists in lists and maps: what is read out of the outer one is the inner one. */
final class NestedContainersTest {

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();

  private static final String CREATION =
      "Map<String, List<Tensor>> m = new HashMap<>(); List<List<Tensor>> l = new ArrayList<>();";

  private static String findings(String code) {
    String text =
        "import dev.tensorlint.runtime.Tensor;\n"
            + "import java.util.*;\n"
            + "class A {\n"
            + "  private static Tensor t() { return Tensor.ones(1); }\n"
            + "  static void run(String k, List<String> keys) { "
            + CREATION
            + code
            + " }\n}\n";
    Engine engine = new Engine(MODELS, RuleCatalog.all(), EngineOptions.DEFAULT);
    return Findings.brief(engine.analyze(JavaText.program("A.java", text)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "m.put(k, List.of(t(), t())); for (Tensor x : m.get(k)) x.close();",
        "m.put(k, List.of(t())); m.get(k).forEach(Tensor::close);",
        "m.put(k, new ArrayList<>()); m.get(k).add(t()); for (Tensor x : m.get(k)) x.close();",
        "List<Tensor> in = new ArrayList<>(); m.put(k, in); in.add(t()); m.get(k).get(0).close();",
        "l.add(List.of(t(), t())); List<Tensor> in = l.get(0); for (Tensor x : in) x.close();",
        "l.add(List.of(t())); while (!l.isEmpty()) l.remove(0).forEach(Tensor::close);",
        "Tensor[][] a = {{t(), t()}}; for (Tensor x : a[0]) x.close();",
        "m.put(k, new ArrayList<>()); m.get(k).add(t());"
            + " for (List<Tensor> in : m.values()) for (Tensor x : in) x.close();",
        "m.computeIfAbsent(k, any -> new ArrayList<>()).add(t());"
            + " for (List<Tensor> in : m.values()) for (Tensor x : in) x.close();",
        "for (String key : keys) m.computeIfAbsent(key, any -> new ArrayList<>()).add(t());"
            + " m.values().forEach(in -> in.forEach(Tensor::close));",
      })
  void theInnerContainerIsReleased(String code) {
    assertEquals("", findings(code));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "UnscopedTensor definite | m.put(k, List.of(t())); for (Tensor x : m.get(k)) x.item();",
        "UnscopedTensor definite | m.put(k, new ArrayList<>()); m.get(k).add(t()); m.size();",
        "UnscopedTensor definite | Tensor[][] a = {{t()}}; for (Tensor x : a[0]) x.item();",
        // Which of the two a key gives is not followed.
        "UnscopedTensor potential | List<Tensor> in = new ArrayList<>(); in.add(t()); m.put(\"a\", in);"
            + " m.put(\"b\", new ArrayList<>()); for (Tensor x : m.get(\"b\")) x.close();",
        // Nor whether it is a list of this round or of an earlier one.
        "TensorAccumulates potential | for (String key : keys) {"
            + " if (!m.containsKey(key)) m.put(key, new ArrayList<>()); m.get(key).add(t()); }"
            + " m.values().forEach(in -> in.forEach(Tensor::close));",
        "TensorAccumulates definite | for (String key : keys) { m.putIfAbsent(key, new ArrayList<>());"
            + " m.get(key).add(t()); }",
      })
  void theInnerContainerIsNot(String expected, String code) {
    assertEquals(expected, findings(code).split(":", -1)[0]);
  }
}
