// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.model.Build;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ProjectSourcesTest {

  private final Path folder;

  private final MavenProject project = new MavenProject();

  ProjectSourcesTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    describeProject();
  }

  private void describeProject() throws IOException {
    Build build = new Build();
    build.setDirectory(folder("target").toString());
    build.setOutputDirectory(folder("target/classes").toString());
    build.setTestOutputDirectory(folder.resolve("target/test-classes").toString());
    project.getModel().setBuild(build);
    project.addCompileSourceRoot(folder("src/main/java").toString());
    project.addCompileSourceRoot(folder("target/generated-sources").toString());
    project.addCompileSourceRoot(folder.resolve("src/main/absent").toString());
    project.addTestCompileSourceRoot(folder("src/test/java").toString());
  }

  private Path folder(String name) throws IOException {
    return Files.createDirectories(folder.resolve(name));
  }

  private List<String> roots(boolean includeTests, boolean includeGenerated)
      throws DependencyResolutionRequiredException {
    return ProjectSources.of(project, includeTests, includeGenerated).roots().stream()
        .map(root -> folder.relativize(root).toString().replace('\\', '/'))
        .toList();
  }

  @Test
  void writtenSourcesThatExistAreTheDefault() throws Exception {
    assertEquals(List.of("src/main/java"), roots(false, false));
  }

  @Test
  void testsAndGeneratedSourcesComeWhenAskedFor() throws Exception {
    assertEquals(List.of("src/main/java", "src/test/java"), roots(true, false));
    assertEquals(List.of("src/main/java", "target/generated-sources"), roots(false, true));
  }

  @Test
  void foldersThatNobodyBuiltAreNotOnTheClassPath() throws Exception {
    Path built = folder.resolve("target/classes");
    assertEquals(List.of(built), ProjectSources.of(project, false, false).classpath());
    assertEquals(List.of(built), ProjectSources.of(project, true, false).classpath());
  }
}
