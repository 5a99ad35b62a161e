// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.project.ClasspathScope;
import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.project.artifact.ArtifactResolver;
import dev.tensorlint.project.artifact.Coordinates;
import dev.tensorlint.rules.config.Trust;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Libraries without a POM that names them, from the user's folders; nothing is downloaded. */
class LibraryArtifactsTest {

  private static final List<String> NONE = List.of();

  private final Path home;

  LibraryArtifactsTest(@TempDir Path home) {
    this.home = home;
  }

  private Path gradle(String group, String name, String version, String dependencies)
      throws IOException {
    Path folder =
        home.resolve(".gradle/caches/modules-2/files-2.1")
            .resolve(group)
            .resolve(name)
            .resolve(version);
    write(
        folder.resolve("0aff/" + name + "-" + version + ".pom"),
        pom(group, name, version, dependencies));
    return write(folder.resolve("1bcd/" + name + "-" + version + ".jar"), "");
  }

  private Path maven(String group, String name, String version, String dependencies)
      throws IOException {
    Path folder =
        home.resolve(".m2/repository")
            .resolve(group.replace('.', '/'))
            .resolve(name)
            .resolve(version);
    write(folder.resolve(name + "-" + version + ".pom"), pom(group, name, version, dependencies));
    return write(folder.resolve(name + "-" + version + ".jar"), "");
  }

  private static Path write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static String pom(String group, String name, String version, String rest) {
    return "<project><modelVersion>4.0.0</modelVersion><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>%s</project>"
        .formatted(group, name, version, rest);
  }

  private static String on(String group, String name, String version, String scope) {
    return "<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version><scope>%s</scope></dependency>"
        .formatted(group, name, version, scope);
  }

  private ArtifactResolver.Resolution resolve(
      List<String> libraries, List<String> platforms, List<String> constraints, boolean isExact) {
    ProjectOptions options =
        new ProjectOptions(Trust.UNTRUSTED, true, ClasspathScope.MAIN, home, Duration.ofMinutes(1));
    try (LibraryArtifacts artifacts = new LibraryArtifacts(options, new ArrayList<>())) {
      return artifacts.resolve(
          new ArtifactResolver.Wanted(all(libraries), all(platforms), all(constraints), isExact));
    }
  }

  private static List<Coordinates> all(List<String> texts) {
    return texts.stream().map(each -> Coordinates.parse(each).orElseThrow()).toList();
  }

  @Test
  void whatALibraryNeedsComesFromBothFolders() throws IOException {
    Path first =
        gradle(
            "g.one",
            "a",
            "1",
            "<dependencies>"
                + on("g.two", "b", "2", "compile")
                + on("g.two", "run", "2", "runtime")
                + on("g.two", "test", "2", "test")
                + "</dependencies>");
    Path second = maven("g.two", "b", "2", "");
    maven("g.two", "run", "2", "");
    ArtifactResolver.Resolution found = resolve(List.of("g.one:a:1"), NONE, NONE, false);
    assertEquals(List.of(first, second), found.jars());
    assertEquals(NONE, found.missing());
  }

  @Test
  void theJarsOfAnArtifactAreToldApartByTheirClassifiers() throws IOException {
    Path main = maven("g", "a", "1", "");
    Path native64 = write(main.resolveSibling("a-1-linux-x86_64.jar"), "");
    ArtifactResolver.Resolution found =
        resolve(List.of("g:a:1:linux-x86_64", "g:a:1:extra", "g:a:1"), NONE, NONE, false);
    assertEquals(List.of(native64, main), found.jars());
    assertEquals(
        List.of("`g:a:1:extra`"), found.missing().stream().map(each -> each.name()).toList());
  }

  @Test
  void aLockFilesLibrariesAreAll() throws IOException {
    Path first =
        gradle(
            "g.one",
            "a",
            "1",
            "<dependencies>" + on("g.two", "b", "2", "compile") + "</dependencies>");
    assertEquals(List.of(first), resolve(List.of("g.one:a:1"), NONE, NONE, true).jars());
  }

  @Test
  void constraintsWinOverPlatforms() throws IOException {
    Path a = maven("g", "a", "2", "");
    Path b = maven("g", "b", "3", "");
    maven(
        "g",
        "bom",
        "1",
        "<packaging>pom</packaging><dependencyManagement><dependencies>"
            + on("g", "a", "1", "compile")
            + on("g", "b", "3", "compile")
            + "</dependencies></dependencyManagement>");
    ArtifactResolver.Resolution found =
        resolve(List.of("g:a", "g:b"), List.of("g:bom:1"), List.of("g:a:2"), false);
    assertEquals(List.of(a, b), found.jars());
    assertEquals(NONE, found.missing());
  }

  @Test
  void whatIsMissingIsNamedWithItsReason() throws IOException {
    Path there = maven("g", "there", "1", "");
    ArtifactResolver.Resolution found =
        resolve(
            List.of("g:there:1", "g:absent:1", "g:without", "g:dynamic:1.+"),
            List.of("g:bom:1"),
            NONE,
            false);
    assertEquals(List.of(there), found.jars());
    assertEquals(
        List.of(
            "`g:bom:1` says no versions, or cannot be found",
            "`g:without` has no version that can be read",
            "`g:dynamic:1.+` has a version that only Gradle can tell",
            "`g:absent:1` is not in the local repository, and nothing is downloaded"),
        found.missing().stream().map(each -> each.name() + " " + each.reason()).toList());
  }

  @Test
  void aRangeTakesTheHighestVersionThatIsThere() throws IOException {
    gradle("g", "a", "1", "");
    Path second = gradle("g", "a", "2", "");
    gradle("g", "a", "3", "");
    assertEquals(List.of(second), resolve(List.of("g:a:[1,3)"), NONE, NONE, false).jars());
  }

  @Test
  void coordinatesReachNoOtherFolder() throws IOException {
    write(home.resolve("evil-1.jar"), "");
    Stream.of("../../../../..:evil:1", "g:../evil:1", "g:evil:../1", "g:evil:1:../x", "g:e/v:1")
        .forEach(each -> assertEquals(true, Coordinates.parse(each).isEmpty(), each));
  }
}
