// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was taken out of a container is not what the others are. */
final class TakenOutTest {

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();

  private static String findings(String code) {
    String text =
        "import dev.tensorlint.runtime.Tensor;\n"
            + "import java.util.*;\n"
            + "import java.util.concurrent.*;\n"
            + "class A {\n"
            + "  private static Tensor t() { return Tensor.ones(1); }\n"
            + "  private static float one(Queue<Tensor> q) { try (Tensor t = q.poll()) { return t.item(); } }\n"
            + "  private static int size(Queue<Tensor> q) { return q.size(); }\n"
            + "  static void run(ExecutorService pool) throws Exception { "
            + code
            + " }\n}\n";
    EngineOptions options =
        EngineOptions.DEFAULT.withRules(RuleSettings.DEFAULT.reportingMinor(false));
    Engine engine = new Engine(MODELS, RuleCatalog.all(), options);
    return Findings.brief(engine.analyze(JavaText.program("A.java", text)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Deque<Tensor> d = new ArrayDeque<>(); d.add(t()); d.add(t());"
            + " Tensor last = d.removeLast(); d.forEach(Tensor::close); last.item(); last.close();",
        "Map<String, Tensor> m = new HashMap<>(); m.put(\"a\", t()); m.put(\"b\", t());"
            + " Tensor a = m.remove(\"a\"); m.values().forEach(Tensor::close); a.item(); a.close();",
        "Map<String, Tensor> m = new HashMap<>(); m.put(\"a\", t());"
            + " Iterator<Map.Entry<String, Tensor>> i = m.entrySet().iterator();"
            + " while (i.hasNext()) { Tensor x = i.next().getValue(); i.remove(); x.close(); }"
            + " for (Tensor x : m.values()) x.item();",
        "Queue<Tensor> q = new ArrayDeque<>(); q.add(t()); q.add(t()); one(q); one(q);",
        "BlockingQueue<Tensor> q = new LinkedBlockingQueue<>(); q.add(t());"
            + " List<Tensor> rest = new ArrayList<>(); q.drainTo(rest); rest.forEach(Tensor::close);",
        "CompletionService<Tensor> s = new ExecutorCompletionService<>(pool); s.submit(() -> t());"
            + " try (Tensor x = s.take().get()) { x.item(); }",
      })
  void isFollowedByItself(String code) {
    assertEquals("", findings(code));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UseAfterDispose definite:Deque<Tensor> d = new ArrayDeque<>(); d.add(t()); d.add(t());"
            + " d.forEach(Tensor::close); d.peek().item();",
        "UseAfterDispose definite:Tensor[] a = {t(), t()}; for (Tensor x : a) x.close(); a[1].item();",
        "UnscopedTensor definite:Queue<Tensor> q = new ArrayDeque<>(); q.add(t()); q.add(t()); size(q);",
      })
  void withoutThatItIsWhatTheyAre(String expectedAndCode) {
    String[] parts = expectedAndCode.split(":", 2);
    assertEquals(parts[0], findings(parts[1]).split(":", -1)[0]);
  }
}
