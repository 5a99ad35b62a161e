// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.fix.FixChoice;
import dev.tensorlint.scanner.fix.FixResult;
import dev.tensorlint.scanner.fix.Fixer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Without a class path, the code and its build tell which version of a library it uses. */
class VersionsWithoutClasspathTest {

  private static final String FRAMES =
      """
      import java.util.List;
      import org.bytedeco.javacv.Frame;

      class Frames {
        int widths(List<Frame> frames) {
          int sum = 0;
          for (Frame frame : frames) {
            Frame copy = frame.clone();
            sum += copy.imageWidth;
          }
          return sum;
        }
      }
      """;

  private static final String RUNS =
      """
      import org.tensorflow.Session;
      import org.tensorflow.Tensor;

      class Runs {
        float run(Session session, float[] data) {
          try (Tensor<?> x = %s) {
            return session.runner().feed("x", x).fetch("y").run().get(0).floatValue();
          }
        }
      }
      """;

  private final Path project;

  VersionsWithoutClasspathTest(@TempDir Path project) {
    this.project = project;
  }

  private LintRequest request() {
    return LintRequest.of(List.of(project)).withWorkingDirectory(project);
  }

  private List<String> findings() {
    return new Linter()
        .lint(request()).findings().stream()
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

  private void write(String name, String text) throws IOException {
    Files.writeString(project.resolve(name), text);
  }

  @Test
  void aFrameOfTheLatestVersionIsClosed() throws IOException {
    write("Frames.java", FRAMES);
    assertEquals(List.of("Frames.java:8 UnscopedTensor DEFINITE"), findings());
  }

  @Test
  void anEarlierPackageTellsThatAFrameHasNothingToClose() throws IOException {
    write("Frames.java", FRAMES);
    write("Other.java", "import org.bytedeco.javacpp.opencv_core.Mat;\nclass Other { Mat mat; }\n");
    assertEquals(List.of(), findings());
  }

  @Test
  void aBuildFileTellsIt() throws IOException {
    write("Frames.java", FRAMES);
    write("build.gradle", "dependencies { compile 'org.bytedeco:javacv-platform:1.4.3' }");
    assertEquals(List.of(), findings());
    write("build.gradle", "dependencies { compile 'org.bytedeco:javacv-platform:1.5.3' }");
    assertEquals(List.of("Frames.java:8 UnscopedTensor DEFINITE"), findings());
  }

  /** What converts between a frame and an image knows the image by its earlier name. */
  @Test
  void signaturesHaveTheEarlierNames() throws IOException {
    write(
        "Images.java",
        """
        import static org.bytedeco.javacpp.opencv_imgproc.*;
        import org.bytedeco.javacpp.opencv_core.*;
        import org.bytedeco.javacv.*;

        class Images {
          void small(FFmpegFrameGrabber grabber) throws Exception {
            OpenCVFrameConverter.ToMat converter = new OpenCVFrameConverter.ToMat();
            Frame frame;
            while ((frame = grabber.grabImage()) != null) {
              Mat image = converter.convert(frame);
              Mat small = new Mat();
              resize(image, small, new Size(10, 10));
              System.out.println(converter.convert(small).imageWidth);
            }
          }
        }
        """);
    assertEquals(List.of("Images.java:11 UnscopedTensor DEFINITE"), findings());
  }

  @Test
  void theListOfARunIsClosedByItsElements() throws IOException {
    write("Runs.java", RUNS.formatted("Tensor.create(data)"));
    assertEquals(List.of("Runs.java:7 UnscopedTensor DEFINITE"), findings());
  }

  @Test
  void theBuildTellsThatARunGivesAList() throws IOException {
    write("Runs.java", RUNS.formatted("Inputs.of(data)"));
    write(
        "pom.xml",
        """
        <project>
          <dependencies>
            <dependency>
              <groupId>org.tensorflow</groupId>
              <artifactId>tensorflow</artifactId>
              <version>1.15.0</version>
            </dependency>
          </dependencies>
        </project>
        """);
    assertEquals(List.of("Runs.java:7 UnscopedTensor DEFINITE"), findings());
  }

  @Test
  void aResultIsThatOfTheLaterVersion() throws IOException {
    write("Runs.java", RUNS.formatted("Inputs.of(data)"));
    write("Other.java", "import org.tensorflow.Result;\nclass Other { Result result; }\n");
    assertEquals(List.of("Runs.java:7 UnclosedResource POTENTIAL"), findings());
  }

  @Test
  void aFixNamesNoTypeOfAnotherVersion() throws IOException {
    write(
        "Runs.java",
        """
        import java.util.List;
        import org.tensorflow.Session;
        import org.tensorflow.Tensor;
        import org.tensorflow.Tensors;

        class Runs {
          float run(Session session, Tensor<Float> x) {
            List<Tensor<?>> out = session.runner().feed("x", x).fetch("y").run();
            return out.get(0).floatValue() + Tensors.create(1f).floatValue();
          }
        }
        """);
    FixResult result = new Fixer().fix(request(), new FixChoice(Set.of(), false));
    String fixed = result.files().toString();
    assertTrue(fixed.contains("close"), fixed);
    assertFalse(fixed.contains("Result"), fixed);
  }
}
