// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.bytecode.BytecodeFrontEnd;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.classes.ClassGroup;
import dev.tensorlint.scanner.classes.ClassTranslator;
import dev.tensorlint.scanner.classes.TranslatedClasses;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.types.Types;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a library does is read once, for all programs that ask it the same. */
final class KeptLibrariesTest {

  private static final String CLOSES =
      """
      package lib;
      public final class Io {
        public static void end(AutoCloseable given) throws Exception { given.close(); }
        public static void look(Object given) {}
      }
      """;

  private static final String CLOSES_NOT = CLOSES.replace("given.close();", "given.hashCode();");

  private static final String USER =
      """
      package app;
      import dev.tensorlint.runtime.Tensor;
      import lib.Io;
      final class User {
        static float used() throws Exception {
          Tensor t = Tensor.of(1f);
          Io.end(t);
          return t.item();
        }
      }
      """;

  private static final String USED_AFTER_DISPOSE = "UseAfterDispose";
  private static final Instant SOME_TIME = Instant.parse("2026-01-01T00:00:00Z");

  private final Path folder;
  private final Cli cli;
  private final AtomicInteger translated = new AtomicInteger();

  KeptLibrariesTest(@TempDir Path folder) {
    this.folder = folder;
    this.cli = new Cli(folder);
    Linter linter = new Linter(FileTree.DISK, new Counting(new BytecodeFrontEnd()));
    cli.linting(new Main.WithRuntime(linter));
  }

  private final class Counting implements ClassTranslator {

    private final ClassTranslator translator;

    Counting(ClassTranslator translator) {
      this.translator = translator;
    }

    @Override
    public TranslatedClasses translate(ClassGroup classes, Types types, Predicate<String> wanted)
        throws IOException {
      translated.incrementAndGet();
      return translator.translate(classes, types, wanted);
    }
  }

  @BeforeEach
  void makeTheLibrary() throws IOException {
    makeLibrary(CLOSES);
    cli.file("app/app/User.java", USER);
  }

  private void makeLibrary(String source) throws IOException {
    cli.file("lib/Io.java", source);
    String file = folder.resolve("lib/Io.java").toString();
    String to = folder.resolve("classes").toString();
    int status =
        Objects.requireNonNull(ToolProvider.getSystemJavaCompiler())
            .run(null, null, null, "-proc:none", "-g", "-d", to, file);
    assertEquals(0, status);
    Path jar = folder.resolve("lib-1.0.jar");
    try (OutputStream bytes = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(bytes)) {
      JarEntry entry = new JarEntry("lib/Io.class");
      entry.setTimeLocal(java.time.LocalDateTime.of(2026, 1, 1, 0, 0));
      out.putNextEntry(entry);
      out.write(Files.readAllBytes(folder.resolve("classes/lib/Io.class")));
      out.closeEntry();
    }
    Files.setLastModifiedTime(jar, FileTime.from(SOME_TIME));
  }

  private String check(String program) {
    Cli.Outcome outcome = cli.run("check", "--no-timings", "--classpath=lib-1.0.jar", program);
    assertEquals(
        "", outcome.err().lines().filter(each -> each.contains("error")).findAny().orElse(""));
    return outcome.out();
  }

  private void assertTranslates(int expected, Runnable run) {
    int before = translated.get();
    run.run();
    assertEquals(expected, translated.get() - before);
  }

  private void assertUsedAfterDispose(String report) {
    assertTrue(report.contains(USED_AFTER_DISPOSE), report);
  }

  @Test
  void aChangedSourceReadsNoLibraryAgain() {
    assertTranslates(1, () -> assertUsedAfterDispose(check("app")));
    cli.file("app/app/User.java", "// a comment\n" + USER);
    assertTranslates(0, () -> assertUsedAfterDispose(check("app")));
  }

  @Test
  void programsShareWhatTheyAsk() {
    assertTranslates(1, () -> assertUsedAfterDispose(check("app")));
    cli.file("other/app/Other.java", USER.replace("User", "Other"));
    assertTranslates(0, () -> assertUsedAfterDispose(check("other")));
  }

  @Test
  void anotherCallIsFollowed() {
    check("app");
    cli.file("app/app/User.java", USER.replace("return t.item()", "Io.look(t); return t.item()"));
    assertTranslates(1, () -> assertUsedAfterDispose(check("app")));
  }

  @Test
  void anotherContentIsAnotherLibrary() throws IOException {
    assertUsedAfterDispose(check("app"));
    makeLibrary(CLOSES_NOT);
    String report = check("app");
    assertEquals(
        List.of(), report.lines().filter(each -> each.contains(USED_AFTER_DISPOSE)).toList());
    assertTrue(report.contains("UnscopedTensor"), report);
  }

  /** What was found while a library was followed does not hold where it is not any more. */
  @Test
  void tooManyCallsLeaveTheLibraryUnknown() throws IOException {
    StringBuilder library = new StringBuilder("package lib; public final class Io {");
    library.append(" public static void end(AutoCloseable c) throws Exception { c.close(); }");
    StringBuilder calls = new StringBuilder();
    for (int i = 0; i < 200; i++) {
      library.append(" public static void m").append(i).append("(AutoCloseable c) {}");
      calls.append(" lib.Io.m").append(i).append("(t);");
    }
    makeLibrary(library.append(" }").toString());
    assertUsedAfterDispose(check("app"));
    String more =
        "package app; import dev.tensorlint.runtime.Tensor; final class More { static void all(Tensor t) {"
            + calls
            + " } }";
    cli.file("app/app/More.java", more);
    String kept = check("app");
    String anew =
        cli.run("check", "--no-timings", "--no-cache", "--classpath=lib-1.0.jar", "app").out();
    assertEquals(anew, kept);
    assertFalse(kept.contains(USED_AFTER_DISPOSE), kept);
  }

  /** A class of the program takes the place of that of the library. */
  @Test
  void sourcesOfTheLibraryAreReadInItsPlace() {
    assertUsedAfterDispose(check("app"));
    cli.file("app/lib/Io.java", CLOSES_NOT);
    String report = check("app");
    assertEquals(
        List.of(), report.lines().filter(each -> each.contains(USED_AFTER_DISPOSE)).toList());
  }
}
