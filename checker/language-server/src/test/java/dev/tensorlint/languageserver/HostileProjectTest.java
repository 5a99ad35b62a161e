// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Projects that would run something as soon as their build is started. Every program that could
 * start it, in the project and on the path, leaves a canary.
 */
@DisabledOnOs(OS.WINDOWS)
final class HostileProjectTest {

  private static final String LEAK =
      """
      import dev.tensorlint.runtime.Tensor;

      final class Leak {
        static void run() {
          Tensor x = Tensor.of(1f);
          System.out.println(x.toFloatArray()[0]);
        }
      }
      """;

  private static final String POM =
      """
      <project>
        <modelVersion>4.0.0</modelVersion>
        <groupId>g</groupId>
        <artifactId>hostile</artifactId>
        <version>1</version>
        <dependencies>
          <dependency><groupId>g.absent</groupId><artifactId>absent</artifactId><version>1</version></dependency>
        </dependencies>
        <build><extensions><extension>
          <groupId>g.evil</groupId><artifactId>evil</artifactId><version>1</version>
        </extension></extensions></build>
      </project>
      """;

  private final Path project;
  private final Path canary;
  private final Path programs;
  private final Path home;
  private @Nullable Connection connection;

  HostileProjectTest(@TempDir Path folder) throws IOException {
    project = Files.createDirectory(folder.resolve("project"));
    programs = Files.createDirectory(folder.resolve("programs"));
    home = Files.createDirectories(folder.resolve("home"));
    canary = folder.resolve("canary");
    write(home.resolve(".m2/settings.xml"), "<settings><offline>true</offline></settings>");
    for (String name : List.of("mvn", "gradle", "java")) {
      program(programs.resolve(name));
    }
    for (String name : List.of("mvn", "mvnw", "gradlew", "gradle")) {
      program(project.resolve(name));
    }
    write(project.resolve(".mvn/jvm.config"), "-javaagent:" + project.resolve("evil.jar"));
    write(project.resolve("tensorlint.yaml"), "trust: true\n");
    write(project.resolve("src/main/java/Leak.java"), LEAK);
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** A program that leaves a canary, and answers as Maven does. */
  private void program(Path file) throws IOException {
    write(
        file,
        "#!/bin/sh\necho ran >> '%s'\necho 'Dependencies classpath:'\necho '%s'\n"
            .formatted(canary, Connection.runtime()));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Connection open(boolean isTrusted) throws IOException {
    ProcessBuilder server =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Duser.home=" + home,
                "-cp",
                System.getProperty("java.class.path"),
                ServerProcess.class.getName(),
                home.resolve("cache").toString())
            .directory(project.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    server
        .environment()
        .merge("PATH", programs.toString(), (old, first) -> first + File.pathSeparator + old);
    JsonObject settings = new JsonObject();
    settings.addProperty("trustProject", isTrusted);
    Connection opened = Connection.open(server.start(), settings, project);
    connection = opened;
    return opened;
  }

  @AfterEach
  void stop() throws IOException {
    if (connection != null) {
      connection.close();
    }
  }

  private static String uri(Path file) {
    return file.toUri().toString();
  }

  /** Opens and edits a file, and waits for what is said of it. */
  private void edit(Connection with) {
    String uri = uri(project.resolve("src/main/java/Leak.java"));
    with.open(uri, LEAK);
    assertEquals(1, with.client().diagnostics(uri, 1).size());
    with.change(uri, 2, LEAK.replace("1f", "2f"));
    assertEquals(1, with.client().diagnostics(uri, 2).size());
  }

  @Test
  void aMavenProjectRunsNothingAndSaysWhatIsMissing() throws IOException {
    Path pom = project.resolve("pom.xml");
    write(pom, POM);
    Connection opened = open(false);
    edit(opened);

    String shown = opened.client().shown("the class path of " + project + " is incomplete");

    assertTrue(shown.contains("g.absent:absent:1"), shown);
    assertTrue(shown.contains("--classpath"), shown);
    Diagnostic inPom = opened.client().diagnostics(uri(pom), found -> !found.isEmpty()).get(0);
    assertEquals(0, inPom.getRange().getStart().getLine());
    assertFalse(Files.exists(canary), "a build was started");
  }

  @Test
  void aGradleProjectRunsNothingAndSaysWhatCannotBeRead() throws IOException {
    Path script = project.resolve("build.gradle");
    write(script, "dependencies {\n  implementation(evil())\n}\n" + POM.length());
    Connection opened = open(false);
    edit(opened);

    String shown = opened.client().shown("the class path of " + project + " is incomplete");

    assertTrue(shown.contains("`implementation(evil())` cannot be read"), shown);
    Diagnostic there = opened.client().diagnostics(uri(script), found -> !found.isEmpty()).get(0);
    assertEquals(1, there.getRange().getStart().getLine());
    assertFalse(Files.exists(canary), "a build was started");
  }

  @Test
  void aMessageIsShownOnceForWhatHasNotChanged() throws IOException {
    Path script = project.resolve("build.gradle");
    write(script, "dependencies { implementation(evil()) }");
    Connection opened = open(false);
    opened.client().shown("evil()");
    opened.client().diagnostics(uri(script), found -> !found.isEmpty());

    write(script, "// moved\ndependencies { implementation(evil()) }");
    saved(opened, script);
    opened.client().shown("build.gradle:2");
    saved(opened, script);
    write(script, "dependencies { }");
    saved(opened, script);
    opened.client().diagnostics(uri(script), List::isEmpty);

    assertEquals(
        2, opened.client().shown().stream().filter(each -> each.contains("evil()")).count());
    assertFalse(Files.exists(canary), "a build was started");
  }

  private static void saved(Connection with, Path file) {
    with.server()
        .getTextDocumentService()
        .didSave(new DidSaveTextDocumentParams(new TextDocumentIdentifier(uri(file))));
  }

  @Test
  void theBuildIsAskedWhereTheUserTrustsIt() throws IOException {
    write(project.resolve("pom.xml"), POM);
    Connection opened = open(true);

    opened.client().message("1 class path entries");

    assertEquals(List.of("ran"), Files.readAllLines(canary));
  }

  @Test
  void trustCanComeLater() throws IOException {
    write(project.resolve("pom.xml"), POM);
    Connection opened = open(false);
    opened.client().shown("is incomplete");
    assertFalse(Files.exists(canary), "a build was started");

    opened
        .server()
        .getWorkspaceService()
        .didChangeConfiguration(
            new DidChangeConfigurationParams(Map.of("tensorlint", Map.of("trustProject", true))));

    opened.client().message("1 class path entries");
    assertEquals(List.of("ran"), Files.readAllLines(canary));
  }
}
