// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** {@code check} of a jar or folder of classes. */
final class CheckClassesTest {

  private static final String APP =
      """
      package app;
      import dev.tensorlint.runtime.Tensor;
      final class App {
        static float run() {
          Tensor a = Tensor.of(1f);
          a.close();
          return a.item();
        }
      }
      """;

  private static final String FOUND =
      """
      error[UseAfterDispose]: `a` is used after it was disposed
       --> app.jar!/app/App.java:7
        |
      5 | created here
      6 | disposed here
      7 | used here, on every path
        |
        = help: dispose `a` after its last use
        = more: tensorlint explain UseAfterDispose

      """;

  private static final String QUOTED =
      """
      error[UseAfterDispose]: `a` is used after it was disposed
       --> app.jar!/app/App.java:7:14
        |
      5 |     Tensor a = Tensor.of(1f);
        |                       -- created here
      6 |     a.close();
        |       ----- disposed here
      7 |     return a.item();
        |              ^^^^ used here, on every path
        |
        = help: dispose `a` after its last use
        = more: tensorlint explain UseAfterDispose

      """;

  private final Path folder;
  private final Cli cli;

  CheckClassesTest(@TempDir Path folder) {
    this.folder = folder;
    this.cli = new Cli(folder);
  }

  @BeforeEach
  void compile() throws IOException {
    cli.file("src/app/App.java", APP);
    Files.createDirectories(folder.resolve("classes"));
    compileAgain();
  }

  private void compileAgain() {
    String classes = folder.resolve("classes").toString();
    int status =
        Objects.requireNonNull(ToolProvider.getSystemJavaCompiler())
            .run(
                null,
                null,
                null,
                "-g",
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path") + File.pathSeparator + classes,
                "-d",
                classes,
                folder.resolve("src/app/App.java").toString());
    assertEquals(0, status);
  }

  /** Packs the files of a folder, each under a prefix. */
  private void jar(String name, String from, String prefix) throws IOException {
    Path root = folder.resolve(from);
    TreeMap<String, byte[]> entries = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String entry = root.relativize(file).toString().replace('\\', '/');
        entries.put(prefix + entry, Files.readAllBytes(file));
      }
    }
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(folder.resolve(name)))) {
      for (String each : entries.keySet()) {
        out.putNextEntry(new JarEntry(each));
        out.write(entries.get(each));
        out.closeEntry();
      }
    }
  }

  private Cli.Outcome check(String path) {
    return cli.lint("check", "--no-timings", "--quiet", path);
  }

  @Test
  void aJarHasFindingsByLine() throws IOException {
    jar("app.jar", "classes", "");
    assertEquals(new Cli.Outcome(1, FOUND, ""), check("app.jar"));
  }

  /** A class file tells its test methods, and a folder of test classes what it is. */
  @Test
  void whatTestsLeaveOpenIsLeftOut() throws IOException {
    String leak = APP.replace("a.close();", "");
    cli.file("src/app/App.java", leak);
    compileAgain();
    assertEquals(1, check("classes").exitCode());
    Files.createDirectories(folder.resolve("target"));
    Files.move(folder.resolve("classes"), folder.resolve("target/test-classes"));
    assertEquals(0, check("target/test-classes").exitCode());
    Files.move(folder.resolve("target/test-classes"), folder.resolve("classes"));
    cli.file("src/app/App.java", leak.replace("static", "@org.junit.jupiter.api.Test static"));
    compileAgain();
    Cli.Outcome outcome = cli.lint("check", "--no-timings", "classes");
    assertEquals(0, outcome.exitCode(), outcome::toString);
    assertTrue(outcome.out().contains("1 finding in test code left out"), outcome.out());
  }

  @Test
  void theSourcesBesideAJarAreQuoted() throws IOException {
    jar("app.jar", "classes", "");
    jar("app-sources.jar", "src", "");
    assertEquals(new Cli.Outcome(1, QUOTED, ""), check("app.jar"));
  }

  @Test
  void sourcesOfAnotherVersionOrBrokenOnesAreNotQuoted() throws IOException {
    jar("app.jar", "classes", "");
    Files.writeString(folder.resolve("src/app/App.java"), "package app;\n");
    jar("app-sources.jar", "src", "");
    assertEquals(new Cli.Outcome(1, FOUND, ""), check("app.jar"));
    Files.writeString(folder.resolve("app-sources.jar"), "no jar");
    assertEquals(new Cli.Outcome(1, FOUND, ""), check("app.jar"));
  }

  @Test
  void aFolderOfClassesHasTheSameFindings() {
    String found = FOUND.replace("app.jar!", "classes!");
    assertEquals(new Cli.Outcome(1, found, ""), check("classes"));
  }

  @Test
  void sourcesWinOverTheClassesOfTheSameType() throws IOException {
    jar("app.jar", "classes", "");
    Cli.Outcome outcome = cli.lint("check", "--no-timings", "--quiet", "src", "app.jar");
    assertEquals(1, outcome.exitCode());
    assertTrue(outcome.out().contains("--> src/app/App.java:7:14"), outcome.out());
    assertEquals(1, outcome.out().lines().filter(line -> line.startsWith("error[")).count());
  }

  @Test
  void aBrokenClassMakesTheRunIncomplete() throws IOException {
    Files.writeString(folder.resolve("classes/app/Broken.class"), "no class");
    Cli.Outcome outcome = check("classes");
    assertEquals(2, outcome.exitCode());
    assertTrue(outcome.out().startsWith("error[UseAfterDispose]"), outcome.out());
    assertEquals(
        "error: classes!/app/Broken.class: is broken and is left out; compile its source again\n",
        outcome.err());
  }

  /** The tensor that is given to it may be released there, or not. */
  @Test
  void aMethodWhoseCodeCannotBeFollowedHasUnknownEffects() throws IOException {
    cli.file(
        "src/app/App.java",
        """
        package app;
        import dev.tensorlint.runtime.Tensor;
        final class App {
          static void run(int n) {
            Odd.take(Tensor.of(1f), n);
            Tensor.of(2f);
          }
        }
        """);
    Files.write(folder.resolve("classes/app/Odd.class"), jumpIntoLoop());
    compileAgain();
    Cli.Outcome outcome = check("classes");
    assertEquals(2, outcome.exitCode());
    assertEquals(
        "warning: classes: the code of 1 of 3 methods is not followed (a jump leads into a loop:"
            + " 1); the first is app.Odd.take; check their sources\n",
        outcome.err().lines().findFirst().orElse("") + "\n");
    assertTrue(outcome.out().contains("app/App.java:6"), outcome.out());
    assertFalse(outcome.out().contains("app/App.java:5"), outcome.out());
  }

  private static byte[] jumpIntoLoop() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V1_6, Opcodes.ACC_SUPER, "app/Odd", null, "java/lang/Object", null);
    String takesTensor = "(Ldev/tensorlint/runtime/Tensor;I)V";
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "take", takesTensor, null, null);
    Label head = new Label();
    Label middle = new Label();
    method.visitCode();
    method.visitVarInsn(Opcodes.ILOAD, 1);
    method.visitJumpInsn(Opcodes.IFEQ, middle);
    method.visitLabel(head);
    method.visitIincInsn(1, 1);
    method.visitLabel(middle);
    method.visitVarInsn(Opcodes.ILOAD, 1);
    method.visitJumpInsn(Opcodes.IFNE, head);
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(1, 2);
    method.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  @ParameterizedTest
  @CsvSource({"app.jar, BOOT-INF/classes", "app.war, WEB-INF/classes"})
  void anArchiveOfAWholeApplicationHasTheFindings(String archive, String in) throws IOException {
    jar(archive, "classes", in + '/');
    String found = FOUND.replace("app.jar!", archive + "!/" + in + '!');
    assertEquals(new Cli.Outcome(1, found, ""), check(archive));
    jar("app-sources.jar", "src", "");
    String quoted = QUOTED.replace("app.jar!", archive + "!/" + in + '!');
    assertEquals(new Cli.Outcome(1, quoted, ""), check(archive));
  }

  /** A class can lie in no folder that its name does not end. */
  @Test
  void aClassThatLiesElsewhereIsNoAllClear() throws IOException {
    Files.createDirectories(folder.resolve("odd/X-Y/other"));
    Files.copy(folder.resolve("classes/app/App.class"), folder.resolve("odd/X-Y/other/App.class"));
    jar("app.jar", "odd", "");
    Cli.Outcome outcome = check("app.jar");
    assertEquals(2, outcome.exitCode());
    String expected =
        "app.jar!/X-Y/other/App.class: this class does not lie where its name says and is left out";
    assertTrue(outcome.err().contains(expected), outcome.err());
  }

  @Test
  void aJarWithoutClassesIsAnError() throws IOException {
    jar("app.jar", "src", "");
    String expected = "holds no class files; name a jar of classes, or sources";
    assertTrue(check("app.jar").err().contains("error: app.jar: " + expected));
    assertEquals(2, check("app.jar").exitCode());
  }

  @Test
  void whatIsNoJarIsAnError() {
    cli.file("app.jar", "no jar");
    Cli.Outcome outcome = check("app.jar");
    assertEquals(2, outcome.exitCode());
    assertTrue(
        outcome.err().contains("app.jar: is no readable jar and is left out; replace it"),
        outcome.err());
  }

  @Test
  void aClassThatNamesNothingModelledIsNotTranslated() throws IOException {
    cli.file("src/app/App.java", "package app; final class App { int f() { return 1; } }");
    compileAgain();
    Cli.Outcome outcome = cli.lint("check", "--no-timings", "classes");
    assertEquals(new Cli.Outcome(0, "no findings in 1 file\n", outcome.err()), outcome);
    assertTrue(outcome.err().contains("no checked code uses a modelled library"), outcome.err());
  }

  @Test
  void fixAndTheEditorTakeSourcesOnly() throws IOException {
    jar("app.jar", "classes", "");
    Cli.Outcome outcome = cli.run("fix", "app.jar");
    assertEquals(2, outcome.exitCode());
    assertTrue(outcome.err().contains("app.jar: is no Java file"), outcome.err());
  }
}
