// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds that are written against the reader. */
class HostileBuildTest {

  /** No measure: a hang would be ended by it. */
  private static final Duration HANG = Duration.ofMinutes(2);

  private final Path outside;

  HostileBuildTest(@TempDir Path outside) {
    this.outside = outside;
  }

  @Test
  void linksThatLeadOutsideAreNotRead() throws Exception {
    WrittenBuild other = new WrittenBuild(outside.resolve("other"));
    other.with("secret.gradle", "root:secret {").with("a.jar", "").with("build.gradle", "x");
    Path root = Files.createDirectories(outside.resolve("root"));
    Files.createSymbolicLink(root.resolve("linked"), outside.resolve("other"));
    Files.createSymbolicLink(root.resolve("a.gradle"), outside.resolve("other/secret.gradle"));
    WrittenBuild build =
        new WrittenBuild(root)
            .with("settings.gradle", "include 'linked'")
            .with(
                "build.gradle",
                """
                apply from: 'a.gradle'
                dependencies { api files('linked/a.jar'); api fileTree('linked') }
                """);
    assertEquals(List.of(":"), build.modules());
    assertEquals(List.of(), build.classpath(":"));
    assertEquals(1, build.gaps().size());
    assertFalse(build.gaps().toString().contains("secret"));
  }

  @Test
  void aPipeInThePlaceOfABuildFileIsReported() throws Exception {
    Path root = Files.createDirectories(outside.resolve("root"));
    Path pipe = root.resolve("build.gradle");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    WrittenBuild build = new WrittenBuild(root);
    List<String> gaps = assertTimeoutPreemptively(HANG, build::gaps);
    assertEquals(1, gaps.size(), gaps::toString);
    assertTrue(gaps.get(0).startsWith("the build file cannot be read: is no regular file"));
  }

  @Test
  void aLargeFileIsNotRead() throws Exception {
    WrittenBuild build = new WrittenBuild(outside);
    build.with("build.gradle", " ".repeat(ProjectFiles.SIZE) + "dependencies { api 'g:a:1' }");
    assertEquals(List.of(), build.libraries());
    assertEquals(1, build.gaps().size());
  }

  @Test
  void whatIsAsLargeAsAllowedEnds() throws Exception {
    String[] parts = {
      "\n",
      "a.b.",
      "a {} ",
      "a=b;",
      "include 'a'\n",
      "/*",
      "'a'+",
      "\"$a\"\n",
      "-",
      "=/",
      "a:a,",
      "subprojects{}\n",
      "dependencies{api a}\n",
      "sourceSets{main{java{srcDir a}}}\n"
    };
    for (String part : parts) {
      String text = "x(1)\n" + part.repeat(ProjectFiles.SIZE / (part.length() + 1) - 30);
      WrittenBuild build =
          new WrittenBuild(outside)
              .with("build.gradle", text)
              .with("settings.gradle", "include 'b'\n" + text);
      assertTimeoutPreemptively(HANG, () -> assertFalse(build.layout().modules().isEmpty()), part);
    }
  }

  @Test
  void manyModulesTimesManyStatementsAreGivenUp() throws Exception {
    StringBuilder settings = new StringBuilder();
    for (int i = 0; i < 3_000; i++) {
      settings.append("include 'm").append(i).append("'\n");
    }
    WrittenBuild build =
        new WrittenBuild(outside)
            .with("settings.gradle", settings.toString())
            .with("build.gradle", "allprojects {\n" + "apply plugin: 'a'\n".repeat(50_000) + "}");
    List<String> gaps = assertTimeoutPreemptively(HANG, build::gaps);
    assertEquals(1, gaps.size());
  }
}
