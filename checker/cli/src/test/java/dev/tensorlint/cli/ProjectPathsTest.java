// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command in a process of its own, with a user, a Maven and a project of the test. */
@DisabledOnOs(OS.WINDOWS)
class ProjectPathsTest {

  private static final String LEAK =
      """
      import dev.tensorlint.runtime.Tensor;

      class %s {
        float f() {
          Tensor x = Tensor.of(1f);
          x.close();
          return x.item();
        }
      }
      """;

  private final Path folder;
  private final Path canary;

  ProjectPathsTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    this.canary = folder.resolve("canary");
    write(
        "home/.m2/settings.xml",
        "<settings><localRepository>"
            + folder.resolve("repository")
            + "</localRepository><offline>true</offline></settings>");
    Path maven = write("bin/mvn", "#!/bin/sh\necho \"$@\" > " + canary + "\n");
    assertTrue(maven.toFile().setExecutable(true));
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private void pom(String module, String body) throws IOException {
    write(
        "project/" + module + "/pom.xml",
        "<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>"
            + Path.of(module).normalize().getFileName()
            + "</artifactId><version>1</version>"
            + body
            + "</project>");
  }

  private Cli.Outcome run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.add("-Duser.home=" + folder.resolve("home"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(arguments));
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.resolve("project").toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    Map<String, String> environment = builder.environment();
    environment.put("PATH", folder.resolve("bin") + File.pathSeparator + environment.get("PATH"));
    int exitCode = builder.start().waitFor();
    return new Cli.Outcome(
        exitCode,
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  /** Each of these would run code if Maven were started here. */
  private void hostileProject() throws IOException {
    write("project/.mvn/jvm.config", "-javaagent:" + folder.resolve("agent.jar"));
    write(
        "project/.mvn/extensions.xml",
        "<extensions><extension><groupId>evil</groupId><artifactId>extension</artifactId>"
            + "<version>1</version></extension></extensions>");
    write("project/.mvn/maven.config", "-Dmaven.ext.class.path=" + folder.resolve("agent.jar"));
    pom(
        ".",
        "<pluginRepositories><pluginRepository><id>evil</id><url>"
            + folder.resolve("evil").toUri()
            + "</url></pluginRepository></pluginRepositories><build><pluginManagement><plugins>"
            + "<plugin><artifactId>maven-dependency-plugin</artifactId><version>99</version></plugin>"
            + "</plugins></pluginManagement></build>");
    write("project/src/main/java/A.java", LEAK.formatted("A"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"extra", "."})
  void aModuleIsCheckedWithTheTypesOfThoseThatItUses(String checked) throws Exception {
    write("project/settings.gradle", "include 'core', 'extra'");
    write("project/core/build.gradle", "plugins { id 'java' }");
    write("project/extra/build.gradle", "dependencies { implementation project(':core') }");
    write(
        "project/core/src/main/java/Core.java",
        LEAK.formatted("Core")
            .replace("class Core {", "class Core {\n  Tensor open() { return Tensor.of(1f); }"));
    write(
        "project/extra/src/main/java/Extra.java",
        "class Extra { float f(Core c) { var x = c.open(); x.close(); return x.item(); } }");
    Cli.Outcome outcome = run("check", "--minor", checked);
    assertTrue(outcome.out().contains("extra/src/main/java/Extra.java:1:"), outcome.out());
    assertEquals(checked.equals("."), outcome.out().contains("core/src/main/java"), outcome.out());
    assertEquals(1, outcome.exitCode(), outcome.err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check .",
        "check --offline .",
        "check src/main/java",
        "fix --dry-run .",
        "baseline .",
        "validate .",
        "doctor",
        "models",
        "rules"
      })
  void noCommandStartsTheBuild(String command) throws Exception {
    hostileProject();
    Cli.Outcome outcome = run(command.split(" ", -1));
    assertFalse(Files.exists(canary), outcome::toString);
    assertFalse(outcome.err().contains("internal error"), outcome::toString);
  }

  @Test
  void aTrustedProjectIsAskedByItsBuild() throws Exception {
    hostileProject();
    Cli.Outcome outcome = run("check", "--trust-project", "--offline", ".");
    assertEquals(
        "-o -B -fae org.apache.maven.plugins:maven-dependency-plugin:build-classpath\n",
        Files.readString(canary),
        outcome::toString);
  }

  @Test
  void aProjectStandsForTheSourcesOfItsModules() throws Exception {
    pom(".", "<packaging>pom</packaging><modules><module>m</module></modules>");
    pom("m", "");
    write("project/m/src/main/java/M.java", LEAK.formatted("M"));
    write("project/m/src/test/java/T.java", LEAK.formatted("T"));
    write("project/other/O.java", LEAK.formatted("O"));
    Cli.Outcome outcome = run("check", "--no-timings", ".");
    assertEquals(2, outcome.exitCode(), outcome::toString);
    assertTrue(outcome.out().contains("m/src/main/java/M.java:7"), outcome::toString);
    assertTrue(outcome.out().contains(" in what could be checked of 1 file"), outcome::toString);
    assertTrue(outcome.err().contains("no source folder"), outcome::toString);
    Cli.Outcome both = run("check", "--no-timings", ".", "other");
    assertEquals(1, both.exitCode(), both::toString);
    assertTrue(both.out().contains("other/O.java:7"), both::toString);
    assertEquals("", both.err());
  }

  @Test
  void whatIsMissingIsSaidAndTheRestIsChecked() throws Exception {
    pom(
        ".",
        "<dependencies><dependency><groupId>corp</groupId><artifactId>gone</artifactId><version>1"
            + "</version></dependency></dependencies>");
    write("project/src/main/java/A.java", LEAK.formatted("A"));
    Cli.Outcome outcome = run("check", "--no-timings", ".");
    assertTrue(
        outcome
            .err()
            .contains(
                "pom.xml: module `project`: `corp:gone:1` is not in the local repository, and"
                    + " nothing is downloaded, names from it stay unresolved; go online once, or"
                    + " name it by --classpath"),
        outcome::toString);
    assertTrue(outcome.out().contains("src/main/java/A.java:7"), outcome::toString);
  }

  @Test
  void severalProjectsInOneRepositoryAreRead() throws Exception {
    String dependency =
        "<dependencies><dependency><groupId>corp</groupId><artifactId>%s</artifactId><version>1"
            + "</version></dependency></dependencies>";
    pom("one", dependency.formatted("gone"));
    pom("deeper/two", dependency.formatted("lost"));
    write("project/one/src/test/java/T.java", LEAK.formatted("T"));
    write("project/Plain.java", LEAK.formatted("Plain"));
    Cli.Outcome outcome = run("check", "--no-timings", ".");
    assertTrue(
        outcome
            .err()
            .contains(
                "deeper/two/pom.xml: 2 modules (`two`, `one`): each of `corp:lost:1`,"
                    + " `corp:gone:1` is not in the local repository"),
        outcome.err());
    assertTrue(outcome.out().contains("one/src/test/java/T.java:7"), outcome.out());
    assertTrue(outcome.out().contains("Plain.java:7"), outcome.out());
  }

  @Test
  void aNamedClassPathIsAllThereIs() throws Exception {
    pom(
        ".",
        "<dependencies><dependency><groupId>corp</groupId><artifactId>gone</artifactId><version>1"
            + "</version></dependency></dependencies>");
    write("project/src/main/java/A.java", "class A {}");
    write("project/src/test/java/B.java", "class B {");
    Files.createDirectories(folder.resolve("project/lib"));
    assertEquals(
        new Cli.Outcome(
            0,
            "no findings in 1 file\n",
            "note: no checked code uses a modelled library, so there is nothing to find;"
                + " `tensorlint models` lists the models\n"),
        run("check", "--no-timings", "--classpath", "lib", "."));
  }
}
