// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Models are drafted from class files, and compared with them. */
final class ModelsDraftTest {

  private static final String BUFFER =
      """
      package lib;
      public class Buffer implements AutoCloseable {
        private final Buffer parent = null;
        public static Buffer allocate(int size) { return new Buffer(); }
        public Buffer flip() { return this; }
        public Buffer parent() { return parent; }
        public Buffer add(Buffer other) { return new Buffer(); }
        public Buffer addi(Buffer other) { other.toString(); return self(other); }
        private Buffer self(Buffer any) { return this; }
        public native int size();
        @Override public void close() {}
      }
      """;

  private static final String PLAIN =
      """
      package lib;
      public final class Plain {
        public void close() {}
        public static Buffer of(Buffer given) { return given; }
        public static void done(Buffer given) { given.close(); }
        public static void look(Buffer given) { given.size(); }
        @MustBeClosed public Buffer taken(@WillClose Buffer given, int n) {
          given.close();
          return null;
        }
        @interface MustBeClosed {}
        @interface WillClose {}
      }
      """;

  private final Path folder;
  private final Cli cli;

  ModelsDraftTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    this.cli = new Cli(folder);
    cli.file("src/lib/Buffer.java", BUFFER).file("src/lib/Plain.java", PLAIN);
    String classes = Files.createDirectories(folder.resolve("lib")).toString();
    int status =
        Objects.requireNonNull(ToolProvider.getSystemJavaCompiler())
            .run(
                null,
                null,
                null,
                "-g",
                "-proc:none",
                "-d",
                classes,
                folder.resolve("src/lib/Buffer.java").toString(),
                folder.resolve("src/lib/Plain.java").toString());
    assertEquals(0, status);
  }

  /** Only what can be coordinates comes out of a jar. */
  @ParameterizedTest
  @CsvSource({
    "org.acme, io, '1.2', 'library: \"org.acme:io\"\nversions: \"1.2\"'",
    "org.acme, 'io\\ntypes: ', 1.2, 'library: \"acme-1\"\ntypes: {}'",
    "org.acme, '', 1.2, 'library: \"acme-1\"\ntypes: {}'",
  })
  void theCoordinatesOfAJar(String group, String artifact, String version, String expected)
      throws IOException {
    Path jar = folder.resolve("acme-1.jar");
    String said = "groupId=" + group + "\nartifactId=" + artifact + "\nversion=" + version + "\n";
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry("META-INF/maven/g/a/pom.properties"));
      out.write(said.getBytes(StandardCharsets.UTF_8));
      out.closeEntry();
    }
    String draft = cli.run("models", "draft", "acme-1.jar").out();
    assertTrue(draft.contains(expected), draft);
  }

  @Test
  void eachEntrySaysWhereItComesFrom() {
    assertEquals(
        new Cli.Outcome(
            0,
            """
            # A draft from class files: read it before you use it.
            # `sure` and `likely` follow what is read in them, `inferred` what their code
            # does, `by name` what only names suggest.
            library: "lib"
            types:
              lib.Buffer:
                # sure: native methods
                kind: closeable
                release: { methods: [close] }
                methods:
                  add(*): { result: fresh } # by name
                  addi(*): { result: { alias: receiver } } # by name
                  allocate(*): { result: fresh } # likely
                  flip(*): { result: { alias: receiver } } # sure
                  parent(*): { result: { borrow: receiver } } # sure
              lib.Plain:
                methods:
                  "done(lib.Buffer)": { arguments: releases } # inferred
                  "of(lib.Buffer)": { result: { alias: argument 0 } } # inferred
                  "taken(lib.Buffer, int)": { result: fresh, arguments: { 0: releases, all: borrows } } # sure
            """,
            ""),
        cli.run("models", "draft", "lib"));
  }

  @Test
  void theDraftIsAModelAndTheCodeContradictsItWhereItIsWrong() {
    String draft = cli.run("models", "draft", "lib").out();
    cli.file("draft.yaml", draft);
    Cli.Outcome outcome =
        cli.run("models", "check", "--no-cache", "--model-file=draft.yaml", "lib");
    assertTrue(outcome.out().endsWith(" 0 contradictions\n"), outcome::out);
    cli.file("draft.yaml", draft.replace("{ alias: argument 0 }", "fresh"));
    outcome = cli.run("models", "check", "--no-cache", "--model-file=draft.yaml", "lib");
    assertTrue(
        outcome
            .out()
            .contains(
                "draft.yaml:19:7: `of(lib.Buffer)` of `lib.Plain`: the result is new by the model,"
                    + " and its code returns what it was given (line 4)"),
        outcome::out);
    assertTrue(outcome.out().endsWith("1 contradiction\n"), outcome::out);
    assertEquals(1, outcome.exitCode(), outcome::err);
  }

  @Test
  void whatNothingDescribesIsListedByItsUses() {
    cli.file(
        "app/Use.java",
        """
        package app;
        import lib.Buffer;
        import lib.Plain;
        class Use {
          int size() {
            Plain.of(null);
            return Buffer.allocate(3).size();
          }
        }
        """);
    assertEquals(
        "lib.Buffer  3 uses  native methods\n",
        cli.run("models", "--missing", "--no-cache", "--classpath=lib", "app").out());
    cli.file("lib.yaml", cli.run("models", "draft", "lib").out());
    assertEquals(
        "",
        cli.run(
                "models",
                "--missing",
                "--no-cache",
                "--model-file=lib.yaml",
                "--classpath=lib",
                "app")
            .out());
  }

  @Test
  void claimsAboutArgumentsAreCompared() {
    cli.file(
        "lib.yaml",
        """
        library: lib
        types:
          lib.Buffer:
            kind: tensor
            release: { methods: [close] }
          lib.Plain:
            methods:
              done(*): { arguments: borrows }
              look(*): { arguments: releases }
              of(*): { result: { alias: argument 0 } }
        """);
    Cli.Outcome outcome = cli.run("models", "check", "--no-cache", "--model-file=lib.yaml", "lib");
    assertTrue(
        outcome.out().contains("argument 0 is only lent by the model, and its code releases it"),
        outcome::out);
    assertTrue(
        outcome.out().contains("argument 0 is released by the model, and its code leaves it open"),
        outcome::out);
    assertTrue(outcome.out().endsWith("2 contradictions\n"), outcome::out);
  }
}
