// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Version catalogs and lock files. */
class CatalogsAndLocksTest {

  private static final String CATALOG =
      """
      [versions]
      one = "1"
      rich = { strictly = "[1,2)", prefer = "1.5" }
      [libraries]
      short = "g:short:1"
      some-long_name = { module = "g:long", version.ref = "one" }
      parts = { group = "g", name = "parts", version = "3" }
      rich = { module = "g:rich", version.ref = "rich" }
      bare = { module = "g:bare" }
      broken = { module = "g:broken", version.ref = "no-such" }
      evil = "../../g:evil:1"
      [bundles]
      all = ["short", "some-long_name"]
      [plugins]
      boot = { id = "org.springframework.boot", version.ref = "one" }
      manage = "io.spring.dependency-management:1.1"
      """;

  private final WrittenBuild build;

  CatalogsAndLocksTest(@TempDir Path root) throws Exception {
    build = new WrittenBuild(root).with("gradle/libs.versions.toml", CATALOG);
  }

  @ParameterizedTest
  @CsvSource({
    "libs.short, g:short:1",
    "libs.some.long.name, g:long:1",
    "libs.parts, g:parts:3",
    "libs.rich, 'g:rich:[1,2)'",
    "libs.bare, g:bare",
    "'\"g:x:${libs.versions.one.get()}\"', g:x:1",
  })
  void accessorsAreRead(String accessor, String library) throws Exception {
    build.with("build.gradle.kts", "dependencies { implementation(" + accessor + ") }");
    assertEquals(List.of(library), build.libraries());
    assertEquals(List.of(), build.gaps());
  }

  @Test
  void bundlesAndVariablesForCatalogsAreRead() throws Exception {
    build.with(
        "build.gradle.kts",
        "val libs = the<LibrariesForLibs>()\ndependencies { implementation(libs.bundles.all) }");
    assertEquals(List.of("g:short:1", "g:long:1"), build.libraries());
  }

  @ParameterizedTest
  @ValueSource(strings = {"libs.broken", "libs.evil", "libs.nothing", "other.short"})
  void whatACatalogDoesNotSayIsAGap(String accessor) throws Exception {
    build.with("build.gradle.kts", "dependencies { implementation(" + accessor + ") }");
    assertEquals(List.of(), build.libraries());
    assertEquals(1, build.gaps().size());
  }

  @Test
  void pluginsOfACatalogCount() throws Exception {
    build.with(
        "build.gradle.kts",
        """
        plugins { alias(libs.plugins.boot); alias(libs.plugins.manage) }
        dependencies { implementation("g:x") }
        """);
    build.layout();
    assertEquals(
        "[org.springframework.boot:spring-boot-dependencies:1]",
        build.wanted().get(0).platforms().toString());
  }

  @Test
  void settingsDeclareCatalogs() throws Exception {
    build
        .with(
            "settings.gradle.kts",
            """
            dependencyResolutionManagement { versionCatalogs {
              create("tools") { from(files("more/tools.toml")) }
              create("own") {
                version("v", "7")
                library("a", "g:a:1")
                library("b-c", "g", "b").versionRef("v")
                library("d", "g", "d").version("9")
                bundle("all", listOf("a", "b-c"))
              }
            } }
            """)
        .with("more/tools.toml", "[libraries]\nt = \"g:t:1\"")
        .with(
            "build.gradle.kts", "dependencies { api(tools.t); api(own.bundles.all); api(own.d) }");
    assertEquals(List.of("g:t:1", "g:a:1", "g:b:7", "g:d:9"), build.libraries());
  }

  @Test
  void aCatalogOfARepositoryIsAGap() throws Exception {
    build.with(
        "settings.gradle",
        "dependencyResolutionManagement { versionCatalogs { libs { from('g:catalog:1') } } }");
    assertEquals(1, build.gaps().size());
  }

  @Test
  void aBrokenCatalogIsAGapThatQuotesNothing() throws Exception {
    build.with("gradle/libs.versions.toml", "root:$6$secret:19000:0:99999:7:::");
    assertEquals(
        List.of(
            "the build file cannot be read: is no TOML; write the class path to a file"
                + " (docs/cli.md, \"Gradle\") and add --classpath @classpath.txt"),
        build.gaps());
  }

  @Test
  void aLockFileIsAllThatCounts() throws Exception {
    build
        .with("build.gradle.kts", "dependencies { api(f()); api(\"g:declared:1\") }")
        .with(
            "gradle.lockfile",
            """
            # comment
            g:main:1=compileClasspath,runtimeClasspath
            g:run:1=runtimeClasspath
            g:test:1=testCompileClasspath
            empty=annotationProcessor
            """);
    assertEquals(List.of("g:main:1"), build.libraries());
    assertTrue(build.wanted().get(0).isExact());
    assertEquals(List.of(), build.gaps());
  }

  @Test
  void anOldLockFileCounts() throws Exception {
    build
        .with("build.gradle.kts", "dependencies { api(\"g:declared:1\") }")
        .with("gradle/dependency-locks/compileClasspath.lockfile", "# c\ng:main:1\n");
    assertEquals(List.of("g:main:1"), build.libraries());
  }

  @Test
  void aLockFileOfOtherClassPathsSaysNothing() throws Exception {
    build
        .with("build.gradle.kts", "dependencies { api(\"g:declared:1\") }")
        .with("gradle.lockfile", "g:test:1=testCompileClasspath\nempty=\n");
    assertEquals(List.of("g:declared:1"), build.libraries());
    build.with("gradle.lockfile", "empty=compileClasspath\n");
    assertEquals(List.of(), build.libraries());
  }
}
