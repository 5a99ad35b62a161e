// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings that depend on what models say of types that the bundled runtime does not have. */
class LibraryFindingsTest {

  private final Path folder;

  LibraryFindingsTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private List<String> findings(String members) throws IOException {
    SourceFolder sources =
        new SourceFolder(folder)
            .with(
                "Use.java",
                """
                import ai.djl.*;
                import ai.djl.inference.*;
                import ai.djl.translate.*;
                import ai.onnxruntime.*;
                import java.util.*;
                import org.opencv.core.*;
                class Use {
                  %s
                }
                """
                    .formatted(members));
    LintResult result = new Linter().lint(sources.request());
    return result.findings().stream()
        .map(each -> each.rule() + " " + each.confidence() + ": " + each.message())
        .toList();
  }

  @Test
  void aSecondReleaseThatIsOnlyLoggedIsReportedOnEveryPath() throws IOException {
    assertEquals(
        List.of("DoubleDispose DEFINITE: `tensor` is disposed twice"),
        findings(
            """
            void run(OrtEnvironment env, float[] data) throws OrtException {
              OnnxTensor tensor = OnnxTensor.createTensor(env, data);
              tensor.close();
              tensor.close();
            }
            """));
  }

  @Test
  void aSecondReleaseThatIsOnlyLoggedIsNoneOnSomePath() throws IOException {
    assertEquals(
        List.of(),
        findings(
            """
            Object run(OrtEnvironment env, OrtSession session, float[] data) throws OrtException {
              OnnxTensor tensor = null;
              try {
                tensor = OnnxTensor.createTensor(env, data);
                try (OrtSession.Result result = session.run(Map.of("x", tensor))) {
                  return result.get(0).getValue();
                }
              } catch (OrtException e) {
                if (tensor != null) { tensor.close(); }
                throw e;
              } finally {
                if (tensor != null) { tensor.close(); }
              }
            }
            """));
  }

  @Test
  void aResultWhoseOnlyPartIsReleasedIsNotReported() throws IOException {
    assertEquals(
        List.of(),
        findings(
            """
            Object run(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
              OrtSession.Result result = session.run(inputs);
              try (OnnxTensor only = (OnnxTensor) result.get(0)) {
                return only.getValue();
              }
            }
            """));
    assertEquals(
        List.of("UnclosedResource DEFINITE: `result` is never closed"),
        findings(
            """
            Object run(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
              OrtSession.Result result = session.run(inputs);
              OnnxTensor only = (OnnxTensor) result.get(0);
              return only.getValue();
            }
            """));
  }

  @Test
  void aResultWithAnotherPartMayBeOpen() throws IOException {
    assertEquals(
        List.of("UnclosedResource POTENTIAL: `result` may never be closed"),
        findings(
            """
            Object run(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
              OrtSession.Result result = session.run(inputs);
              OnnxValue other = result.get(1);
              try (OnnxTensor first = (OnnxTensor) result.get(0)) {
                return first.getValue();
              } finally {
                System.out.println(other.getInfo());
              }
            }
            """));
  }

  /** A result has nothing but its parts: a loop that releases each, or hands each on, ends it. */
  @Test
  void aLoopThatOnlyLooksAtTheContentLeavesItOpen() throws IOException {
    assertEquals(
        List.of("UnclosedResource DEFINITE: `result` is never closed"),
        findings(
            """
            void run(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
              OrtSession.Result result = session.run(inputs);
              for (Map.Entry<String, OnnxValue> entry : result) {
                System.out.println(entry.getKey() + entry.getValue().getClass().getName());
              }
            }
            """));
    assertEquals(
        List.of(),
        findings(
            """
            void run(OrtSession session, Map<String, OnnxTensor> inputs, List<OnnxValue> all)
                throws OrtException {
              OrtSession.Result result = session.run(inputs);
              for (Map.Entry<String, OnnxValue> entry : result) {
                all.add(entry.getValue());
              }
            }
            """));
    assertEquals(
        List.of(),
        findings(
            """
            void run(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
              OrtSession.Result result = session.run(inputs);
              for (Map.Entry<String, OnnxValue> entry : result) {
                entry.getValue().close();
              }
            }
            """));
  }

  @Test
  void aManagerWhoseArrayIsReturnedIsNotReported() throws IOException {
    assertEquals(
        List.of(),
        findings(
            """
            ai.djl.ndarray.NDArray run(float[] data) {
              ai.djl.ndarray.NDManager manager = ai.djl.ndarray.NDManager.newBaseManager();
              return manager.create(data).mul(2);
            }
            """));
    assertEquals(
        List.of("UnclosedResource DEFINITE: `manager` is never closed"),
        findings(
            """
            float[] run(float[] data) {
              ai.djl.ndarray.NDManager manager = ai.djl.ndarray.NDManager.newBaseManager();
              return manager.create(data).mul(2).toFloatArray();
            }
            """));
  }

  @Test
  void aPartInAFieldBelongsToTheFindingOfTheWhole() throws IOException {
    assertEquals(
        List.of("UnclosedResource DEFINITE: `model` is never closed"),
        findings(
            """
            private Predictor<String, String> predictor;
            Predictor<String, String> load(Translator<String, String> translator) {
              Model model = Model.newInstance("m");
              predictor = model.newPredictor(translator);
              return predictor;
            }
            """));
  }

  @Test
  void aReleaseThatFailsIsRare() throws IOException {
    String code =
        """
        void run(OrtEnvironment env, OrtSession former, float[] data) throws OrtException {
          OnnxTensor tensor = OnnxTensor.createTensor(env, data);
          %s;
          tensor.close();
        }
        """;
    assertEquals(
        List.of(
            "LeakOnException POTENTIAL: `tensor` may not be released when `close` throws"
                + " `OrtException`"),
        findings(code.formatted("former.close()")));
    assertEquals(
        List.of(
            "LeakOnException DEFINITE: `tensor` is not released when `createSession` throws"
                + " `OrtException`"),
        findings(code.formatted("env.createSession(\"model.onnx\").close()")));
  }

  @Test
  void aLoopThatReleasesEachPartLeavesNothingOpenWhereThereIsNone() throws IOException {
    String code =
        """
        void run(OrtSession session, Map<String, OnnxTensor> inputs, int most) throws OrtException {
          OrtSession.Result result = session.run(inputs);
          %s
          for (int i = 0; i < result.size(); i++) {
            OnnxValue part = result.get(i);
            part.close();
          }
        }
        """;
    assertEquals(List.of(), findings(code.formatted("")));
    assertEquals(
        List.of("UnclosedResource DEFINITE: `result` is not closed on this path out of the method"),
        findings(code.formatted("if (most == 0) return;")));
  }

  @Test
  void aPartThatIsReleasedOnSomePathLeavesTheOthersOpen() throws IOException {
    assertEquals(
        List.of(
            "UnclosedResource POTENTIAL: `result` is not closed when `most == 0` does not hold"),
        findings(
            """
            void run(OrtSession session, Map<String, OnnxTensor> inputs, int most) throws OrtException {
              OrtSession.Result result = session.run(inputs);
              OnnxValue part = result.get(0);
              if (most == 0) {
                part.close();
              }
            }
            """));
  }

  @Test
  void aFieldThatEachImageFillsAnewLosesTheOneBefore() throws IOException {
    assertEquals(
        List.of(
            "OverwrittenTensor POTENTIAL: `last` may be overwritten while the value of the call"
                + " before is open"),
        findings(
            """
            private Mat last = new Mat();
            double compare(Mat image) {
              last = image.clone();
              return last.total();
            }
            """));
  }

  @Test
  void aFieldThatEachImageFillsAnewIsNotReportedWhereCodeReleasesItOrGivesItAway()
      throws IOException {
    String compare = "private Mat last; void compare(Mat image) { last = image.clone(); } ";
    assertEquals(1, findings(compare).size());
    assertEquals(List.of(), findings(compare + "void end() { last.release(); }"));
    assertEquals(List.of(), findings(compare + "Mat last() { return last; }"));
    assertEquals(
        1,
        findings(compare + "Mat last() { return last; } int n() { return last().rows(); }").size());
    assertEquals(List.of(), findings(compare + "void end(List<Mat> all) { all.add(last); }"));
  }

  @Test
  void aFieldThatACallWithoutAnImageFillsMayBeFilledOnce() throws IOException {
    assertEquals(
        List.of(), findings("private Mat mask; void init(Size size) { mask = new Mat(size, 0); }"));
    assertEquals(
        List.of(),
        findings(
            "private Mat mask; void compare(Mat image) { if (mask == null) { mask = image.clone();"
                + " } }"));
  }

  @Test
  void anEmptyValueOfAFieldIsLostOnlyWhereACallMayHaveFilledIt() throws IOException {
    String compare =
        "private Mat part = new Mat(); void compare(Mat image) { %s part = image.submat(0, 1, 0, 1);"
            + " Core.mean(part); } ";
    String fill = "Core.flip(image, part, 1);";
    assertEquals(List.of(), findings(compare.formatted("")));
    assertEquals(1, findings(compare.formatted(fill)).size());
    assertEquals(
        1, findings(compare.formatted("") + "void begin(Mat image) { " + fill + " }").size());
    assertEquals(List.of(), findings(compare.formatted("") + "int rows() { return part.rows(); }"));
  }
}
