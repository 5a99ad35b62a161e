// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import static dev.tensorlint.report.Sample.file;
import static dev.tensorlint.report.Sample.find;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.report.Golden;
import dev.tensorlint.report.RuleReference;
import dev.tensorlint.report.Sample;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.source.SourceFile;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The text report on terminals of different widths. */
class ScreenTest {

  private static final SourceFile FILE =
      file(
          "Serve.java",
          "class Serve {",
          "  float[] run(float[] input, Session session) {",
          "    OnnxTensor tensor = OnnxTensor.createTensor(environment, FloatBuffer.wrap(input),"
              + " new long[] {1, input.length});",
          "    if (session == null) {",
          "      return new float[0];",
          "    }",
          "    return List.of(one(), two()).stream()",
          "        .map(value -> value.read(tensor)).toList();",
          "  }",
          "}");

  private static final Finding FINDING =
      Sample.at(find(FILE, "createTensor"))
          .message("`tensor` is not released on one of the paths that lead out of the method `run`")
          .label("created here, owned by this method")
          .step(find(FILE, "return new float[0]"), "still open here")
          .step(find(FILE, "new long[] {1, input.length}"), "with a note of its own")
          .step(
              find(
                  FILE,
                  "List.of(one(), two()).stream()\n        .map(value -> value.read(tensor))"),
              "still open in this chain of calls")
          .help("close `tensor`, preferably with try-with-resources, or open a scope around it")
          .fix(Fix.Safety.SAFE, "wrap `tensor` in try-with-resources")
          .finding();

  private static String text(int columns) {
    return FindingText.of(FINDING, new Screen(Palette.PLAIN, columns), RuleReference.COMMAND);
  }

  @Test
  void everyLineFits() {
    for (int columns : List.of(50, 60, 72, 80, 100, 132)) {
      text(columns)
          .lines()
          .forEach(line -> assertTrue(line.length() <= columns, columns + ": " + line));
    }
  }

  @Test
  void sixtyColumns() {
    Golden.assertMatches("sixty-columns.txt", text(60));
  }

  @Test
  void aWideTerminalIsLikeAFile() {
    String wide = text(400);
    assertEquals(FindingText.of(FINDING, Palette.PLAIN, RuleReference.COMMAND), wide);
    assertTrue(wide.lines().anyMatch(line -> line.length() > 120), wide);
  }

  @Test
  void linesBreakAtBlanks() {
    Screen screen = new Screen(Palette.PLAIN, 40);
    String word = "x".repeat(50);
    assertEquals(List.of("short"), screen.wrapped("short", 0, 0));
    assertEquals(List.of(word), screen.wrapped(word, 0, 0));
    assertEquals(List.of(word, "a", word), screen.wrapped(word + " a " + word, 0, 0));
    String text = "ab ".repeat(40).strip();
    List<String> lines = screen.wrapped(text, 10, 2);
    assertEquals(text, String.join(" ", lines));
    assertEquals(29, lines.get(0).length());
    assertTrue(IntStream.range(1, lines.size()).allMatch(i -> lines.get(i).length() <= 38), text);
  }
}
