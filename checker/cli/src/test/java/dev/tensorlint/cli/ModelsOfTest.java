// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code models --of} prints what the analysis infers, and {@code --model-file} reads it. */
final class ModelsOfTest {

  private static final String TOOLS =
      """
      package app;

      import dev.tensorlint.runtime.Tensor;

      class Tools {
        private Tensor kept;

        static Tensor make(int n) {
          return Tensor.of(n);
        }

        static void end(Tensor x) {
          x.close();
        }

        void keep(Tensor x) {
          kept = x;
        }

        static class Inner {
          static Tensor same(Tensor x) {
            return x;
          }
        }

        interface Maker {
          Tensor make();
        }
      }
      """;

  private static final String USE =
      """
      package app;

      import dev.tensorlint.runtime.Tensor;

      class Use {
        static double dropped() {
          Tensor x = Tools.make(1);
          return x.item();
        }

        static double ended() {
          Tensor x = Tools.make(1);
          Tools.end(x);
          return x.item();
        }
      }
      """;

  private final Cli cli;

  ModelsOfTest(@TempDir Path folder) {
    cli = new Cli(folder).file("src/app/Tools.java", TOOLS).file("src/app/Use.java", USE);
  }

  private static List<String> findings(Cli.Outcome outcome) {
    return outcome.out().lines().filter(line -> line.contains("Use.java")).toList();
  }

  @Test
  void eachMethodHasAnEntryAndACommentWithWhatItCannotSay() {
    String text =
        """
        # The summaries that the analysis inferred for app.Tools.
        # Check them before you use them as a model.
        library: "inferred:app.Tools"
        types:
          "app.Tools":
            methods:
              # cannot say: randomness
              "make(int)": { result: scoped, arguments: metadata }
              "end(dev.tensorlint.runtime.Tensor)": { result: copy, arguments: releases, throws: nothing }
              # cannot say: fields: 1
              # cannot say: retention
              "keep(dev.tensorlint.runtime.Tensor)": { result: copy, receiver: metadata,\
         arguments: retains, throws: nothing }
        """;
    assertEquals(new Cli.Outcome(0, text, ""), cli.run("models", "--of=app.Tools", "src"));
    assertEquals(new Cli.Outcome(0, text, ""), cli.run("models", "--of=Tools", "src"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Inner", "Tools.Inner", "Tools$Inner", "app.Tools.Inner"})
  void aNestedClassHasSeveralNames(String name) {
    Cli.Outcome outcome = cli.run("models", "--of", name, "src");
    assertEquals(0, outcome.exitCode());
    assertTrue(outcome.out().contains("  \"app.Tools$Inner\":\n    methods:\n"), outcome.out());
  }

  @Test
  void itsFileStandsForTheClass() {
    List<String> withSource = findings(cli.lint("check", "--no-timings", "src"));
    cli.file("tools.yaml", cli.run("models", "--of=Tools", "src").out());
    Cli.Outcome modelled =
        cli.lint("check", "--no-timings", "--model-file=tools.yaml", "src/app/Use.java");
    assertEquals(2, withSource.size());
    assertEquals(withSource, findings(modelled), modelled.err());
  }

  @Test
  void aMethodWithoutABodyHasNoEntry() {
    String text =
        """
        # The summaries that the analysis inferred for app.Tools$Maker.
        # Check them before you use them as a model.
        # Incomplete: 1 of 1 methods have no entry; a comment in the place of each says why.
        library: "inferred:app.Tools$Maker"
        types:
          "app.Tools$Maker":
            methods: {}
              # no entry for make(): no body
        """;
    assertEquals(new Cli.Outcome(0, text, ""), cli.run("models", "--of=Maker", "src"));
  }

  @Test
  void whatWasGivenUpHasNoEntry() {
    Cli.Outcome outcome = cli.run("models", "--step-budget=1", "--of=Tools", "src");
    assertTrue(outcome.out().contains("# Incomplete: "), outcome.out());
    assertTrue(
        outcome
            .out()
            .contains(
                "# no entry for end(dev.tensorlint.runtime.Tensor): the analysis is incomplete\n"),
        outcome.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --of=Tolls src         | the sources have no class 'Tolls', did you mean 'Tools'?
          --of=app.Tolls src     | the sources have no class 'app.Tolls', did you mean 'app.Tools'?
          --of=Nothing src       | the sources have no class 'Nothing'
          --of=Tools             | --of needs a PATH with the sources
          --summary=x.summary    | --summary needs a PATH with the sources
          djl onnxruntime        | unexpected argument 'onnxruntime'; PATHs need --of or --summary
          """)
  void whatIsWrongIsSaidInOneLine(String arguments, String message) {
    String[] words = ("models " + arguments).split(" ");
    String line = "tensorlint: " + message + " (see tensorlint models --help)\n";
    assertEquals(new Cli.Outcome(2, "", line), cli.run(words));
  }

  @Test
  void aNameOfSeveralClassesIsNotGuessed() {
    cli.file("src/other/Tools.java", "package other;\n\nclass Tools {}\n");
    assertEquals(
        "tensorlint: 'Tools' names several classes: app.Tools, other.Tools; write one in full"
            + " (see tensorlint models --help)\n",
        cli.run("models", "--of=Tools", "src").err());
  }
}
