// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Runs the launcher in a copy of the project's folders, with a Java and a Maven that only talk. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

  private static final Path LAUNCHER = Path.of("../../tensorlint");
  private static final FileTime OLD = FileTime.from(Instant.parse("2020-01-01T00:00:00Z"));
  private static final FileTime NEW = FileTime.from(Instant.parse("2021-01-01T00:00:00Z"));

  private record Outcome(int exitCode, String out, String err) {}

  private final Path temporary;
  private final Path project;
  private final Path jar;
  private final Path source;

  LauncherTest(@TempDir Path temporary) throws IOException {
    this.temporary = temporary;
    project = temporary.resolve("the project");
    source = write("the project/rules/src/main/java/Rule.java", "");
    jar = write("the project/checker/cli/target/tensorlint-cli-1.jar", "");
    script("the project/tensorlint", Files.readString(LAUNCHER));
    java("jdk", "17.0.15");
    Files.setLastModifiedTime(source, OLD);
    for (Path at = Path.of("rules/src/main/java"); at != null; at = at.getParent()) {
      Files.setLastModifiedTime(project.resolve(at), OLD);
    }
    Files.setLastModifiedTime(jar, NEW);
  }

  private Path write(String name, String text) throws IOException {
    Path file = temporary.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private void script(String name, String text) throws IOException {
    assertTrue(write(name, text).toFile().setExecutable(true));
  }

  /** A JDK whose {@code java} prints each of its arguments on a line. */
  private void java(String folder, String version) throws IOException {
    script(
        folder + "/bin/java", "#!/bin/sh\nfor word in \"$@\"; do echo \"<$word>\"; done\nexit 7\n");
    write(folder + "/release", "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"" + version + "\"\n");
  }

  private Outcome run(Map<String, String> environment, String... arguments) throws Exception {
    return run(project.resolve("tensorlint"), environment, arguments);
  }

  private Outcome run(Path launcher, Map<String, String> environment, String... arguments)
      throws Exception {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(temporary.toFile());
    Path out = temporary.resolve("out");
    Path err = temporary.resolve("err");
    builder.redirectOutput(out.toFile()).redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", "/usr/bin:/bin");
    builder.environment().put("JAVA_HOME", temporary.resolve("jdk").toString());
    builder.environment().putAll(environment);
    int exitCode = builder.start().waitFor();
    return new Outcome(exitCode, read(out), read(err));
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }

  private String started(String... more) {
    return "<"
        + String.join(
            ">\n<",
            "-Xshare:auto",
            "-XX:TieredStopAtLevel=1",
            "-XX:C1MaxInlineSize=20",
            "-XX:+UseSerialGC",
            "-XX:MaxNewSize=32m",
            "-Dtensorlint.terminal.out=false",
            "-Dtensorlint.terminal.err=false",
            "-jar",
            jar.toString())
        + ">\n"
        + String.join("", List.of(more).stream().map(word -> "<" + word + ">\n").toList());
  }

  @Test
  void argumentsAndExitCodeArePassedOn() throws Exception {
    assertEquals(
        new Outcome(7, started("explain", "a folder", "*", ""), ""),
        run(Map.of(), "explain", "a folder", "*", ""));
  }

  @Test
  void symbolicLinksAreFollowed() throws Exception {
    Path absolute =
        Files.createSymbolicLink(temporary.resolve("one"), project.resolve("tensorlint"));
    Path relative = Files.createSymbolicLink(temporary.resolve("two"), Path.of("one"));
    assertEquals(new Outcome(7, started("rules"), ""), run(absolute, Map.of(), "rules"));
    assertEquals(new Outcome(7, started("rules"), ""), run(relative, Map.of(), "rules"));
  }

  @Test
  void javaOptionsAreSeparateWords() throws Exception {
    Outcome outcome = run(Map.of("TENSORLINT_JAVA_OPTS", "-Xmx1g -Dx=y"), "rules");
    String options =
        """
        <-Xshare:auto>
        <-XX:TieredStopAtLevel=1>
        <-XX:C1MaxInlineSize=20>
        <-XX:+UseSerialGC>
        <-XX:MaxNewSize=32m>
        <-Xmx1g>
        <-Dx=y>
        """;
    assertTrue(outcome.out().startsWith(options), outcome.out());
  }

  @Test
  void aLimitedHeapGrowsSlowly() throws Exception {
    Outcome outcome = run(Map.of("TENSORLINT_JAVA_OPTS", "-Xmx512m"), "rules");
    String options =
        """
        <-XX:+UseSerialGC>
        <-XX:MaxNewSize=32m>
        <-Xms96m>
        <-XX:MinHeapFreeRatio=20>
        <-Xmx512m>
        """;
    assertTrue(outcome.out().contains(options), outcome.out());
  }

  @Test
  void anotherCollectorTakesThePlaceOfTheSerialOne() throws Exception {
    Outcome outcome = run(Map.of("TENSORLINT_JAVA_OPTS", "-XX:+UseParallelGC"), "rules");
    String options =
        """
        <-Xshare:auto>
        <-XX:TieredStopAtLevel=1>
        <-XX:C1MaxInlineSize=20>
        <-XX:+UseParallelGC>
        <-D""";
    assertTrue(outcome.out().startsWith(options), outcome.out());
  }

  @Test
  void theOptimizingCompilerWaitsUntilTheLanguageServerHasAnswered() throws Exception {
    Outcome outcome = run(Map.of(), "language-server");
    String expected = "<-Xshare:auto>\n<-XX:Tier4InvocationThreshold=50000>\n";
    assertTrue(outcome.out().startsWith(expected), outcome.out());
  }

  @Test
  void anArchiveOfTheClassesIsTakenForItsJavaAndItsJar() throws Exception {
    write("the project/checker/cli/target/tensorlint-cli-1-java-21.jsa", "");
    assertEquals(new Outcome(7, started("rules"), ""), run(Map.of(), "rules"));
    Path archive = write("the project/checker/cli/target/tensorlint-cli-1-java-17.jsa", "");
    String option = "<-XX:SharedArchiveFile=" + archive + ">\n<-jar>\n";
    assertTrue(run(Map.of(), "rules").out().contains(option));
    Files.setLastModifiedTime(archive, OLD);
    assertEquals(new Outcome(7, started("rules"), ""), run(Map.of(), "rules"));
  }

  @Test
  void withoutJavaHomeThePathIsSearched() throws Exception {
    Path links = Files.createDirectory(temporary.resolve("links"));
    Files.createSymbolicLink(links.resolve("java"), temporary.resolve("jdk/bin/java"));
    Outcome outcome = run(Map.of("JAVA_HOME", "", "PATH", links + ":/usr/bin:/bin"), "rules");
    assertEquals(new Outcome(7, started("rules"), ""), outcome);
  }

  @Test
  void aWrongJavaHomeIsSaid() throws Exception {
    assertEquals(
        new Outcome(
            2, "", "tensorlint: JAVA_HOME is /none, which has no bin/java: correct or unset it\n"),
        run(Map.of("JAVA_HOME", "/none"), "rules"));
  }

  @Test
  void anOldJavaIsSaid() throws Exception {
    java("jdk", "1.8.0_402");
    assertEquals(
        new Outcome(
            2,
            "",
            "tensorlint: "
                + temporary.resolve("jdk/bin/java")
                + " is Java 1, but 17 or newer is needed: set JAVA_HOME\n"),
        run(Map.of(), "rules"));
  }

  @Test
  void changedSourcesAreBuilt() throws Exception {
    Files.setLastModifiedTime(source, FileTime.from(Instant.now()));
    maven("echo \"$@\" > \"" + temporary.resolve("built") + "\"");
    Outcome outcome = runWithMaven("rules");
    assertEquals(
        new Outcome(
            7, started("rules"), "tensorlint: building, this takes a minute the first time ...\n"),
        outcome);
    assertEquals(
        "-B -q -Dfast -Dmaven.test.skip -f " + project + "/pom.xml -pl checker/cli -am package\n",
        read(temporary.resolve("built")));
    Files.setLastModifiedTime(source, OLD);
    assertEquals(new Outcome(7, started("rules"), ""), runWithMaven("rules"), "built once");
  }

  @Test
  void aFailedBuildIsSaid() throws Exception {
    Files.delete(jar);
    maven("echo '[INFO] x'; echo '[ERROR] no such symbol'; exit 1");
    assertEquals(
        new Outcome(
            2,
            "",
            "tensorlint: building, this takes a minute the first time ...\n"
                + "[ERROR] no such symbol\n"
                + "tensorlint: the build failed: "
                + project
                + "/checker/cli/target/launcher-build.log says why\n"),
        runWithMaven("rules"));
  }

  @Test
  void oldOutputIsTakenOnDemand() throws Exception {
    Files.setLastModifiedTime(source, FileTime.from(Instant.now()));
    maven("exit 1");
    Path bin = temporary.resolve("maven");
    assertEquals(
        new Outcome(7, started("rules"), ""),
        run(Map.of("TENSORLINT_BUILD", "never", "PATH", bin + ":/usr/bin:/bin"), "rules"));
  }

  @Test
  void withoutMavenNothingIsBuilt() throws Exception {
    Files.delete(jar);
    Path bin = Files.createDirectory(temporary.resolve("bin"));
    for (String tool : List.of("sh", "dirname", "readlink", "sed", "find", "head")) {
      Path found =
          Files.exists(Path.of("/usr/bin", tool))
              ? Path.of("/usr/bin", tool)
              : Path.of("/bin", tool);
      Files.createSymbolicLink(bin.resolve(tool), found);
    }
    assertEquals(
        new Outcome(
            2,
            "",
            "tensorlint: not built yet, and there is no Maven to build it: put mvn on the PATH\n"),
        run(Map.of("PATH", bin.toString()), "rules"));
  }

  @Test
  void corpusIsBuiltWhenItIsFirstAskedFor() throws Exception {
    maven(
        "echo \"$@\" > \""
            + temporary.resolve("built")
            + "\"; mkdir -p scale/target; : > scale/target/tensorlint-scale-1.jar");
    assertEquals(
        new Outcome(
            7,
            started("corpus", "m.json"),
            "tensorlint: building, this takes a minute the first time ...\n"),
        runWithMaven("corpus", "m.json"));
    assertEquals(
        "-B -q -Dfast -Dmaven.test.skip -f " + project + "/pom.xml -pl scale -am package\n",
        read(temporary.resolve("built")));
    Files.delete(temporary.resolve("built"));
    assertEquals(new Outcome(7, started("corpus"), ""), runWithMaven("corpus"), "built once");
    Files.delete(project.resolve("scale/target/tensorlint-scale-1.jar"));
    Path bin = temporary.resolve("maven");
    assertEquals(
        new Outcome(7, started("corpus"), ""),
        run(Map.of("TENSORLINT_SCALE", "/jars", "PATH", bin + ":/usr/bin:/bin"), "corpus"));
  }

  private void maven(String commands) throws IOException {
    script("maven/mvn", "#!/bin/sh\n" + commands + "\n");
  }

  private Outcome runWithMaven(String... arguments) throws Exception {
    return run(Map.of("PATH", temporary.resolve("maven") + ":/usr/bin:/bin"), arguments);
  }
}
