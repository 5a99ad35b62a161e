// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bugs that were missed on real code, each with a twin that has none. */
class RecallTest {

  private final Path folder;

  RecallTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private List<String> findings(String members) throws IOException {
    SourceFolder sources =
        new SourceFolder(folder)
            .with(
                "Use.java",
                """
                import ai.djl.inference.*;
                import ai.onnxruntime.*;
                import com.google.common.collect.*;
                import java.util.*;
                import java.util.concurrent.*;
                import org.bytedeco.javacpp.BytePointer;
                import org.opencv.core.Mat;
                import org.opencv.imgcodecs.Imgcodecs;
                import org.unknown.Resource;
                class Use {
                  %s
                }
                """
                    .formatted(members));
    return new Linter()
        .lint(sources.request()).findings().stream()
            .map(each -> each.rule() + " " + each.confidence() + ": " + each.message())
            .toList();
  }

  // ---- what holds nothing on some path ----

  @Test
  void anEmptyResultHidesNoLeakBehindAnUnresolvedCall() throws IOException {
    assertEquals(
        List.of("UnscopedTensor DEFINITE: `image` is never released"),
        findings(
            """
            static double run(String file) {
              Mat image = Imgcodecs.imread(file);
              if (image.empty()) {
                return 0;
              }
              Resource.log(file);
              return image.rows();
            }
            public static void main(String[] files) {
              for (String file : files) {
                run(file);
              }
            }
            """));
  }

  @Test
  void anUnresolvedCallMayKeepWhatIsNotEmpty() throws IOException {
    assertEquals(
        List.of(),
        findings(
            """
            static double run(String file) {
              Mat image = Imgcodecs.imread(file);
              if (image.empty()) {
                return 0;
              }
              Resource.log(image);
              return image.rows();
            }
            public static void main(String[] files) {
              for (String file : files) {
                run(file);
              }
            }
            """));
  }

  // ---- overloads among which an argument of unknown type decides ----

  @Test
  void overloadsOfOneEffectHaveThatEffect() throws IOException {
    assertEquals(
        List.of("UnclosedResource DEFINITE: `session` is never closed"),
        findings(
            """
            long run(OrtEnvironment env, Resource model) throws OrtException {
              OrtSession session = env.createSession(model.bytes());
              return session.getNumInputs();
            }
            """));
    assertEquals(
        List.of(),
        findings(
            """
            long run(OrtEnvironment env, Resource model) throws OrtException {
              try (OrtSession session = env.createSession(model.bytes())) {
                return session.getNumInputs();
              }
            }
            """));
  }

  @Test
  void overloadsOfDifferentEffectsStayUnresolved() throws IOException {
    assertEquals(
        List.of(),
        findings(
            """
            byte run(Resource of) {
              BytePointer pointer = new BytePointer(of.address());
              return pointer.get();
            }
            """));
  }

  @Test
  void overloadsOfTheProgramAreJoined() throws IOException {
    String close =
        """
        static void end(String how, OnnxTensor tensor) { tensor.close(); }
        static void end(Integer how, OnnxTensor tensor) { %s }
        void run(OrtEnvironment env, float[] data, Resource how) throws OrtException {
          OnnxTensor tensor = OnnxTensor.createTensor(env, data);
          end(how.name(), tensor);
        }
        """;
    assertEquals(List.of(), findings(close.formatted("tensor.close();")));
    assertEquals(
        List.of("UnscopedTensor POTENTIAL: `tensor` is not released on every path"),
        findings(close.formatted("System.out.println(how);")));
  }

  // ---- containers by type ----

  @Test
  void aBuilderHoldsWhatItBuildsOf() throws IOException {
    String build =
        """
        void run(OrtEnvironment env, float[] data) throws OrtException {
          ImmutableMap.Builder<String, OnnxTensor> inputs = ImmutableMap.builder();
          inputs.put("x", OnnxTensor.createTensor(env, data));
          Map<String, OnnxTensor> built = inputs.build();
          System.out.println(built.size());
          %s
        }
        """;
    assertEquals(
        List.of("UnscopedTensor DEFINITE: `OnnxTensor.createTensor(env, data)` is never released"),
        findings(build.formatted("")));
    assertEquals(
        List.of(),
        findings(build.formatted("for (OnnxTensor each : built.values()) { each.close(); }")));
  }

  @Test
  void aListOfGuavaIsAList() throws IOException {
    String list =
        """
        int run(OrtEnvironment env, float[] data) throws OrtException {
          List<OnnxTensor> all = Lists.newArrayList();
          all.add(OnnxTensor.createTensor(env, data));
          %s
          return all.size();
        }
        """;
    assertEquals(
        List.of("UnscopedTensor DEFINITE: `OnnxTensor.createTensor(env, data)` is never released"),
        findings(list.formatted("")));
    assertEquals(List.of(), findings(list.formatted("all.forEach(OnnxTensor::close);")));
  }

  @Test
  void aClassThatIsItsOwnSupertypeIsNoContainer() throws IOException {
    assertEquals(
        List.of(),
        findings(
            """
            static class One extends Two {}
            static class Two extends One implements Collection<OnnxTensor> {}
            int run(One one) { return new One().size() + one.size(); }
            """));
  }

  // ---- tasks that run at once ----

  @Test
  void twoTasksShareWhatBothMention() throws IOException {
    String tasks =
        """
        void run(Predictor<String, String> predictor, ExecutorService pool) throws Exception {
          Future<String> one = pool.submit(() -> predictor.predict("a"));
          %s
          Future<String> two = pool.submit(() -> predictor.predict("b"));
          System.out.println(one.get() + two.get());
        }
        """;
    assertEquals(
        List.of(
            "SharedSession POTENTIAL: `predictor` may be used by several threads at once",
            "SharedSession POTENTIAL: `predictor` may be used by several threads at once"),
        findings(tasks.formatted("")));
    assertEquals(List.of(), findings(tasks.formatted("one.get();")), "one after the other");
  }

  @Test
  void tasksOfTheirOwnPredictorsShareNothing() throws IOException {
    assertEquals(
        List.of(),
        findings(
            """
            void run(Predictor<String, String> first, Predictor<String, String> second)
                throws Exception {
              Thread one = new Thread(() -> ask(first));
              Thread two = new Thread(() -> ask(second));
              one.start();
              two.start();
            }
            void ask(Predictor<String, String> predictor) {
              try {
                predictor.predict("a");
              } catch (ai.djl.translate.TranslateException e) {
                throw new IllegalStateException(e);
              }
            }
            """));
  }

  // ---- fields that a call may change which is not resolved ----

  private static final String OWNER =
      """
      static class Owner {
        private OrtSession session;
        Owner(OrtEnvironment env) throws OrtException { session = env.createSession("model.onnx"); }
        void flush() throws OrtException {
          session.getNumInputs();
          unknown();
        }
        void close() throws OrtException {
          flush();
          %s
        }
      }
      """;

  @Test
  void aFieldIsReleasedAfterACallThatMayChangeIt() throws IOException {
    assertEquals(List.of(), findings(OWNER.formatted("session.close();")));
    assertEquals(
        List.of(
            "OwnerNotCloseable DEFINITE: `session` is never released: `close` does not release it"),
        findings(OWNER.formatted("")));
  }

  // ---- calls that do not resolve, by their names ----

  private static final String ASKED =
      """
      static int run(String file) {
        Mat image = Imgcodecs.imread(file);
        if (Resource.%s(image)) {
          return 0;
        }
        return image.rows();
      }
      public static void main(String[] files) {
        for (String file : files) {
          run(file);
        }
      }
      """;

  @Test
  void aCallThatOnlyAsksByItsNameKeepsNothing() throws IOException {
    assertEquals(
        List.of("UnscopedTensor DEFINITE: `image` is never released"),
        findings(ASKED.formatted("isEmpty")));
    assertEquals(List.of(), findings(ASKED.formatted("accept")));
  }

  // ---- fields that a method fills anew with each call ----

  private static final String SCREEN =
      """
      static class Screen {
        private Mat shown;
        Screen(String file) { %s }
        void show(String file) { shown = Imgcodecs.imread(file); }
        void next(String file) { %s }
        int width() { return shown.cols(); }
      }
      """;

  @Test
  void aMethodThatSeveralPlacesCallLosesTheFormerValue() throws IOException {
    assertEquals(
        List.of(
            "OverwrittenTensor POTENTIAL: `shown` may be overwritten while the value of the call before is open"),
        findings(SCREEN.formatted("show(file);", "show(file); show(file);")));
  }

  @Test
  void aMethodThatOnlyTheConstructorCallsLosesNothing() throws IOException {
    assertEquals(List.of(), findings(SCREEN.formatted("show(file);", "")));
  }
}
