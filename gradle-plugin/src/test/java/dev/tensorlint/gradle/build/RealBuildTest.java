// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a build with the plugin does, in a Gradle that runs the tasks. */
final class RealBuildTest {

  private static final String SOURCE =
      """
      package sample;

      import dev.tensorlint.runtime.Tensor;

      final class Serve {
        static float[] serve(float[] input) {
          Tensor x = Tensor.of(input);
          x.close();
          return x.toFloatArray();
        }
      }
      """;

  private static final List<String> BUILDS =
      List.of(
          "tensorlintCheck",
          "tensorlintCheck --fail-on never --build-cache",
          "tensorlintCheck --fail-on never --build-cache",
          "removeBuildFolder",
          "tensorlintCheck --fail-on never --build-cache",
          "changeConfiguration",
          "tensorlintCheck --fail-on never",
          "tensorlintCheck --fail-on never --configuration-cache",
          "tensorlintCheck --fail-on never --configuration-cache",
          "tensorlintBaseline",
          "nameBaseline",
          "tensorlintCheck",
          "tensorlintFix --configuration-cache");

  private static List<GradleBuilds.Build> builds = List.of();
  private static String fixed = "";

  /** One process for all: its start takes most of the time. */
  @BeforeAll
  static void build(@TempDir Path folder) throws IOException, InterruptedException {
    Path project = Files.createDirectories(folder.resolve("project"));
    Path source = project.resolve("src/main/java/sample/Serve.java");
    Files.createDirectories(source.getParent());
    Files.writeString(source, SOURCE);
    Files.writeString(project.resolve("tensorlint.yaml"), "# settings\n");
    Files.writeString(
        project.resolve("settings.gradle"),
        """
        rootProject.name = 'sample'
        buildCache { local { directory = new File(rootDir, 'cache') } }
        """);
    Files.writeString(project.resolve("build.gradle"), script());
    builds = new GradleBuilds(folder).run(project, BUILDS);
    assertEquals(BUILDS.size(), builds.size(), () -> builds.toString());
    fixed = Files.readString(source);
  }

  /** The compilers of Gradle are not in the jar of its API: the class folders stay empty. */
  private static String script() {
    return """
    buildscript { dependencies { classpath files(%s) } }
    apply plugin: 'java'
    apply plugin: 'dev.tensorlint.gradle'
    tasks.withType(JavaCompile).configureEach { enabled = false }
    dependencies {
      tensorlint files(%s)
      implementation files(%s)
    }
    tensorlint.reports { sarif { required = true } }
    tasks.register('removeBuildFolder', Delete) { delete layout.buildDirectory }
    def config = layout.projectDirectory.file('tensorlint.yaml').asFile
    tasks.register('changeConfiguration') { doLast { config << 'rules: { ManualGc: off }\\n' } }
    tasks.register('nameBaseline') { doLast { config << 'baseline: tensorlint-baseline.json\\n' } }
    """
        .formatted(
            quoted(classpath().filter(entry -> entry.endsWith("gradle-plugin/target/classes"))),
            linter(),
            quoted(classpath().filter(entry -> entry.contains("/runtime/target/"))));
  }

  /** All that this test has, but for Gradle and the tests' own. */
  private static String linter() {
    return quoted(classpath().filter(entry -> !entry.contains("gradle")));
  }

  private static Stream<String> classpath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> entry.replace(File.separatorChar, '/'));
  }

  private static String quoted(Stream<String> files) {
    return files.map(file -> "'" + file + "'").collect(Collectors.joining(", "));
  }

  private static GradleBuilds.Build build(int number) {
    return builds.get(number);
  }

  private static void assertSays(GradleBuilds.Build build, String text) {
    assertTrue(build.output().contains(text), () -> text + "\nis not in\n" + build.output());
  }

  @Test
  void findingsFailTheBuild() {
    assertFalse(build(0).isSuccess());
    assertSays(build(0), "error[UseAfterDispose]: `x` is used after it was disposed");
    assertSays(build(0), "1 tensor lifecycle bug of severity warning or worse, see ");
  }

  @Test
  void findingsCanBeTolerated() {
    assertTrue(build(1).isSuccess(), build(1).output());
    assertSays(build(1), "1 finding in 1 file, see ");
  }

  @Test
  void anUnchangedProjectIsUpToDate() {
    assertSays(build(2), "Skipping task ':tensorlintCheck' as it is up-to-date.");
  }

  @Test
  void reportsComeFromTheBuildCache() {
    assertSays(build(4), "Loaded cache entry for task ':tensorlintCheck'");
  }

  @Test
  void aChangedConfigurationIsTakenUp() {
    assertSays(build(6), "Input property 'config'");
    assertSays(build(6), "1 finding in 1 file, see ");
  }

  @Test
  void theConfigurationCacheIsUsed() {
    assertSays(build(7), "Configuration cache entry stored.");
    assertSays(build(8), "Reusing configuration cache.");
    assertTrue(build(8).isSuccess(), build(8).output());
  }

  @Test
  void knownFindingsAreLeftOut() {
    assertSays(build(9), "1 findings are known in ");
    assertTrue(build(11).isSuccess(), build(11).output());
    assertSays(build(11), "no findings in 1 file");
  }

  @Test
  void fixesAreAppliedOnRequest() {
    assertSays(build(12), "fixes applied: 1, findings left: 0");
    assertTrue(fixed.indexOf("toFloatArray()") < fixed.indexOf("x.close()"), fixed);
  }
}
