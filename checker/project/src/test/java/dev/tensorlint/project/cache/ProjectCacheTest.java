// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.project.ClasspathScope;
import dev.tensorlint.project.ProjectInputs;
import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectModule;
import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.rules.config.Trust;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.work.WorkMonitor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept of projects, and when it counts no longer. */
class ProjectCacheTest {

  private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

  private final Path folder;
  private final Path project;
  private final Path cache;
  private final ProjectCache kept = at(NOW);

  ProjectCacheTest(@TempDir Path folder) {
    this.folder = folder;
    this.project = folder.resolve("project");
    this.cache = folder.resolve("cache");
  }

  private static ProjectCache at(Instant time) {
    return new ProjectCache(Clock.fixed(time, ZoneOffset.UTC));
  }

  @BeforeEach
  void aProjectWithALibraryAndOneThatIsMissing() throws IOException {
    pom("x:there:1", "x:missing:1");
    install("there");
    write("project/src/main/java/A.java", "class A {}");
  }

  private void pom(String... dependencies) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String each : dependencies) {
      String[] parts = each.split(":", -1);
      text.append(
          "<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version></dependency>"
              .formatted((Object[]) parts));
    }
    write(
        "project/pom.xml",
        "<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>root</artifactId>"
            + "<version>1</version><dependencies>"
            + text
            + "</dependencies></project>");
  }

  private void install(String name) throws IOException {
    String file = "home/.m2/repository/x/" + name + "/1/" + name + "-1";
    write(file + ".jar", "");
    write(
        file + ".pom",
        "<project><modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>"
            + name
            + "</artifactId><version>1</version></project>");
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private ProjectOptions options(Path cacheFolder) {
    return new ProjectOptions(
        Trust.UNTRUSTED,
        true,
        ClasspathScope.MAIN,
        folder.resolve("home"),
        Duration.ofMinutes(1),
        cacheFolder,
        new ProjectInputs(),
        WorkMonitor.NONE);
  }

  private ProjectLayout read() {
    return kept.read(project, options(cache));
  }

  private Optional<ProjectLayout> find() {
    return kept.find(project, options(cache));
  }

  private static List<String> names(ProjectLayout layout) {
    return layout.classpath().stream().map(each -> each.getFileName().toString()).toList();
  }

  private Path file() throws IOException {
    try (Stream<Path> all = Files.list(cache.resolve("projects"))) {
      return all.findFirst().orElseThrow();
    }
  }

  @Test
  void whatWasReadIsFoundWhole() {
    assertEquals(Optional.empty(), find());
    ProjectLayout layout = read();
    assertEquals(List.of("there-1.jar"), names(layout));
    assertEquals(1, layout.gaps().size());
    assertEquals(Optional.of(layout), find());
    assertEquals(layout, read());
  }

  @Test
  void anotherBuildFileIsReadAnew() throws IOException {
    read();
    pom("x:there:1");
    assertEquals(Optional.empty(), find());
    assertEquals(List.of(), read().gaps());
  }

  @Test
  void whatWasMissingMayComeAndWhatWasThereMayGo() throws IOException {
    read();
    install("missing");
    assertEquals(Optional.empty(), find());
    assertEquals(List.of("there-1.jar", "missing-1.jar"), names(read()));
    Files.delete(folder.resolve("home/.m2/repository/x/there/1/there-1.jar"));
    assertEquals(Optional.empty(), find());
  }

  @Test
  void settingsFoldersOfSourcesAndOutputsCount() throws IOException {
    read();
    write("home/.m2/settings.xml", "<settings/>");
    assertEquals(Optional.empty(), find());
    read();
    write("project/src/test/java/T.java", "class T {}");
    assertEquals(Optional.empty(), find());
    read();
    Files.createDirectories(project.resolve("target/classes"));
    assertEquals(Optional.empty(), find());
    assertEquals(List.of("classes", "there-1.jar"), names(read()));
  }

  @Test
  void aSourceFileMoreChangesNothing() throws IOException {
    read();
    write("project/src/main/java/p/B.java", "package p; class B {}");
    assertTrue(find().isPresent());
  }

  @Test
  void itCountsForADay() {
    read();
    assertTrue(at(NOW.plus(Duration.ofHours(23))).find(project, options(cache)).isPresent());
    assertFalse(at(NOW.plus(Duration.ofDays(1))).find(project, options(cache)).isPresent());
    assertFalse(at(NOW.minusSeconds(1)).find(project, options(cache)).isPresent());
  }

  @Test
  void otherOptionsHaveOtherAnswers() {
    read();
    assertEquals(
        Optional.empty(), kept.find(project, options(cache).withScope(ClasspathScope.TEST)));
  }

  @Test
  void anEntryOfAnotherVersionIsReplaced() throws IOException {
    ProjectLayout layout = read();
    byte[] other = Files.readAllBytes(file());
    other[0]--;
    Files.write(file(), other);
    assertEquals(Optional.empty(), find());
    assertEquals(layout, read());
    assertEquals(Optional.of(layout), find());
  }

  @Test
  void aBrokenEntryIsReportedIgnoredAndReplaced() throws IOException {
    ProjectLayout layout = read();
    byte[] whole = Files.readAllBytes(file());
    byte[] longer = Arrays.copyOf(whole, whole.length + 1);
    byte[] unending = new byte[100_000];
    Arrays.fill(unending, (byte) -1);
    unending[0] = whole[0];
    List<byte[]> broken =
        List.of(new byte[0], Arrays.copyOf(whole, 1), Arrays.copyOf(whole, 200), longer, unending);
    for (byte[] each : broken) {
      String text = each.length + " bytes";
      Files.write(file(), each);
      ProjectLayout anew = read();
      assertEquals(layout.modules(), anew.modules(), text);
      List<Diagnostic> notes = anew.problems();
      assertEquals(1, notes.size(), text);
      assertTrue(notes.get(0).oneLine().contains("is not a class path kept by TensorLint"));
      assertFalse(notes.get(0).isFailure() || notes.get(0).isGap());
      assertEquals(Optional.of(layout), find());
    }
  }

  @Test
  void anEntryNamesNoSourcesOutsideOfTheProject() throws IOException {
    read();
    KeptLayout read = LayoutFile.read(file()).orElseThrow();
    LayoutFile.write(withSources(read, project.resolve("src/main")), file());
    assertTrue(find().isPresent());
    LayoutFile.write(withSources(read, folder.resolve("home")), file());
    assertEquals(Optional.empty(), find());
  }

  private static KeptLayout withSources(KeptLayout kept, Path root) {
    ProjectModule module = kept.layout().modules().get(0);
    ProjectModule other =
        new ProjectModule(
            module.name(),
            module.folder(),
            List.of(root),
            module.testRoots(),
            module.classpath(),
            module.uses(),
            module.isBeside(),
            module.release(),
            module.encoding());
    ProjectLayout layout =
        new ProjectLayout(List.of(other), kept.layout().gaps(), kept.layout().problems());
    return new KeptLayout(kept.at(), kept.paths(), kept.folders(), kept.parents(), layout);
  }

  @Test
  void nothingIsKeptInTheProject() throws IOException {
    kept.read(project, options(project.resolve(".cache")));
    assertFalse(Files.exists(project.resolve(".cache")));
    kept.read(project, options(cache).withCache(null));
    assertFalse(Files.exists(cache));
  }
}
