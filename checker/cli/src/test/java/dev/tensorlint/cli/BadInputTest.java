// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bad input gets one line each, through the real linter, and the rest is still linted. */
class BadInputTest {

  private static final String GOOD =
      """
      import dev.tensorlint.runtime.Tensor;

      final class Good {
        static float run() {
          Tensor x = Tensor.of(1f);
          x.close();
          return x.item();
        }
      }
      """;

  private static final String FINDING =
      """
      error[UseAfterDispose]: `x` is used after it was disposed
       --> src/Good.java:7:14
        |
      5 |     Tensor x = Tensor.of(1f);
        |                       -- created here
      6 |     x.close();
        |       ----- disposed here
      7 |     return x.item();
        |              ^^^^ used here, on every path
        |
        = help: dispose `x` after its last use
        = help: move `x.close()` after the last use (fix, safe)
        = more: tensorlint explain UseAfterDispose

      """;

  private final Path folder;
  private final Cli cli;

  BadInputTest(@TempDir Path folder) {
    this.folder = folder;
    cli = new Cli(folder).file("src/Good.java", GOOD);
  }

  private Cli.Outcome check(String... more) {
    String[] arguments = new String[more.length + 3];
    arguments[0] = "check";
    arguments[1] = "--no-timings";
    arguments[2] = "--classpath=" + Classpaths.runtime();
    System.arraycopy(more, 0, arguments, 3, more.length);
    return cli.run(arguments);
  }

  private static void assertStillChecked(String error, int files, Cli.Outcome outcome) {
    String of = files + (files == 1 ? " file" : " files");
    String summary =
        "INCOMPLETE: 1 finding (1 error) in what could be checked of "
            + of
            + "; 1 part of the input not checked\n";
    assertEquals(new Cli.Outcome(2, FINDING + summary, "error: " + error + "\n"), outcome);
  }

  @Test
  void goodInput() {
    assertEquals(new Cli.Outcome(1, FINDING + "1 finding (1 error) in 1 file\n", ""), check("src"));
  }

  @Test
  void missingPath() {
    assertStillChecked("gone: does not exist; check the path", 1, check("gone", "src"));
  }

  @Test
  void notJava() {
    cli.file("notes.txt", "x");
    assertStillChecked(
        "notes.txt: is no Java file; name a .java file or a folder", 1, check("src", "notes.txt"));
  }

  @Test
  void emptyFolder() throws IOException {
    Files.createDirectory(folder.resolve("empty"));
    assertStillChecked(
        "empty: holds no Java files; name a folder with Java sources", 1, check("src", "empty"));
  }

  @Test
  void brokenSource() {
    cli.file("src/Broken.java", "import dev.tensorlint.runtime.Tensor\n\nclass Broken {}\n");
    assertStillChecked(
        "src/Broken.java:3:1: does not parse and is left out: unexpected \"class\"; fix the syntax"
            + " error",
        2,
        check("src"));
  }

  @Test
  void linkLoop() throws IOException {
    Files.createSymbolicLink(folder.resolve("src/again"), folder.resolve("src"));
    assertStillChecked(
        "src/again: is a symbolic link to a folder around it; it is not followed", 1, check("src"));
  }

  @Test
  void missingJar() {
    String classpath = Classpaths.runtime() + File.pathSeparator + "gone.jar";
    Cli.Outcome outcome = cli.run("check", "--no-timings", "--classpath", classpath, "src");
    assertStillChecked(
        "gone.jar: class path entry does not exist; names from it stay unresolved", 1, outcome);
  }

  @Test
  void brokenJar() {
    cli.file("broken.jar", "not a zip file");
    String classpath = Classpaths.runtime() + File.pathSeparator + "broken.jar";
    Cli.Outcome outcome = cli.run("check", "--no-timings", "--classpath", classpath, "src");
    assertEquals(2, outcome.exitCode());
    assertTrue(outcome.out().startsWith(FINDING), outcome.out());
    assertTrue(
        outcome
            .err()
            .contains(
                "error: broken.jar: class path entry is no readable jar; replace it, names from it"
                    + " stay unresolved\n"),
        outcome.err());
  }

  @Test
  void projectFileAmongTheJars() {
    cli.file("only.pom", "<project/>");
    String classpath = "only.pom" + File.pathSeparator + Classpaths.runtime();
    Cli.Outcome outcome = cli.run("check", "--no-timings", "--classpath", classpath, "src");
    assertEquals("", outcome.err());
    assertTrue(outcome.out().startsWith(FINDING), outcome.out());
  }

  @Test
  void aFileMayListTheClassPath() {
    for (String separator : List.of("\n", "\r\n", File.pathSeparator)) {
      cli.file("list.txt", "only.pom" + separator + Classpaths.runtime() + separator);
      Cli.Outcome outcome = cli.run("check", "--no-timings", "--classpath", "@list.txt", "src");
      assertEquals("", outcome.err());
      assertTrue(outcome.out().startsWith(FINDING), outcome.out());
    }
  }

  @Test
  void noListOfTheClassPath() {
    cli.file("binary.txt", "a.jar\0b.jar\n");
    for (String name : List.of("@gone.txt", "@src", "@binary.txt")) {
      Cli.Outcome outcome = cli.run("check", "--classpath", name, "src");
      assertEquals(2, outcome.exitCode());
      assertEquals(
          "tensorlint: "
              + name.substring(1)
              + ": is not a class path; name a file that lists jars\n",
          outcome.err());
    }
  }

  @Test
  void brokenModel() {
    cli.file("acme.yaml", "library: org.acme:x\ntypes: {}\nmore: 1\n");
    Cli.Outcome outcome = check("--model-file=acme.yaml", "src");
    assertStillChecked(
        "acme.yaml:3:1: unknown key `more` in a model: expected `library`, `versions`,"
            + " `description`, `active`, `active-with`, `active-where`, `effects-only`, `entries-of`, `packages`, `quiet-packages`, `other-packages`, `duties`, `shared`, `types`, `annotations` or `conventions`",
        1,
        outcome);
  }

  @Test
  void misspeltTypeInAModel() {
    cli.file(
        "jdk.yaml", "library: a:b\ntypes:\n  java.util.Collextion:\n    closes-quietly: true\n");
    assertStillChecked(
        "jdk.yaml:3:3: there is no type `java.util.Collextion` in package `java.util`: did you mean"
            + " `java.util.Collection` or `java.util.Collections`?",
        1,
        check("--model-file=jdk.yaml", "src"));
    cli.file(
        "lib.yaml",
        "library: a:b\ntypes:\n  dev.tensorlint.runtime.Tesnor:\n    closes-quietly: true\n");
    assertStillChecked(
        "lib.yaml:3:3: there is no type `dev.tensorlint.runtime.Tesnor` in package"
            + " `dev.tensorlint.runtime`: did you mean `dev.tensorlint.runtime.Tensor`?",
        1,
        check("--model-file=lib.yaml", "src"));
  }

  /** Of a package that is in the sources alone, another part may be elsewhere. */
  @Test
  void misspeltTypeOfTheSourcesInAModel() {
    cli.file("src/app/Vector.java", "package app;\n\nclass Vector {}\n");
    cli.file(
        "own.yaml",
        """
        library: a:b
        types:
          app.Vectro:
            closes-quietly: true
          app.OfAnotherModule:
            closes-quietly: true
        """);
    assertStillChecked(
        "own.yaml:3:3: there is no type `app.Vectro` in package `app`: did you mean `app.Vector`?",
        2,
        check("--model-file=own.yaml", "src"));
  }

  @Test
  void missingModelFile() {
    assertStillChecked(
        "gone.yaml: cannot read this model: there is no such file",
        1,
        check("--model-file=gone.yaml", "src"));
  }

  @Test
  void unknownModel() {
    Cli.Outcome outcome = check("--models=tensorlint-runtime,djll", "src");
    assertStillChecked("there is no model `djll`: did you mean `djl`?", 1, outcome);
  }

  @Test
  void nothingThatCouldBeChecked() {
    assertEquals(
        new Cli.Outcome(
            2,
            "INCOMPLETE: no findings in what could be checked of 0 files; 1 part of the input not checked\n",
            "error: gone: does not exist; check the path\n"),
        check("gone"));
  }

  /**
   * @param unfinished what the command says of its own work besides, if anything
   */
  @ParameterizedTest
  @CsvSource({
    "check,",
    "validate,",
    "fix, nothing to fix",
    "baseline, 'tensorlint: the baseline is not written, as not everything could be checked'"
  })
  void nothingToDo(String command, @Nullable String unfinished) throws IOException {
    String more = unfinished == null ? "" : unfinished + "\n";
    Files.createDirectory(folder.resolve("empty"));
    Files.createDirectory(folder.resolve("project"));
    cli.file("notes.txt", "x").file("project/pom.xml", "<project/>");
    assertFails("gone: does not exist; check the path", more, command);
    assertFails("empty: holds no Java files; name a folder with Java sources", more, command);
    assertFails("notes.txt: is no Java file; name a .java file or a folder", more, command);
    assertFails(
        "project: has no Java files in the source folders that its build files tell; name a folder"
            + " with Java sources",
        more,
        command);
  }

  private void assertFails(String error, String more, String command) {
    String path = error.substring(0, error.indexOf(':'));
    Cli.Outcome outcome = cli.run(command, "--classpath=" + Classpaths.runtime(), path);
    assertEquals(2, outcome.exitCode(), outcome.err());
    assertEquals("error: " + error + "\n" + more, outcome.err());
  }

  @Test
  void programsThatCannotBeRun() {
    cli.file("nomain/A.java", "class A {}\n");
    assertEquals(
        new Cli.Outcome(
            2,
            "",
            "tensorlint: no class has a main method or tests; name one by --main (see tensorlint"
                + " validate --help)\n"),
        cli.run("validate", "nomain"));
  }

  @Test
  void methodPastTheStepBudget() {
    Cli.Outcome outcome = check("--step-budget=1", "src");
    assertEquals(
        new Cli.Outcome(
            2,
            "INCOMPLETE: no findings in what could be checked of 1 file; 1 gap\n",
            """
            warning: src/Good.java:4:3: `Good.run` was not analysed: more than 1 steps; raise the\
             step budget (`--step-budget`, or `engine.step-budget` of the configuration) or split the method
            tensorlint: the run is incomplete, which gives exit code 2; --unresolved lists what\
             could not be resolved, --allow-incomplete accepts it
            """),
        outcome);
  }
}
