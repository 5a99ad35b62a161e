// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.config.Trust;
import dev.tensorlint.rules.work.WorkMonitor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which folders are read as projects. */
class ProjectsTest {

  private final Path repository;
  private final Projects projects;

  ProjectsTest(@TempDir Path repository) throws IOException {
    this.repository = repository;
    ProjectOptions options =
        new ProjectOptions(
            Trust.UNTRUSTED,
            true,
            ClasspathScope.MAIN,
            Files.createDirectory(repository.resolve("home")),
            Duration.ofSeconds(30));
    projects = new Projects(options);
  }

  @Test
  void aProjectBelowAnotherThatDoesNotNameItIsReadAsOne() throws IOException {
    maven("", "<packaging>pom</packaging><modules><module>named</module></modules>");
    sources(maven("named", ""));
    sources(maven("examples/unnamed", ""));
    sources(gradle("examples/other"));

    assertEquals(
        List.of(
            "named/src/main/java",
            "examples/other/src/main/java",
            "examples/unnamed/src/main/java"),
        roots());
  }

  @Test
  void anUnnamedProjectIsReadWithItsModulesOnce() throws IOException {
    sources(maven("", ""));
    maven("second", "<packaging>pom</packaging><modules><module>inner</module></modules>");
    sources(maven("second/inner", ""));

    assertEquals(List.of("src/main/java", "second/inner/src/main/java"), roots());
  }

  @Test
  void anUnnamedProjectWithoutSourcesReportsNothing() throws IOException {
    sources(maven("", ""));
    sources(maven("unnamed", ""));
    maven(
        "bom",
        "<parent><groupId>g</groupId><artifactId>gone</artifactId><version>1</version></parent>");

    assertEquals(List.of(), projects.read(project()).diagnostics());
    assertEquals(List.of("src/main/java", "unnamed/src/main/java"), roots());
  }

  @Test
  void codeOfTheBuildItselfAndOutputsAreNoProjects() throws IOException {
    sources(gradle(""));
    sources(gradle("buildSrc"));
    sources(maven("target/copy", ""));
    sources(maven("src/it/example", ""));

    assertEquals(List.of("src/main/java"), roots());
  }

  @Test
  void theProjectsOfOneRunKnowEachOther() throws IOException {
    maven("", "<packaging>pom</packaging><modules><module>core</module></modules>");
    sources(maven("core", ""));
    String parent =
        "<parent><groupId>g</groupId><artifactId>a</artifactId><version>1</version>"
            + "<relativePath/></parent>";
    String core =
        "<dependencies><dependency><groupId>g</groupId><artifactId>acore</artifactId>"
            + "<version>1</version></dependency></dependencies>";
    sources(maven("extra", parent + core));

    ProjectLayout layout = projects.read(project());
    assertEquals(List.of(), layout.diagnostics());
    assertEquals(List.of(project().resolve("core")), layout.modules().get(2).uses());
  }

  @Test
  void theReadingOfModulesIsFollowed() throws IOException {
    maven("", "<packaging>pom</packaging><modules><module>a</module><module>b</module></modules>");
    sources(maven("a", ""));
    sources(maven("b", ""));
    List<String> steps = new ArrayList<>();
    WorkMonitor monitor =
        new WorkMonitor() {
          @Override
          public void begins(Phase phase, int units) {
            steps.add(phase + " " + units);
          }

          @Override
          public void advances(Phase phase, int units) {
            steps.add(phase + " +" + units);
          }
        };
    ProjectOptions followed =
        new ProjectOptions(
                Trust.UNTRUSTED,
                true,
                ClasspathScope.MAIN,
                repository.resolve("home"),
                Duration.ofSeconds(30))
            .withMonitor(monitor);

    new Projects(followed).read(project());

    assertEquals(List.of("RESOLVING 3", "RESOLVING +1", "RESOLVING +1", "RESOLVING +1"), steps);
  }

  private Path project() {
    return repository.resolve("project");
  }

  private List<String> roots() {
    return projects.read(project()).sourceRoots().stream()
        .map(root -> project().relativize(root).toString().replace('\\', '/'))
        .toList();
  }

  private Path maven(String folder, String content) throws IOException {
    Path path = Files.createDirectories(project().resolve(folder));
    Files.writeString(
        path.resolve("pom.xml"),
        "<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>a"
            + folder.replace('/', '-')
            + "</artifactId><version>1</version>"
            + content
            + "</project>");
    return path;
  }

  private Path gradle(String folder) throws IOException {
    Path path = Files.createDirectories(project().resolve(folder));
    Files.writeString(path.resolve("build.gradle"), "plugins { id 'java' }\n");
    return path;
  }

  private static void sources(Path project) throws IOException {
    Path folder = Files.createDirectories(project.resolve("src/main/java"));
    Files.writeString(folder.resolve("A.java"), "class A {}\n");
  }
}
