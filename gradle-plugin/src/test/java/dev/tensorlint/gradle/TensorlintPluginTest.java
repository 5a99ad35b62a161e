// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.report.ReportFormat;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.gradle.api.Project;
import org.gradle.api.Task;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.testfixtures.ProjectBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TensorlintPluginTest {

  private final Path folder;
  private final Project project;

  TensorlintPluginTest(@TempDir Path folder) {
    this.folder = folder;
    project = ProjectBuilder.builder().withProjectDir(folder.toFile()).build();
    project.getPluginManager().apply("java");
    project.getPluginManager().apply("dev.tensorlint.gradle");
  }

  private TensorlintExtension extension() {
    return project.getExtensions().getByType(TensorlintExtension.class);
  }

  private TensorlintCheck check(String name) {
    return (TensorlintCheck) project.getTasks().getByName(name);
  }

  private Set<String> below(Set<File> files) {
    return files.stream()
        .map(file -> folder.relativize(file.toPath()).toString().replace(File.separatorChar, '/'))
        .collect(Collectors.toSet());
  }

  @Test
  void checkDependsOnTheTasksOfAllSourceSetsButTests() {
    project.getExtensions().getByType(JavaPluginExtension.class).getSourceSets().create("bench");
    Task all = project.getTasks().getByName("check");
    Set<String> names =
        all.getTaskDependencies().getDependencies(all).stream()
            .map(Task::getName)
            .filter(name -> name.startsWith("tensorlint"))
            .collect(Collectors.toSet());
    assertEquals(Set.of("tensorlintCheck", "tensorlintCheckBench"), names);
  }

  @Test
  void testsAreCheckedWithMainIfTheBuildSaysSo() {
    TensorlintCheck check = check("tensorlintCheck");
    assertEquals(Set.of("src/main/java"), below(check.getSourceFolders().getFiles()));
    extension().getIncludeTests().set(true);
    assertEquals(
        Set.of("src/main/java", "src/test/java"), below(check.getSourceFolders().getFiles()));
    assertEquals(Set.of("src/test/java"), below(check.getTestFolders().getFiles()));
  }

  @Test
  void generatedSourcesAreCheckedIfTheBuildSaysSo() {
    JavaPluginExtension java = project.getExtensions().getByType(JavaPluginExtension.class);
    java.getSourceSets().getByName("main").getJava().srcDir("build/generated/sources");
    TensorlintCheck check = check("tensorlintCheck");
    assertEquals(Set.of("src/main/java"), below(check.getSourceFolders().getFiles()));
    extension().getIncludeGenerated().set(true);
    assertEquals(
        Set.of("src/main/java", "build/generated/sources"),
        below(check.getSourceFolders().getFiles()));
  }

  @Test
  void sourcesOfOtherLanguagesAreInputs() throws IOException {
    Path kotlin = Files.createDirectories(folder.resolve("src/main/kotlin/sample"));
    Files.writeString(kotlin.resolve("Main.kt"), "package sample\n");
    assertEquals(
        Set.of("src/main/kotlin/sample/Main.kt"),
        below(check("tensorlintCheck").getOtherSources().getFiles()));
  }

  @Test
  void theNearestConfigurationIsUsedAndWhatItNamesIsAnInput() throws IOException {
    Files.writeString(
        folder.resolve("tensorlint.yaml"),
        "models: { files: [models/ours.yaml] }\nbaseline: known.json\n");
    TensorlintCheck check = check("tensorlintCheck");
    assertEquals(folder.resolve("tensorlint.yaml").toFile(), check.getConfig().getAsFile().get());
    assertEquals(Set.of("models/ours.yaml", "known.json"), below(check.getNamedFiles().getFiles()));
    assertTrue(check.getLayout().get().contains("config tensorlint.yaml"));
  }

  @Test
  void eachReportHasItsFile() {
    extension().getReports().getByName("html").getRequired().set(true);
    Map<String, File> files = check("tensorlintCheck").getReportFiles().get();
    assertEquals(List.of("text", "html"), List.copyOf(files.keySet()));
    assertEquals(
        Set.of("build/reports/tensorlint/main.txt", "build/reports/tensorlint/main.html"),
        below(Set.copyOf(files.values())));
  }

  @Test
  void theFormsAreThoseOfTheLinter() {
    assertEquals(
        Arrays.stream(ReportFormat.values())
            .map(form -> form.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet()),
        Set.copyOf(TensorlintExtension.FORMS));
    extension().getReports().all(report -> report.getRequired().set(true));
    check("tensorlintCheck")
        .getReportFiles()
        .get()
        .forEach(
            (form, file) ->
                assertEquals(
                    "main." + ReportFormat.valueOf(form.toUpperCase(Locale.ROOT)).extension(),
                    file.getName()));
  }

  @Test
  void theLinterHasTheVersionOfThePlugin() {
    String version = extension().getToolVersion().get();
    assertFalse(version.contains("$"), version);
    assertEquals(
        Set.of("dev.tensorlint:tensorlint-buildtool:" + version),
        project.getConfigurations().getByName("tensorlint").getIncoming().getDependencies().stream()
            .map(each -> each.getGroup() + ":" + each.getName() + ":" + each.getVersion())
            .collect(Collectors.toSet()));
  }
}
