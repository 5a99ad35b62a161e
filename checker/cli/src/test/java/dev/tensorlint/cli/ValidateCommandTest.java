// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs are run, and what happens is told beside what is found. */
final class ValidateCommandTest {

  private final Cli cli;

  ValidateCommandTest(@TempDir Path folder) {
    this.cli = new Cli(folder);
  }

  private Cli.Outcome validate(String body, String... options) {
    cli.file(
        "src/App.java",
        """
        import dev.tensorlint.runtime.Tensor;

        class App {
          public static void main(String[] arguments) throws Exception {
        %s  }
        }
        """
            .formatted(body.indent(4)));
    String[] all = new String[options.length + 1];
    System.arraycopy(options, 0, all, 0, options.length);
    all[options.length] = "src";
    return cli.lint("validate", all);
  }

  @Test
  void whatIsFoundAndShown() {
    assertEquals(
        new Cli.Outcome(
            0,
            """
            rule            both  only static  not exercised  not observable  only dynamic
            UnscopedTensor  1     0            1              0               0

            both: src/App.java:5: `x` is never released [UnscopedTensor, definite]
            not exercised: src/App.java:8: `y` is never released [UnscopedTensor, definite]
            the program ended normally
            """,
            ""),
        validate(
            """
            Tensor x = Tensor.of(1f);
            x.toFloatArray();
            if (arguments.length > 0) {
              Tensor y = Tensor.of(1f);
              y.toFloatArray();
            }
            """));
  }

  @Test
  void whatThrowsIsShownAndLeaksAreNotCounted() {
    assertEquals(
        new Cli.Outcome(
            0,
            """
            rule             both  only static  not exercised  not observable  only dynamic
            UnscopedTensor   0     0            0              1               0
            UseAfterDispose  1     0            0              0               0

            not observable: src/App.java:5: `y` is never released [UnscopedTensor, definite]
            both: src/App.java:8: `x` is used after it was disposed [UseAfterDispose, definite]
            the program ended by TensorDisposedException; leaks are not counted
            """,
            ""),
        validate(
            """
            Tensor y = Tensor.of(1f);
            Tensor x = Tensor.of(1f);
            x.close();
            x.toFloatArray();
            y.toFloatArray();
            """));
  }

  @Test
  void whatOnlyTheRunShows() {
    Cli.Outcome outcome =
        validate(
            """
            Object[] made = {
              Class.forName("dev.tensorlint.runtime.Tensor")
                  .getMethod("of", float[].class).invoke(null, (Object) new float[] {1f})
            };
            System.out.println(made.length);
            """);
    assertEquals(1, outcome.exitCode(), outcome.out());
    assertTrue(
        outcome
            .out()
            .contains("only dynamic: App.java:7: a tensor is never closed [UnscopedTensor]\n"),
        outcome.out());
  }

  @Test
  void aProgramWithoutBugs() {
    assertEquals(
        new Cli.Outcome(0, "the program ended normally\n", ""),
        validate("try (Tensor x = Tensor.of(1f)) {\n  x.toFloatArray();\n}\n"));
  }

  @Test
  void aClassOfTests() {
    cli.file(
        "src/ServeTest.java",
        """
        import dev.tensorlint.runtime.Tensor;
        import org.junit.jupiter.api.*;

        class ServeTest {
          private Tensor x;

          @BeforeEach
          void setUp() {
            x = Tensor.of(1f);
          }

          @AfterEach
          void tearDown() {
            x.close();
          }

          @Test
          void reads() {
            Assertions.assertEquals(1f, x.item());
          }

          @Test
          void forgets() {
            Tensor y = x.relu();
            Assertions.assertEquals(1f, y.item());
          }

          @Test
          void needs(TestInfo info) {}

          @Test
          @Disabled
          void fails() {
            Assertions.fail();
          }

          @Test
          void assumes() {
            Assumptions.assumeTrue(x.item() > 1f);
          }
        }
        """);
    assertEquals(
        new Cli.Outcome(
            0,
            """
            rule            both  only static  not exercised  not observable  only dynamic
            UnscopedTensor  1     0            0              0               0

            both: src/ServeTest.java:24: `y` is never released [UnscopedTensor, definite]
            the program ended normally
            """,
            ""),
        cli.lint("validate", "src"));
  }

  @Test
  void whatOnlyJunitItselfCanRun() {
    cli.file(
        "src/ServeTest.java",
        """
        import dev.tensorlint.runtime.Tensor;
        import java.nio.file.Path;
        import org.junit.jupiter.api.Assertions;
        import org.junit.jupiter.api.Nested;
        import org.junit.jupiter.api.Test;
        import org.junit.jupiter.api.io.TempDir;
        import org.junit.jupiter.params.ParameterizedTest;
        import org.junit.jupiter.params.provider.ValueSource;

        class ServeTest {
          @Test
          void loads(@TempDir Path folder) {
            Tensor x = Tensor.of(folder.getNameCount());
            Assertions.assertTrue(x.item() > 0);
          }

          @Nested
          class Inner {
            @ParameterizedTest
            @ValueSource(floats = {1f, 2f})
            void forgets(float value) {
              Tensor x = Tensor.of(value);
              Assertions.assertEquals(value, x.item());
            }
          }
        }
        """);
    assertEquals(
        new Cli.Outcome(
            0,
            """
            rule            both  only static  not exercised  not observable  only dynamic
            UnscopedTensor  2     0            0              0               0

            both: src/ServeTest.java:13: `x` is never released [UnscopedTensor, definite]
            both: src/ServeTest.java:22: `x` is never released [UnscopedTensor, definite]
            the program ended normally
            """,
            ""),
        cli.lint("validate", "src"));
  }

  @Test
  void testsOfJunit4() {
    cli.file(
        "src/OldTest.java",
        """
        import dev.tensorlint.runtime.Tensor;
        import org.junit.Rule;
        import org.junit.Test;
        import org.junit.rules.TemporaryFolder;

        public class OldTest {
          @Rule public final TemporaryFolder folder = new TemporaryFolder();

          @Test
          public void forgets() {
            Tensor x = Tensor.of(folder.getRoot().getPath().length());
            x.item();
          }

          @Test(expected = IllegalStateException.class)
          public void refuses() {
            throw new IllegalStateException();
          }
        }
        """);
    String out = cli.lint("validate", "src").out();
    assertTrue(out.contains("both: src/OldTest.java:11: "), out);
    assertTrue(out.contains("the program ended normally"), out);
  }

  @Test
  void aClassThatIsNotThere() {
    Cli.Outcome outcome = validate("", "--main=Oter");
    assertEquals(
        new Cli.Outcome(
            2,
            "",
            "tensorlint: there is no class `Oter`; the candidates are App"
                + " (see tensorlint validate --help)\n"),
        outcome);
  }

  @Test
  void aTestThatThrowsEndsItselfOnly() {
    cli.file(
        "src/ServeTest.java",
        """
        import dev.tensorlint.runtime.Tensor;
        import org.junit.jupiter.api.Test;

        class ServeTest {
          @Test
          void first() {
            Tensor x = Tensor.of(1f);
            x.close();
            x.item();
          }

          @Test
          void second() {
            Tensor x = Tensor.of(1f);
            x.close();
            x.item();
          }
        }
        """);
    String out = cli.lint("validate", "src").out();
    assertTrue(out.contains("both: src/ServeTest.java:9: "), out);
    assertTrue(out.contains("both: src/ServeTest.java:16: "), out);
  }

  @Test
  void theSameAsJson() {
    assertEquals(
        new Cli.Outcome(
            0,
            """
            {
              "findings" : [ {
                "outcome" : "both",
                "rule" : "UnscopedTensor",
                "confidence" : "definite",
                "file" : "src/App.java",
                "line" : 5,
                "message" : "`x` is never released"
              } ],
              "onlyDynamic" : [ ],
              "rules" : {
                "UnscopedTensor" : {
                  "both" : 1,
                  "onlyStatic" : 0,
                  "notExercised" : 0,
                  "notObservable" : 0,
                  "onlyDynamic" : 0
                }
              },
              "agrees" : true,
              "run" : {
                "isInTime" : true,
                "hasEnded" : true,
                "failures" : [ ]
              }
            }
            """,
            ""),
        validate("Tensor x = Tensor.of(1f);\nx.toFloatArray();\n", "--format=json"));
  }

  @Test
  void aProgramThatDoesNotEndIsStopped() {
    Cli.Outcome outcome = validate("while (true) {\n  Thread.onSpinWait();\n}\n", "--timeout=1");
    assertEquals(
        new Cli.Outcome(
            2, "the program did not end in time and was stopped; leaks are not counted\n", ""),
        outcome);
  }

  @Test
  void aProgramThatDoesNotCompile() {
    Cli.Outcome outcome = validate("int i = nothing();\n");
    assertEquals(2, outcome.exitCode());
    assertTrue(outcome.err().startsWith("tensorlint: the program does not compile"), outcome.err());
  }

  @Test
  void theClassToRunIsNamedWhereThereAreSeveral() {
    cli.file("src/Other.java", "class Other { public static void main(String[] a) {} }\n");
    Cli.Outcome outcome = validate("");
    assertEquals(
        "tensorlint: several classes have a main method or tests, App and Other; name one by --main"
            + " (see tensorlint validate --help)\n",
        outcome.err());
    assertEquals(0, validate("", "--main=Other").exitCode());
  }

  @Test
  void aProgramThatIsNotUtf8IsCompiledAsItIsLinted(@TempDir Path other) throws IOException {
    String source =
        "class Odd { public static void main(String[] a) { if (!\"\u00e9\".equals(\"\\u00e9\"))"
            + " throw new IllegalStateException(); } }";
    Files.writeString(other.resolve("Odd.java"), source, StandardCharsets.ISO_8859_1);
    Cli.Outcome outcome = new Cli(other).lint("validate", "--quiet", "Odd.java");
    assertEquals(0, outcome.exitCode(), outcome.err());
    assertTrue(outcome.out().contains("the program ended normally"), outcome.out());
  }
}
