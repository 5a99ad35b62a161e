// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.work.DeepStack;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What code costs grows with its size and no faster, or the method is given up and all else is
 * analysed. The steps of the analysis stand for the cost: they are the same on each machine. The
 * time limit is there for an analysis that does not end.
 */
final class GrowthTest {

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();
  private static final Duration NEVER = Duration.ofMinutes(1);

  private static AnalysisResult analyze(GrowingCode code, int size) {
    Engine engine = new Engine(MODELS, RuleCatalog.all(), EngineOptions.DEFAULT);
    return assertTimeoutPreemptively(
        NEVER,
        () ->
            DeepStack.call(
                () -> engine.analyze(JavaText.program(Map.of("A.java", code.text(size))))));
  }

  private static List<String> leaksOfOther(AnalysisResult result) {
    return result.findings().stream()
        .filter(each -> each.method().equals("A.other"))
        .map(each -> each.rule() + " " + each.confidence().label() + " " + each.resource())
        .toList();
  }

  @ParameterizedTest
  @EnumSource(to = "BRANCHES")
  void workIsLinear(GrowingCode code) {
    AnalysisResult small = analyze(code, 100);
    AnalysisResult large = analyze(code, 200);
    assertEquals(List.of(), large.diagnostics());
    assertTrue(
        large.steps() < 2.5 * small.steps(),
        () -> "twice the code takes " + large.steps() + " steps instead of " + small.steps());
    assertEquals(List.of("UnscopedTensor definite leak"), leaksOfOther(large));
  }

  /** A class with hundreds of tensors is large, but no reason to give up its constructor. */
  @Test
  void aClassWithHundredsOfFieldsIsAnalysed() {
    int fields = 600;
    String makes =
        IntStream.range(0, fields)
            .mapToObj(i -> "t" + i + " = Tensor.of(1f);")
            .collect(Collectors.joining());
    String closes =
        IntStream.range(0, fields)
            .mapToObj(i -> "t" + i + ".close();")
            .collect(Collectors.joining());
    String declared =
        IntStream.range(0, fields)
            .mapToObj(i -> "private final Tensor t" + i + ";")
            .collect(Collectors.joining());
    String text =
        "import dev.tensorlint.runtime.Tensor; class A implements AutoCloseable { "
            + declared
            + " A() { "
            + makes
            + " } @Override public void close() { "
            + closes
            + " } }";
    Engine engine = new Engine(MODELS, RuleCatalog.all(), EngineOptions.DEFAULT);
    AnalysisResult result = engine.analyze(JavaText.program(Map.of("A.java", text)));
    assertEquals(List.of(), result.diagnostics());
    assertEquals(List.of(), result.findings());
  }

  /** One of several elements goes into a second array, and a helper may release what is there. */
  @Test
  void arraysThatMayBeInEachOtherAreReleasedOnce() {
    String text =
        """
        import dev.tensorlint.runtime.Tensor;
        class A {
          static void some() {
            Tensor[] all = {Tensor.ones(1), Tensor.ones(2)};
            Tensor[] part = new Tensor[1];
            part[0] = all[1];
            closeAll(part);
          }
          static void closeAll(Tensor[] all) {
            for (int i = 0; i < all.length; i++) {
              all[i].close();
            }
          }
        }
        """;
    Engine engine = new Engine(MODELS, RuleCatalog.all(), EngineOptions.DEFAULT);
    AnalysisResult result = engine.analyze(JavaText.program(Map.of("A.java", text)));
    assertEquals(List.of(), result.diagnostics());
    assertEquals(0, result.methodsNotAnalysed());
  }

  /** What one method makes of another grows with both; the budget ends it. */
  @ParameterizedTest
  @EnumSource(from = "CHAIN")
  void whatGrowsFasterIsGivenUpAndTheRestGoesOn(GrowingCode code) {
    AnalysisResult result = analyze(code, 3_000);
    assertEquals(1, result.methodsNotAnalysed());
    assertEquals(1, result.diagnostics().size());
    String message = result.diagnostics().get(0).message();
    assertTrue(message.contains("was not analysed: more than 200000 steps"), message);
    assertEquals(List.of("UnscopedTensor definite leak"), leaksOfOther(result));
  }
}
