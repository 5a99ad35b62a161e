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

/** Leaks of resources that the garbage collector releases as well. */
final class CollectedLeaksTest {

  private static final Engine ENGINE =
      new Engine(
          ModelLibrary.load(ModelRequest.BUNDLED).models(),
          RuleCatalog.all(),
          EngineOptions.DEFAULT);

  private static final String LEAK = "{ Mat m = new Mat(480, 640, 0); m.rows(); }";
  private static final String DEFINITE = "UnscopedTensor definite: %s: `m` is never released\n";
  private static final String POTENTIAL = "UnscopedTensor potential: %s: `m` is never released\n";
  private static final String COUNTED = "{ IntPointer p = new IntPointer(size()); p.get(0); }";

  private static String findings(String... members) {
    String text =
        """
        import org.opencv.core.*;
        import org.opencv.imgproc.*;
        import org.bytedeco.javacpp.*;
        class A {
        long size() { return 1 << 20; }
        %s
        }
        """
            .formatted(String.join("\n", members));
    return Findings.brief(ENGINE.analyze(JavaText.program("A.java", text)));
  }

  @Test
  void oneThatIsLeftOnceIsPotential() {
    assertEquals(POTENTIAL.formatted("void f() " + LEAK), findings("void f() " + LEAK));
  }

  @Test
  void oneThatALoopLeavesIsDefinite() {
    String loop = "void f(int n) { while (n-- > 0) %s }".formatted(LEAK);
    assertEquals(DEFINITE.formatted(loop), findings(loop));
  }

  @Test
  void oneThatATimerLeavesWithEachRunIsDefinite() {
    String timer = "void f(java.util.Timer t) { t.schedule(new Task(), 0, 33); }";
    String task = "static class Task extends java.util.TimerTask { public void run() %s }";
    assertEquals(DEFINITE.formatted(task.formatted(LEAK)), findings(timer, task.formatted(LEAK)));
  }

  @Test
  void oneThatADelayedTaskLeavesIsPotential() {
    String timer = "void f(java.util.Timer t) { t.schedule(new Task(), 33); }";
    String task = "static class Task extends java.util.TimerTask { public void run() %s }";
    assertEquals(POTENTIAL.formatted(task.formatted(LEAK)), findings(timer, task.formatted(LEAK)));
  }

  @Test
  void oneThatAMethodOnAScheduleLeavesIsDefinite() {
    String method = "@Scheduled void f() " + LEAK;
    assertEquals(DEFINITE.formatted(method), findings("@interface Scheduled {}", method));
  }

  @Test
  void oneThatAMethodLeavesWhichALoopCallsIsDefinite() {
    String loop = "void f(int n) { while (n-- > 0) { g(); } }";
    assertEquals(
        DEFINITE.formatted("void h() " + LEAK),
        findings(loop, "void g() { h(); }", "void h() " + LEAK));
  }

  @Test
  void whatTheLibraryCountsMattersInALoopOnly() {
    assertEquals("", findings("void f() " + COUNTED));
    String loop = "void f(int n) { while (n-- > 0) %s }".formatted(COUNTED);
    assertEquals(DEFINITE.formatted(loop).replace("`m`", "`p`"), findings(loop));
  }

  @Test
  void whatAnExceptionLeavesIsLeftToTheCollector() {
    assertEquals(
        "",
        findings(
            "void f(int n) { for (;;) { Mat m = new Mat(480, 640, 0);"
                + " if (m.rows() == n) { throw new IllegalStateException(); } m.release(); } }"));
  }

  @Test
  void whatAFieldHoldsLivesAsLongAsItsObject() {
    assertEquals("", findings("final Mat m = new Mat(480, 640, 0); int f() { return m.rows(); }"));
  }

  @Test
  void anArgumentMayBeFilledAgain() {
    assertEquals("", findings("void f(Mat from, Mat m) { m.release(); from.copyTo(m); }"));
    String read = "double f(Mat m) { m.release(); return m.get(0, 0)[0]; }";
    assertEquals(
        "UseAfterDispose definite: " + read + ": `m` is used after it was disposed\n",
        findings(read));
  }

  private static String perRound(String... statements) {
    return "void f(int n, int[] given, Mat image) { while (n-- > 0) { "
        + String.join(" ", statements)
        + " } }";
  }

  private static String leakOf(String variable, String code) {
    return "UnscopedTensor definite: %s: `%s` is never released\n".formatted(code, variable);
  }

  @Test
  void fewElementsAreLeftToTheCollector() {
    assertEquals("", findings(perRound("Mat m = new Mat(3, 3, 6); m.get(0, 0);")));
    assertEquals("", findings(perRound("IntPointer p = new IntPointer(4L); p.get(0);")));
    assertEquals("", findings(perRound("Mat m = Mat.zeros(32, 32, 0); m.get(0, 0);")));
    String many = perRound("Mat m = Mat.zeros(32, 33, 0); m.get(0, 0);");
    assertEquals(leakOf("m", many), findings(many));
    String unknown = perRound("Mat m = new Mat(3, n, 6); m.get(0, 0);");
    assertEquals(leakOf("m", unknown), findings(unknown));
  }

  @Test
  void listedElementsAreFew() {
    assertEquals("", findings(perRound("IntPointer p = new IntPointer(n, n, 3); p.get(0);")));
    String array = perRound("IntPointer p = new IntPointer(given); p.get(0);");
    assertEquals(leakOf("p", array), findings(array));
  }

  @Test
  void aHandleHoldsNothingOfItsOwn() {
    assertEquals("", findings(perRound("Mat m = image.row(n); m.get(0, 0);")));
    assertEquals("", findings(perRound("image.submat(0, 9, 0, 9).get(0, 0);")));
    String copy = perRound("Mat m = image.row(n).clone(); m.get(0, 0);");
    assertEquals(leakOf("m", copy), findings(copy));
  }

  @Test
  void anEmptyObjectMattersFromTheFirstUseOn() {
    assertEquals("", findings(perRound("Mat m = new Mat(); m.empty();")));
    String filled = perRound("Mat m = new Mat(); image.copyTo(m);");
    assertEquals(leakOf("m", filled), findings(filled));
    assertEquals("", findings(perRound("Mat m = new Mat(); m = image; m.get(0, 0);")));
    assertEquals("", findings(perRound("Mat m = new Mat(); image.copyTo(m); m.release();")));
  }

  @Test
  void whatFillsATemporaryIsNotRead() {
    assertEquals("", findings(perRound("Imgproc.dilate(image, image, new Mat());")));
  }

  @Test
  void aCallMayPutLittleIntoAnEmptyObject() {
    assertEquals(
        "",
        findings(
            "void f(java.util.List<MatOfPoint> found, Mat image) { for (;;) { Mat m = new Mat();"
                + " Imgproc.findContours(image, found, m, 0, 0); m.get(0, 0); } }"));
  }

  @Test
  void callersKnowTheSizeOfWhatAMethodMakes() {
    String empty = "Mat empty() { return new Mat(); }";
    String few = "Mat few() { return Mat.eye(3, 3, 6); }";
    assertEquals("", findings(few, perRound("Mat m = few(); m.get(0, 0);")));
    assertEquals("", findings(empty, perRound("Mat m = empty(); m.empty();")));
    String filled = perRound("Mat m = empty(); image.copyTo(m);");
    assertEquals(leakOf("m", filled), findings(empty, filled));
    String either = "Mat either(int n) { return n > 0 ? Mat.eye(3, 3, 6) : new Mat(n, n, 0); }";
    String unknown = perRound("Mat m = either(n); m.get(0, 0);");
    assertEquals(leakOf("m", unknown), findings(either, unknown));
  }

  @Test
  void whatIsFoundEmptyHoldsNothing() {
    String filled = "Mat m = new Mat(); image.copyTo(m);";
    assertEquals(
        "", findings(perRound(filled, "if (m.empty()) { continue; } m.get(0, 0); m.release();")));
    String leak = perRound(filled, "if (!m.empty()) { continue; } m.release();");
    assertEquals(
        "UnscopedTensor potential: " + leak + ": `m` is not released on every path\n",
        findings(leak));
    assertEquals("", findings(perRound("Mat m = new Mat(); if (!m.empty()) { m = image; }")));
  }

  @Test
  void aSmallObjectHasALifeToo() {
    String read = "double f() { Mat m = Mat.eye(3, 3, 6); m.release(); return m.get(0, 0)[0]; }";
    assertEquals(
        "UseAfterDispose definite: " + read + ": `m` is used after it was disposed\n",
        findings(read));
    assertEquals("", findings("void f() { Mat m = Mat.eye(3, 3, 6); m.release(); }"));
  }
}
