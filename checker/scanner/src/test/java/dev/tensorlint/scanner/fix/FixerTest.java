// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.Linter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Fixes that keep their promise are applied, the others are left out with the reason. */
final class FixerTest {

  private static final String PARENT =
      """
      import ai.djl.inference.Predictor;
      import ai.djl.repository.zoo.Criteria;
      import ai.djl.repository.zoo.ZooModel;

      class A {
        private Predictor<String, String> predictor;
        private static Predictor<String, String> shared;

        %s {
          ZooModel<String, String> model = c.loadModel();
          %s
        }
      }
      """;

  private static final String USED_BY_A_THREAD =
      """
      Predictor<String, String> p = model.newPredictor();
          new Thread(() -> System.out.println(p)).start();\
      """;

  private final Path folder;

  FixerTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private FixResult fix(String text, boolean withUnsafe) throws IOException {
    Files.writeString(folder.resolve("A.java"), text);
    LintRequest request = LintRequest.of(List.of(folder)).withWorkingDirectory(folder);
    return new Fixer().fix(request, new FixChoice(Set.of(), withUnsafe));
  }

  private List<String> said(String text) throws IOException {
    return said(text, false);
  }

  private List<String> said(String text, boolean withUnsafe) throws IOException {
    FixResult result = fix(text, withUnsafe);
    return Stream.concat(
            result.applied().stream().map(fix -> fix.title()),
            result.leftOut().stream()
                .map(
                    fix ->
                        fix.objection().kind()
                            + " "
                            + fix.title()
                            + ": "
                            + fix.objection().reason()))
        .toList();
  }

  private List<String> saidOfParent(String signature, String rest) throws IOException {
    return said(PARENT.formatted(signature, rest));
  }

  @Test
  void aModelIsNotClosedWhileAFieldHoldsItsPredictor() throws IOException {
    assertEquals(
        List.of(),
        saidOfParent(
            "void m(Criteria<String, String> c) throws Exception",
            "predictor = model.newPredictor();"));
    assertEquals(
        List.of(),
        saidOfParent(
            "static void m(Criteria<String, String> c) throws Exception",
            "shared = model.newPredictor();"));
  }

  @Test
  void aModelIsNotClosedWhileTheCallerHasItsPredictor() throws IOException {
    assertEquals(
        List.of(),
        saidOfParent(
            "Predictor<String, String> m(Criteria<String, String> c) throws Exception",
            "return model.newPredictor();"));
  }

  @Test
  void aModelIsNotClosedWhileAThreadUsesItsPredictor() throws IOException {
    assertEquals(
        List.of(
            "DOUBTFUL wrap `model` in try-with-resources: `p` is still referred to after its"
                + " release then"),
        saidOfParent("void m(Criteria<String, String> c) throws Exception", USED_BY_A_THREAD));
  }

  private List<String> offered(String text) throws IOException {
    Files.writeString(folder.resolve("A.java"), text);
    LintRequest request = LintRequest.of(List.of(folder)).withWorkingDirectory(folder);
    return new Fixer()
        .tried(request, new Linter().lint(request)).findings().stream()
            .flatMap(finding -> finding.fixes().stream())
            .map(fix -> fix.safety() + " " + fix.title())
            .toList();
  }

  @Test
  void whatAReportCallsSafeAfterATrialIsApplied() throws IOException {
    assertEquals(
        List.of(
            "UNSAFE wrap `model` in try-with-resources (`p` is still referred to after its"
                + " release then)"),
        offered(
            PARENT.formatted(
                "void m(Criteria<String, String> c) throws Exception", USED_BY_A_THREAD)));
    assertEquals(
        List.of("SAFE wrap `model` in try-with-resources"),
        offered(
            PARENT.formatted(
                "void m(Criteria<String, String> c) throws Exception",
                "System.out.println(model.getName());")));
  }

  @Test
  void whatEndsWithTheProcessIsLeftAloneAfterOtherFixesAsWell() throws IOException {
    String text =
        """
        import dev.tensorlint.runtime.Tensor;

        public class A {
          public static void main(String[] args) {
            once();
            for (String each : args) {
              System.out.println(length(each));
            }
          }

          public static void once() {
            Tensor x = Tensor.ones(1);
            System.out.println(x.item());
          }

          public static float length(String text) {
            Tensor y = Tensor.ones(text.length());
            return y.item();
          }
        }
        """;
    assertEquals(List.of("release `y` in a `finally`"), said(text));
  }

  @Test
  void aContainerThatIsMadeLaterIsAskedForNull() throws IOException {
    String text =
        """
        import dev.tensorlint.runtime.Tensor;
        import java.util.ArrayList;
        import java.util.List;

        public class A {
          public static int m(float[] values) {
            List<Tensor> inputs = null;
            try {
              Tensor first = Tensor.of(values);
              inputs = new ArrayList<>();
              inputs.add(first);
            } catch (RuntimeException e) {
              return 0;
            }
            return inputs.size();
          }
        }
        """;
    String after = fix(text, false).files().get(0).after();
    String asked =
        """
              if (inputs != null) {
                for (Tensor each : inputs) {
                  each.close();
                }
              }
        """;
    assertTrue(after.contains(asked), after);
  }

  @Test
  void aModelTakesItsPredictorAlong() throws IOException {
    assertEquals(
        List.of("wrap `model` in try-with-resources"),
        saidOfParent(
            "String m(Criteria<String, String> c) throws Exception",
            """
            Predictor<String, String> p = model.newPredictor();
                return p.predict("x");\
            """));
  }

  @Test
  void aCloseThatThrowsNeedsItsThrows() throws IOException {
    String text =
        """
        import dev.tensorlint.runtime.Tensor;

        class A {
          static final class Box<E extends AutoCloseable> implements AutoCloseable {
            private final E element;

            Box(E element) {
              this.element = element;
            }

            @Override
            public void close() {
              System.out.println("closed");
            }
          }

          static void box() {
            Box<Tensor> box = new Box<>(Tensor.ones(1, 2));
            System.out.println(box);
          }
        }
        """;
    assertEquals(List.of(), said(text));
    assertEquals(
        List.of(
            "USELESS call `element.close()` in `close`: a checked exception is undeclared:"
                + " Box.close: java.lang.Exception"),
        said(text, true));
  }

  /** Without the library, nothing says that its {@code close} declares an exception. */
  @Test
  void aReleaseThatIsNotKnownMayThrow() throws IOException {
    String text =
        """
        import ai.onnxruntime.OrtEnvironment;
        import ai.onnxruntime.OrtSession;

        public class A {
          private OrtSession session;

          void start(OrtEnvironment environment, String path) throws Exception {
            session = environment.createSession(path);
          }

          public void shutdown() %s{
            System.out.println("down");
          }
        }
        """;
    assertEquals(List.of(), said(text.formatted("")));
    assertEquals(
        List.of("call `session.close()` in `shutdown`"), said(text.formatted("throws Exception ")));
  }

  @Test
  void aFixThatDoesNotHoldItsPromiseIsNotAppliedUnasked() throws IOException {
    String text =
        PARENT.formatted("void m(Criteria<String, String> c) throws Exception", USED_BY_A_THREAD);
    assertEquals(List.of(), fix(text, false).files());
    FixResult unsafe = fix(text, true);
    assertEquals(
        List.of("wrap `model` in try-with-resources"),
        unsafe.applied().stream().map(fix -> fix.title()).toList());
    assertTrue(unsafe.applied().stream().allMatch(fix -> fix.safety() == Fix.Safety.UNSAFE));
  }

  @Test
  void aSecondFixSeesTheTextOfTheFirst() throws IOException {
    assertEquals(
        List.of("wrap `model` in try-with-resources", "wrap `other` in try-with-resources"),
        saidOfParent(
            "String m(Criteria<String, String> c) throws Exception",
            """
            ZooModel<String, String> other = c.loadModel();
                return model.getName() + other.getName();\
            """));
  }

  @Test
  void aFileWithoutWantedFixesStaysAsItIs() throws IOException {
    FixResult result = fix("class A {}", true);
    assertEquals(List.of(), result.files());
    assertEquals(List.of(), result.leftOut());
  }

  @Test
  void aFixTakesAlongWhatItNeeds() throws IOException {
    String text =
        """
        import ai.djl.ndarray.NDArray;
        import ai.djl.ndarray.NDManager;

        class A {
          float m(NDManager manager, boolean first) {
            NDArray x = manager.create(1f);
            NDArray y = manager.create(2f);
            NDArray picked = first ? x : y;
            x.close();
            y.close();
            return picked.getFloat();
          }
        }
        """;
    assertEquals(
        List.of("move `x.close()` after the last use; move `y.close()` after the last use"),
        fix(text, true).applied().stream().map(AppliedFix::title).toList());
  }

  private String fixed(String text) throws IOException {
    return fix(text, false).files().get(0).after();
  }

  @Test
  void aContainerClosesWhatItHasMade() throws IOException {
    for (String family : List.of("jakarta", "javax")) {
      String text =
          """
          import dev.tensorlint.runtime.Tensor;
          import %s.annotation.PostConstruct;

          class A {
            private Tensor table;

            @PostConstruct
            void start() {
              table = Tensor.of(1f);
            }

            float first() {
              return table.item();
            }
          }
          """
              .formatted(family);
      String closing =
          """
          item();
            }

            @PreDestroy
            public void close() {
              if (table != null) {
                table.close();
              }
            }
          """;
      String imports = "PostConstruct;\nimport " + family + ".annotation.PreDestroy;\n";
      assertEquals(
          text.replace("PostConstruct;\n", imports).replace("item();\n  }\n", closing),
          fixed(text));
    }
  }

  private static final String OWNER =
      """
      import dev.tensorlint.runtime.Tensor;

      class Scorer {
        private final Tensor weights = Tensor.of(1f, 2f);

        float score() {
          return weights.item();
        }
      }
      """;

  private FixResult fixWithOwner(String statements) throws IOException {
    Files.writeString(folder.resolve("Scorer.java"), OWNER);
    String user =
        """
        class A {
          static Scorer kept;

          static float run() {
            Scorer scorer = new Scorer();
            %s
          }
        }
        """;
    return fix(user.formatted(statements), false);
  }

  @Test
  void aClassThatBecomesCloseableIsClosedWhereverItIsMade() throws IOException {
    FixResult result = fixWithOwner("return scorer.score();");
    List<String> names = result.files().stream().map(FixedFile::name).toList();
    assertEquals(List.of("A.java", "Scorer.java"), names);
    String user = result.files().get(0).after();
    assertTrue(user.contains("    try (Scorer scorer = new Scorer()) {\n      return"), user);
    String owner = result.files().get(1).after();
    assertTrue(owner.contains("class Scorer implements AutoCloseable {"), owner);
    assertEquals(List.of(), result.remaining().findings());
  }

  @Test
  void aClassIsNotMadeCloseableWhereItsObjectsAreKept() throws IOException {
    FixResult result = fixWithOwner("kept = scorer;\n    return scorer.score();");
    assertEquals(List.of(), result.applied());
  }

  @Test
  void aModelIsNotClosedWhileItsBlockIsNeeded() throws IOException {
    String text =
        """
        import ai.djl.Model;
        import ai.djl.nn.Block;

        class A {
          static Block m(Block block) {
            Model model = Model.newInstance("a");
            model.setBlock(block);
            System.out.println(model.getName());
            %s
          }
        }
        """;
    assertEquals(List.of(), fix(text.formatted("return block;"), false).applied());
    assertEquals(1, fix(text.formatted("return null;"), false).applied().size());
  }
}
