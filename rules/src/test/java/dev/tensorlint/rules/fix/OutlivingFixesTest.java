// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.finding.Fix;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A fix closes nothing that the program still reaches, and nothing that is not there. */
final class OutlivingFixesTest {

  private static String inClass(String... lines) {
    return """
    import ai.djl.Model;
    import ai.djl.inference.Predictor;
    import ai.djl.ndarray.*;
    import dev.tensorlint.runtime.*;
    import java.util.*;
    import org.apache.arrow.memory.*;
    import org.apache.arrow.vector.*;

    final class A {
      private Predictor<String, String> predictor;
      private VectorSchemaRoot root;

    %s}
    """
        .formatted(String.join("\n", lines).indent(2));
  }

  private static List<String> titles(String rule, String... lines) {
    return Fixed.of(rule, inClass(lines)).stream().map(Fix::title).toList();
  }

  private static String first(String rule, String... lines) {
    return Fixed.first(rule, inClass(lines));
  }

  @Test
  void aModelIsNotClosedWhileAFieldHasItsPredictor() {
    List<String> titles =
        titles(
            "UnclosedResource",
            "void load() {",
            "  Model model = Model.newInstance(\"m\");",
            "  this.predictor = model.newPredictor(null);",
            "}");
    assertEquals(List.of(), titles);
  }

  @Test
  void aModelIsNotClosedWhileAFieldHasItsPredictorThroughAVariable() {
    List<String> titles =
        titles(
            "UnclosedResource",
            "void load() {",
            "  Model model = Model.newInstance(\"m\");",
            "  Predictor<String, String> made = model.newPredictor(null);",
            "  predictor = made;",
            "}");
    assertFalse(titles.contains("wrap `model` in try-with-resources"), titles.toString());
  }

  @Test
  void aModelIsNotClosedWhileTheCallerHasItsPredictor() {
    List<String> titles =
        titles(
            "UnclosedResource",
            "static Predictor<String, String> load() {",
            "  Model model = Model.newInstance(\"m\");",
            "  return model.newPredictor(null);",
            "}");
    assertEquals(List.of(), titles);
  }

  @Test
  void aModelWithoutANameIsNotClosedWhileAFieldHasItsPredictor() {
    List<String> titles =
        titles(
            "UnclosedResource",
            "void load() {",
            "  this.predictor = Model.newInstance(\"m\").newPredictor(null);",
            "}");
    assertEquals(List.of(), titles);
  }

  @Test
  void aModelIsClosedAfterTheLastUseOfItsPredictor() {
    String fixed =
        first(
            "UnclosedResource",
            "static String run() throws Exception {",
            "  Model model = Model.newInstance(\"m\");",
            "  try (Predictor<String, String> made = model.newPredictor(null)) {",
            "    return made.predict(\"x\");",
            "  }",
            "}");
    assertTrue(fixed.contains("try (Model model = Model.newInstance(\"m\");"), fixed);
  }

  @Test
  void anAllocatorIsNotClosedWhileAFieldHasWhatNeedsIt() {
    List<String> titles =
        titles(
            "UnclosedResource",
            "void open(org.apache.arrow.vector.types.pojo.Schema schema) {",
            "  BufferAllocator allocator = new RootAllocator();",
            "  this.root = VectorSchemaRoot.create(schema, allocator);",
            "}");
    assertFalse(titles.contains("wrap `allocator` in try-with-resources"), titles.toString());
  }

  @Test
  void anAllocatorIsNotClosedWhileTheCallerHasItsBuffer() {
    List<String> titles =
        titles(
            "UnclosedResource",
            "static ArrowBuf open() {",
            "  BufferAllocator allocator = new RootAllocator();",
            "  return allocator.buffer(8);",
            "}");
    assertFalse(titles.contains("wrap `allocator` in try-with-resources"), titles.toString());
  }

  private static final String[] CONVERTED = {
    "static float run(Tensor x, boolean isHalf) {",
    "  if (isHalf) {",
    "    Tensor whole = Tensor.of(1f);",
    "    System.out.println(whole.item());",
    "    x = whole;",
    "  }",
    "  %s",
    "}"
  };

  private static List<String> converted(String last) {
    return titles("UnscopedTensor", String.join("\n", CONVERTED).formatted(last));
  }

  @Test
  void whatAVariableOfAWiderScopeHasIsNotClosedInABlock() {
    assertEquals(List.of(), converted("return x.item();"));
  }

  @Test
  void whatAVariableOfAWiderScopeHadIsClosedInABlock() {
    assertEquals(List.of("wrap `whole` in try-with-resources"), converted("return 1f;"));
  }

  @Test
  void aModelIsNotClosedWhileTheNextIterationUsesItsPredictor() {
    List<String> titles =
        titles(
            "UnclosedResource",
            "static void run(Predictor<String, String> made, int n) throws Exception {",
            "  for (int i = 0; i < n; i++) {",
            "    made.predict(\"x\");",
            "    Model model = Model.newInstance(\"m\");",
            "    made = model.newPredictor(null);",
            "  }",
            "}");
    assertFalse(titles.contains("wrap `model` in try-with-resources"), titles.toString());
  }

  @Test
  void aManagerIsClosedWhenWhatItMadeHasLeftIt() {
    List<String> titles =
        titles(
            "UnclosedResource",
            "static NDArray run() {",
            "  NDManager manager = NDManager.newBaseManager();",
            "  NDArray array = manager.create(1f);",
            "  array.detach();",
            "  return array;",
            "}");
    assertEquals(List.of("wrap `manager` in try-with-resources"), titles);
  }

  @Test
  void theOldValueOfAVariableThatIsNullAtFirstIsTested() {
    List<Fix> fixes =
        Fixed.of(
            "UnscopedTensor",
            inClass(
                "static void run(int n) {",
                "  Tensor last = null;",
                "  Tensor image = null;",
                "  for (int i = 0; i < n; i++) {",
                "    if (image == null) {",
                "      image = Tensor.of(0f);",
                "    } else {",
                "      last = Tensor.of(1f);",
                "      last = image;",
                "      image = Tensor.of(2f);",
                "    }",
                "    if (last != null) {",
                "      System.out.println(last.item() + image.item());",
                "    }",
                "  }",
                "}"));
    assertTrue(fixes.stream().anyMatch(fix -> fix.title().contains("old value of `last`")));
    String text = fixes.toString();
    assertTrue(text.contains("!= null"), text);
  }

  @Test
  void theOldValueIsClosedAfterTheCommentOnItsLine() {
    String fixed =
        first(
            "OverwrittenTensor",
            "static float run() {",
            "  Tensor x = Tensor.of(1f);",
            "  x = Tensor.of(2f); // the other one",
            "  float value = x.item();",
            "  x.close();",
            "  return value;",
            "}");
    assertTrue(fixed.contains("x = Tensor.of(2f); // the other one\n    former.close();"), fixed);
  }

  @Test
  void theOldValueOfAVariableThatIsNullAfterwardsIsNotTested() {
    String fixed =
        first(
            "OverwrittenTensor",
            "static void run(boolean isDone) {",
            "  Tensor x = Tensor.of(1f);",
            "  if (isDone) {",
            "    x = null;",
            "  }",
            "  if (x != null) {",
            "    x.close();",
            "  }",
            "}");
    assertTrue(fixed.contains("if (isDone) {\n      x.close();\n      x = null;"), fixed);
  }
}
