// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs on libraries of which nothing is on the class path. */
class WithoutClasspathTest {

  private static final String DJL =
      """
      package com.app;

      import ai.djl.ModelException;
      import ai.djl.inference.Predictor;
      import ai.djl.ndarray.NDArray;
      import ai.djl.ndarray.NDManager;
      import ai.djl.repository.zoo.Criteria;
      import ai.djl.repository.zoo.ZooModel;

      class Djl {
        float leaks() {
          NDManager manager = NDManager.newBaseManager();
          NDArray sum = manager.create(1f).add(2);
          return sum.getFloat();
        }

        float closes() {
          try (NDManager manager = NDManager.newBaseManager()) {
            return manager.create(1f).add(2).getFloat();
          }
        }

        void ask() throws Exception {
          var criteria = Criteria.builder().setTypes(String.class, String.class).build();
          ZooModel<String, String> model = criteria.loadModel();
          Predictor<String, String> predictor = model.newPredictor();
          predictor.predict("x");
          predictor.close();
          predictor.predict("y");
          model.close();
        }
      }
      """;

  private static final String ONNX_RUNTIME =
      """
      package com.app;

      import ai.onnxruntime.*;
      import java.util.Map;

      class Onnx {
        long count(OrtEnvironment environment, OrtSession session) throws OrtException {
          OnnxTensor input = OnnxTensor.createTensor(environment, new float[] {1});
          try (OrtSession.Result result = session.run(Map.of("x", input))) {
            return result.size();
          }
        }

        Object usesClosed(OrtSession session, OnnxTensor input) throws OrtException {
          input.close();
          return input.getValue();
        }
      }
      """;

  private final Path sources;
  private final Path other;

  WithoutClasspathTest(@TempDir Path folder) {
    this.sources = folder.resolve("src");
    this.other = folder.resolve("other");
  }

  @BeforeEach
  void makeFolders() throws IOException {
    Files.createDirectories(sources);
    Files.createDirectories(other);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(sources.resolve(name), text);
  }

  private LintRequest request() {
    return LintRequest.of(List.of(sources)).withWorkingDirectory(sources);
  }

  private static boolean isOfAbsence(Diagnostic each) {
    return each.message().contains("neither among the sources nor on the class path");
  }

  /** The absence of the library is all that is reported about the run. */
  private static List<String> findings(LintRequest request) {
    LintResult result = new Linter().lint(request);
    assertEquals(
        List.of(), result.diagnostics().stream().filter(each -> !isOfAbsence(each)).toList());
    return result.findings().stream()
        .map(
            finding ->
                "%s:%d %s %s"
                    .formatted(
                        finding.place().file().path(),
                        finding.place().start().line(),
                        finding.rule(),
                        finding.confidence().name()))
        .toList();
  }

  private static List<Path> jars(String... names) {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .filter(jar -> Stream.of(names).anyMatch(jar.getFileName().toString()::startsWith))
        .toList();
  }

  @Test
  void codeOnDjlHasTheFindingsThatItHasWithTheLibrary() throws IOException {
    write("Djl.java", DJL);
    assertEquals(
        List.of(
            "Djl.java:12 UnclosedResource DEFINITE",
            "Djl.java:25 LeakOnException DEFINITE",
            "Djl.java:29 UseAfterDispose DEFINITE"),
        findings(request()));
    assertEquals(findings(request().withClasspath(jars("api-", "slf4j-api"))), findings(request()));
  }

  /** The manager of a model holds its memory: who closes that manager, frees the model. */
  @Test
  void aModelGoesWithTheManagerThatTookItsOwn() throws IOException {
    write(
        "Models.java",
        """
        import ai.djl.ndarray.NDManager;
        import ai.djl.repository.zoo.Criteria;
        import ai.djl.repository.zoo.ZooModel;

        class Models {
          private final ZooModel<String, String> kept;

          Models(NDManager manager, Criteria<String, String> criteria) throws Exception {
            kept = criteria.loadModel();
            manager.attachInternal("model", kept.getNDManager());
          }

          String attached(NDManager manager, Criteria<String, String> criteria) throws Exception {
            ZooModel<String, String> model = criteria.loadModel();
            manager.attachInternal("model", model.getNDManager());
            return model.getName();
          }

          String theOtherWayRound(NDManager manager, Criteria<String, String> criteria)
              throws Exception {
            ZooModel<String, String> model = criteria.loadModel();
            model.getNDManager().attachInternal("manager", manager);
            return model.getName() + kept.getName();
          }
        }
        """);
    assertEquals(List.of("Models.java:21 UnclosedResource DEFINITE"), findings(request()));
  }

  @Test
  void codeOnOnnxRuntimeHasThemThroughAnImportOnDemand() throws IOException {
    write("Onnx.java", ONNX_RUNTIME);
    assertEquals(
        List.of("Onnx.java:8 UnscopedTensor DEFINITE", "Onnx.java:16 UseAfterDispose DEFINITE"),
        findings(request()));
    assertEquals(findings(request().withClasspath(jars("onnxruntime-"))), findings(request()));
  }

  @Test
  void codeOnTheFunctionsOfJavaCppsOpenCvHasThem() throws IOException {
    write(
        "Faces.java",
        """
        package com.app;

        import static org.bytedeco.opencv.global.opencv_core.CV_32F;
        import static org.bytedeco.opencv.global.opencv_dnn.blobFromImage;
        import static org.bytedeco.opencv.global.opencv_imgproc.resize;

        import org.bytedeco.opencv.opencv_core.*;
        import org.bytedeco.opencv.opencv_dnn.Net;

        class Faces {
          void show(Net net, Mat image) {
            Mat small = new Mat();
            resize(image, small, new Size(300, 300));
            Scalar mean = new Scalar(104.0, 177.0, 123.0, 0);
            Mat blob = blobFromImage(small, 1.0, new Size(300, 300), mean, false, false, CV_32F);
            net.setInput(blob);
          }
        }
        """);
    List<String> found = findings(request());
    assertTrue(found.contains("Faces.java:12 UnscopedTensor POTENTIAL"), found.toString());
    assertTrue(found.contains("Faces.java:15 UnscopedTensor POTENTIAL"), found.toString());
  }

  @Test
  void theTypeOfAnImageTellsWhichConstructorItIs() throws IOException {
    write(
        "Photos.java",
        """
        package com.app;

        import android.graphics.Bitmap;
        import org.opencv.core.CvType;
        import org.opencv.core.Mat;

        class Photos {
          void show(Bitmap photo) {
            Mat image = new Mat(photo.getHeight(), photo.getWidth(), CvType.CV_8UC3);
            image.get(0, 0);
          }
        }
        """);
    assertEquals(
        List.of("Photos.java:9"),
        new Linter()
            .lint(request()).findings().stream()
                .map(each -> each.place().file().path() + ":" + each.place().start().line())
                .toList());
  }

  /** The frame has the memory of the image, and keeps it alive. */
  @Test
  void anImageLivesOnWithTheFrameThatItWasConvertedTo() throws IOException {
    write(
        "Frames.java",
        """
        package com.app;

        import org.bytedeco.javacv.CanvasFrame;
        import org.bytedeco.javacv.Frame;
        import org.bytedeco.javacv.FrameConverter;
        import org.bytedeco.opencv.opencv_core.Mat;

        class Frames {
          record Kept(Frame frame) {}

          Kept keeps(FrameConverter<Mat> converter, Mat image) {
            return new Kept(converter.convert(image.clone()));
          }

          Frame gives(FrameConverter<Mat> converter, Mat image) {
            Mat copy = image.clone();
            return converter.convert(copy);
          }

          void shows(FrameConverter<Mat> converter, Mat image, CanvasFrame canvas) {
            Mat copy = image.clone();
            canvas.showImage(converter.convert(copy));
          }
        }
        """);
    assertEquals(List.of("Frames.java:21 UnscopedTensor POTENTIAL"), findings(request()));
  }

  @Test
  void whatTheClassPathHasOfALibraryIsAllOfIt() throws IOException {
    write("Onnx.java", ONNX_RUNTIME);
    compile("package ai.onnxruntime; public class OrtEnvironment {}", "OrtEnvironment");
    assertEquals(List.of(), findings(request().withClasspath(List.of(other))));
  }

  @Test
  void aSourceWinsOverWhatIsAssumed() throws IOException {
    write(
        "Onnx.java", ONNX_RUNTIME.replace("createTensor(environment, new float[] {1})", "mine()"));
    List<String> usesClosed = List.of("Onnx.java:16 UseAfterDispose DEFINITE");
    assertEquals(usesClosed, findings(request()));
    write(
        "OnnxTensor.java",
        """
        package ai.onnxruntime;

        public class OnnxTensor {
          public static OnnxTensor mine() {
            return createTensor();
          }

          public static native OnnxTensor createTensor();

          public void close() {}

          public Object getValue() {
            return "";
          }
        }
        """);
    assertEquals(
        List.of("Onnx.java:8 UnscopedTensor DEFINITE", usesClosed.get(0)), findings(request()));
  }

  @Test
  void aClassOfThePackageWinsOverAnImportOnDemand() throws IOException {
    write("Onnx.java", ONNX_RUNTIME);
    write(
        "OnnxTensor.java",
        """
        package com.app;

        class OnnxTensor {
          static OnnxTensor createTensor(Object environment, Object data) {
            return new OnnxTensor();
          }

          void close() {}

          Object getValue() {
            return "";
          }
        }
        """);
    assertEquals(List.of(), findings(request()));
  }

  @Test
  void aUsersModelIsEnoughForWhatItNames() throws IOException {
    assertEquals(
        List.of(
            "Vectors.java:10 UnscopedTensor DEFINITE",
            "Vectors.java:18 UseAfterDispose DEFINITE",
            "Vectors.java:22 UnscopedTensor DEFINITE"),
        findings(vectors("import com.example.vectors.Vector;")));
  }

  @Test
  void aUsersModelIsEnoughForAnImportOnDemand() throws IOException {
    assertEquals(3, findings(vectors("import com.example.vectors.*;")).size());
  }

  @Test
  void aModelSaysNothingOfATypeThatItsPackageOnTheClassPathLacks() throws IOException {
    compile("package com.example.vectors; public class Matrix {}", "Matrix");
    LintRequest request = vectors("import com.example.vectors.Vector;");
    LintResult result = new Linter().lint(request.withClasspath(List.of(other)));
    assertEquals(List.of(), result.findings());
    assertEquals(
        List.of(
            "there is no type `com.example.vectors.Vector` in package `com.example.vectors`: check"
                + " its spelling and the library's version"),
        result.diagnostics().stream()
            .filter(Diagnostic::isFailure)
            .map(Diagnostic::message)
            .toList());
  }

  /**
   * A modelled type may inherit from an interface of the sources, so either method may be meant.
   */
  @Test
  void whatAModelledTypeInheritsFromIsNotGuessed() throws IOException {
    LintRequest request = vectors("import com.example.vectors.Vector;");
    String text =
        """
        package com.app;

        import com.example.vectors.Vector;

        class Overloads {
          interface Shape {
            void close();
          }

          void take(Object any) {
            any.hashCode();
          }

          %s

          void gives() {
            take(Vector.of(1));
          }

          void hands() {
            Vector made = Vector.of(1);
            take(made);
          }
        }
        """;
    write("Overloads.java", text.formatted(""));
    String leak = "Overloads.java:21 UnscopedTensor ";
    assertTrue(findings(request).contains(leak + "DEFINITE"));
    write("Overloads.java", text.formatted("void take(Shape shape) { shape.close(); }"));
    assertTrue(findings(request).contains(leak + "POTENTIAL"));
  }

  private LintRequest vectors(String imported) throws IOException {
    Path model = other.resolve("vectors.yaml");
    Files.writeString(
        model,
        """
        library: com.example:vectors
        types:
          com.example.vectors.Vector:
            kind: tensor
            release: { methods: [close] }
            methods:
              of(*): fresh
              new(int): fresh
              load(java.nio.file.Path): fresh
              load(String): copy
              plusInPlace(*): { result: { alias: receiver } }
              norm(): copy
        """);
    write(
        "Vectors.java",
        """
        package com.app;

        %s

        class Vectors {
          static class Own {
          }

          double leaks() {
            Vector made = Vector.of(1, 2);
            return made.plusInPlace(made).norm();
          }

          double usesClosed() {
            Vector made = Vector.of(1, 2);
            made.close();
            var same = made;
            return same.norm();
          }

          void makes() {
            Vector made = new Vector(3);
            made.norm();
          }

          void isNotSure(Object from) {
            // One pattern says that the result is fresh, another one that it is not.
            Vector made = Vector.load(from);
            made.norm();
          }

          void goesAway(Own own) {
            Vector made = Vector.of(1);
            own.unknown(made);
          }
        }
        """
            .formatted(imported));
    return request().withModelFiles(List.of(model));
  }

  private void compile(String text, String name) throws IOException {
    Path file = other.resolve(name + ".java");
    Files.writeString(file, text);
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", other.toString(), file.toString());
    assertEquals(0, status);
  }
}
