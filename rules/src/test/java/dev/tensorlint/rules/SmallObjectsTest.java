// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Leaks of what certainly holds little are minor; what may hold much is not little. */
final class SmallObjectsTest {

  private static final String IMPORTS =
      """
      import ai.djl.ndarray.*;
      import ai.djl.ndarray.types.*;
      import ai.onnxruntime.*;
      import java.nio.*;
      import java.util.*;
      import org.opencv.calib3d.*;
      import org.opencv.core.*;
      import org.opencv.core.Point;
      import org.opencv.core.Size;
      import org.opencv.imgproc.*;
      """;

  private static final String HELPERS =
      """
        static final int SIDE = 5;
        static final int FAR = 2000;
        static final Size BLOCK = new Size(SIDE, SIDE);
        static int side = 5;

        static void show(Mat shown) { System.out.println(shown.rows()); }
        static void fill(Mat filled, Mat like) { Imgproc.blur(like, filled, new Size(3, 3)); }
        static Mat kernel(int size) { return new Mat(new Size(size, size), CvType.CV_8U); }
        static Mat same(Mat m) { return m; }
        static Mat like(Mat image) { return new Mat(image.size(), CvType.CV_8U); }
      """;

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();

  private static AnalysisResult lint(boolean reportsMinor, String code) {
    String text =
        IMPORTS
            + "class A {\n"
            + HELPERS
            + "\n  void m(Mat image, int n, OrtEnvironment env, float[] data,"
            + " FloatBuffer buffer) throws Exception {\n    "
            + code
            + "\n  }\n}\n";
    EngineOptions options =
        EngineOptions.DEFAULT.withRules(RuleSettings.DEFAULT.reportingMinor(reportsMinor));
    Engine engine = new Engine(MODELS, RuleCatalog.all(), options);
    return engine.analyze(JavaText.program("A.java", text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Sizes of constants.
        "Mat m = new Mat(new Size(3, 3), CvType.CV_8U); m.put(0, 0, 1);",
        "Mat m = new Mat(BLOCK, CvType.CV_8U); m.put(0, 0, 1);",
        "int k = 3; Size s = new Size(k, 2 * SIDE + 1); Mat m = Mat.ones(s, CvType.CV_8U); show(m);",
        "Mat m = Mat.zeros(new int[] {2, 3, 4}, CvType.CV_8U); m.dump();",
        "int k = n > 1 ? 3 : 5; Mat m = new Mat(new Size(k, k), CvType.CV_8U); show(m);",
        // What is written into an empty one.
        "Mat m = new Mat(); Imgproc.resize(image, m, new Size(40, 30)); show(m);",
        "Mat h = new Mat(); Imgproc.calcHist(List.of(image), new MatOfInt(0), new Mat(), h, new MatOfInt(256),"
            + " new MatOfFloat(0, 255)); Core.normalize(h, h, 0, 255, Core.NORM_MINMAX); show(h);",
        "Mat a = Mat.ones(5, 5, CvType.CV_32F); Mat m = new Mat(); Core.multiply(a, new Scalar(2), m); show(m);",
        "Mat s = new Mat(); Imgproc.resize(image, s, new Size(40, 30)); Mat g = new Mat();"
            + " Imgproc.cvtColor(s, g, Imgproc.COLOR_RGB2GRAY); List<Mat> l = new ArrayList<>(); l.add(g);"
            + " Mat h = new Mat(); Imgproc.calcHist(l, new MatOfInt(0), new Mat(), h, new MatOfInt(256),"
            + " new MatOfFloat(4f, 252f)); show(h);",
        "Mat m = new Mat(); m.create(3, 3, CvType.CV_8U); show(m);",
        "Mat m = new Mat(); m.push_back(new MatOfPoint2f(new Point(1, 2))); show(m);",
        "Mat r = new Mat(); Core.transpose(Mat.eye(3, 3, CvType.CV_64F), r); r.convertTo(r, CvType.CV_32F); show(r);",
        "Mat m = new Mat(); fill(m, Mat.ones(5, 5, CvType.CV_8U)); show(m);",
        // Views and copies, and what helpers make.
        "Mat m = new Mat(new Size(3, 3), CvType.CV_8U).clone(); show(m);",
        "Mat m = kernel(7); show(m);",
        // Other libraries.
        "NDManager own = NDManager.newBaseManager(); while (n > 0) { NDArray a = own.create(buffer, new Shape(1, 80));"
            + " a.getFloat(0); } own.close();",
        "long[] shape = {1, 80}; NDManager own = NDManager.newBaseManager(); while (n > 0) { NDArray a = own.zeros(new Shape(shape));"
            + " a.getFloat(0); } own.close();",
        "float[][] rows = new float[3][4]; rows[0][0] = n; NDManager own = NDManager.newBaseManager(); while (n > 0) { "
            + "NDArray a = own.create(rows); a.getFloat(0); } own.close();",
        "NDManager own = NDManager.newBaseManager(); while (n > 0) { NDArray a = own.create(1.5f); a.getFloat(); } own.close();",
        "NDManager own = NDManager.newBaseManager(); while (n > 0) { NDArray a = own.create(new long[] {1, n}).reshape(1, 2); a.getLong(0); } own.close();",
        "NDManager own = NDManager.newBaseManager(); while (n > 0) { NDArray a = own.zeros(new Shape(1, 2)); a.getFloat(0); } own.close();",
        // What all calls of a private method pass.
        "own(3); own(SIDE); } private void own(int k) { Mat m = new Mat(new Size(k, k), CvType.CV_8U); show(m);",
      })
  void whatHoldsLittleIsMinor(String code) {
    AnalysisResult usual = lint(false, code);
    assertEquals(0, usual.findings().size(), () -> usual.findings().toString());
    assertTrue(usual.leftOut().minor() > 0, "no finding at all");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Sizes that are large, or not known.
        "Mat m = new Mat(new Size(FAR, FAR), CvType.CV_8U); show(m);",
        "Mat m = new Mat(new Size(n, 3), CvType.CV_8U); show(m);",
        "Mat m = new Mat(new Size(side, side), CvType.CV_8U); show(m);",
        "int k = 3; k += n; Mat m = new Mat(new Size(k, k), CvType.CV_8U); show(m);",
        "int k = 1; while (k < n) { k = k * 2; } Mat m = new Mat(new Size(k, k), CvType.CV_8U); show(m);",
        "Size s = new Size(3, 3); s.width = n; Mat m = new Mat(s, CvType.CV_8U); show(m);",
        "Size s = new Size(3, 3); s.set(new double[] {n, n}); Mat m = new Mat(s, CvType.CV_8U); show(m);",
        "int[] s = {2, 3}; s[0] = n; Mat m = Mat.zeros(s, CvType.CV_8U); show(m);",
        "int[] s = {2, 3}; Arrays.fill(s, n); Mat m = Mat.zeros(s, CvType.CV_8U); show(m);",
        "Mat m = Mat.ones(image.size(), CvType.CV_8U); show(m);",
        "Mat m = like(image); show(m);",
        // What is written is not known, or as large as something else.
        "Mat m = new Mat(); Imgproc.integral(image, m); show(m);",
        "Mat m = new Mat(new Size(3, 3), CvType.CV_8U); Imgproc.integral(image, m);",
        "Mat m = new Mat(new Size(3, 3), CvType.CV_8U); Core.add(image, image, m); show(m);",
        "Mat m = new Mat(new Size(3, 3), CvType.CV_8U); Mat same = m; Core.add(image, image, same); show(m);",
        "Mat m = new Mat(new Size(3, 3), CvType.CV_8U); fill(m, image); show(m);",
        "Mat m = new Mat(new Size(3, 3), CvType.CV_8U); m.push_back(image); show(m);",
        "Mat m = new Mat(new Size(3, 3), CvType.CV_8U); Runnable r = () -> Core.add(image, image, m); r.run(); show(m);",
        "Mat m = new Mat(new Size(3, 3), CvType.CV_8U); List<Mat> l = new ArrayList<>(); l.add(m);"
            + " for (Mat each : l) { Core.add(image, image, each); } show(m);",
        "Mat m = new Mat(); image.copyTo(m); show(m);",
        "Mat m = new Mat(); Imgproc.resize(image, m, new Size(0, 0), 0.5, 0.5, Imgproc.INTER_AREA); show(m);",
        "Mat m = new Mat(); Imgproc.resize(image, m, new Size(), 0.5, 0.5, Imgproc.INTER_AREA); show(m);",
        "Mat h = new Mat(); Imgproc.calcHist(List.of(image), new MatOfInt(0, 1), new Mat(), h, new MatOfInt(180, 256),"
            + " new MatOfFloat(0, 180, 0, 256)); show(h);",
        "Mat a = new Mat(new Size(3, 3), CvType.CV_8U); Core.add(image, image, a); Mat m = a.clone(); show(m);",
        "Mat m = image.clone(); show(m);",
        "Mat a = Mat.ones(9, 9, CvType.CV_8U); for (int i = 0; i < n; i++) { Mat b = new Mat();"
            + " Core.gemm(a, a, 1, new Mat(), 0, b); a = new Mat(new Size(a.rows() * 2, 3), 0); show(b); }",
        "NDManager own = NDManager.newBaseManager(); while (n > 0) { NDArray a = own.create(buffer, new Shape(1, n));"
            + " a.getFloat(0); } own.close();",
        "NDManager own = NDManager.newBaseManager(); while (n > 0) { NDArray a = own.create(new String[] {String.valueOf(data)});"
            + " a.toStringArray(); } own.close();",
        "float[][] rows = new float[3][4]; rows[0] = data; NDManager own = NDManager.newBaseManager(); while (n > 0) { "
            + "NDArray a = own.create(rows); a.getFloat(0); } own.close();",
        // What nothing ever frees.
        "OnnxTensor t = OnnxTensor.createTensor(env, new float[] {1, 2, 3}); t.getInfo();",
        "NDManager own = NDManager.newBaseManager(); while (n > 0) { NDArray a = own.create(data); a.getFloat(0); } own.close();",
        "NDManager own = NDManager.newBaseManager(); while (n > 0) { NDArray a = own.zeros(new Shape(n, 2)); a.getFloat(0); } own.close();",
        // What others can pass, or reach.
        "own(3); own(n); } private void own(int k) { Mat m = new Mat(new Size(k, k), CvType.CV_8U); show(m);",
        "own(3); } void own(int k) { Mat m = new Mat(new Size(k, k), CvType.CV_8U); show(m);",
        "own(3); java.util.function.IntConsumer c = this::own; c.accept(n); }"
            + " private void own(int k) { Mat m = new Mat(new Size(k, k), CvType.CV_8U); show(m);",
        "Mat m = new Mat(new Size(3, 3), CvType.CV_8U); List<Mat> l = List.of(m); l.forEach(each ->"
            + " Core.add(image, image, each)); show(m);",
        "Mat m = new Mat(new Size(3, 3), CvType.CV_8U); Optional<Mat> o = Optional.of(m);"
            + " o.ifPresent(each -> Core.add(image, image, each)); show(m);",
        "Mat m = new Mat(new Size(3, 3), CvType.CV_8U); Mat same = same(m); Core.add(image, image, same); show(m);",
      })
  void whatMayHoldMuchIsNot(String code) {
    AnalysisResult usual = lint(false, code);
    assertTrue(usual.findings().size() > 0, () -> usual.leftOut() + " are minor");
  }
}
