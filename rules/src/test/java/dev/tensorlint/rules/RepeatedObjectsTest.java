// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the garbage collector ends, and objects of the program hold in a field. */
final class RepeatedObjectsTest {

  private static final String START =
      """
      import org.opencv.core.*;
      import org.opencv.videoio.VideoCapture;
      final class Held {
        final Mat image;
        Held(Mat image) { this.image = image; }
        int rows() { return image.rows(); }
      }
      final class Watch {
        private Held last;
        private static Held first;
        private Held make() { return new Held(new Mat(4000, 3000, 0)); }
        int watch(VideoCapture camera, Mat frame, int n) {
          int sum = 0;
      """;

  private static List<Confidence> held(String code) {
    Engine engine =
        new Engine(
            ModelLibrary.load(ModelRequest.BUNDLED).models(),
            RuleCatalog.all(),
            EngineOptions.DEFAULT);
    return engine
        .analyze(JavaText.program("A.java", START + code + " return sum; } }"))
        .findings()
        .stream()
        .filter(finding -> finding.rule().equals("OwnerNotCloseable"))
        .map(Finding::confidence)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "while (camera.read(frame)) { sum += new Held(frame.clone()).rows(); }",
        "while (camera.read(frame)) { sum += make().rows(); }",
        "while (camera.read(frame)) { Held held = make(); sum += held.image.rows(); }",
      })
  void eachObjectLeavesItsOwnBehind(String code) {
    assertEquals(List.of(Confidence.POTENTIAL), held(code));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sum += new Held(frame.clone()).rows();",
        "while (camera.read(frame)) { sum += new Held(frame).rows(); }",
        "while (camera.read(frame)) { Held held = make(); held.image.release(); }",
        "while (camera.read(frame)) { if (last == null) { last = new Held(frame.clone()); } }",
        "while (camera.read(frame)) { if (first == null) { first = new Held(frame.clone()); } }",
      })
  void whatAnObjectHoldsWhileItIsNeededIsLeftToTheCollector(String code) {
    assertEquals(List.of(), held(code));
  }
}
