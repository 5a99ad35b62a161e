// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.project.artifact.ArtifactResolver;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The libraries that build scripts declare, in each form that is literal. */
class DependenciesTest {

  private final Path root;

  DependenciesTest(@TempDir Path root) {
    this.root = root;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "implementation 'g:a:1'",
        "implementation \"g:a:1\"",
        "implementation('g:a:1')",
        "implementation('g:a:1') { exclude group: 'x', module: 'y' }",
        "implementation 'g:a:1', { transitive = false }",
        "implementation group: 'g', name: 'a', version: '1'",
        "implementation(group: 'g', name: 'a', version: '1')",
        "implementation([group: 'g', name: 'a', version: '1'])",
        "implementation(['g:a:1'])",
        "api 'g:a:1'; testImplementation 'g:b:1'; runtimeOnly 'g:c:1'",
        "compileOnly 'g:a:1'; annotationProcessor 'g:p:1'",
        "def v = '1'\n implementation \"g:a:$v\"",
        "def v = '1'\n implementation 'g:a:' + v",
        "if (x) { implementation 'g:a:1' } else { implementation f() ? 'g:b:1' : 'g:c:1' }",
        "add('implementation', 'g:a:1')",
        "/* implementation 'g:b:1' */ implementation 'g:a:1' // implementation 'g:c:1'",
      })
  void groovyFormsAreRead(String form) throws Exception {
    assertEquals(
        "g:a:1", build("build.gradle", "dependencies {\n" + form + "\n}").libraries().get(0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "implementation(\"g:a:1\")",
        "implementation(\"g:a:1\") { exclude(group = \"x\") }",
        "implementation(\"g\", \"a\", \"1\")",
        "implementation(group = \"g\", name = \"a\", version = \"1\")",
        "\"implementation\"(\"g:a:1\")",
        "add(\"implementation\", \"g:a:1\")",
        "val v = \"1\"\n implementation(\"g:a:$v\")",
        "val v: String = \"1\"\n implementation(\"g:a:${v}\")",
        "api(\"g:a:1\")",
        "implementation(dependencies.create(\"g:a:1\"))",
      })
  void kotlinFormsAreRead(String form) throws Exception {
    WrittenBuild build = build("build.gradle.kts", "dependencies {\n" + form + "\n}");
    assertEquals(List.of("g:a:1"), build.libraries());
    assertEquals(List.of(), build.gaps());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "implementation('g:a:1', { exclude group: 'x' })",
        "implementation 'g:a:1', { transitive = false }",
        "implementation group: 'g', name: 'a', version: '1', transitive: false",
        "implementation group: 'g', name: 'a', version: '1', changing: f()",
      })
  void whatConfiguresADependencyLeavesItReadable(String form) throws Exception {
    WrittenBuild build = build("build.gradle", "dependencies {\n" + form + "\n}");
    assertEquals(List.of("g:a:1"), build.libraries());
    assertEquals(List.of(), build.gaps());
  }

  @Test
  void aVersionThatIsNotLiteralIsNone() throws Exception {
    WrittenBuild build =
        build("build.gradle", "dependencies { api group: 'g', name: 'a', version: f() }");
    assertEquals(1, build.gaps().size());
  }

  @Test
  void severalInOneCallAreRead() throws Exception {
    WrittenBuild build = build("build.gradle", "dependencies { api 'g:a:1', 'g:b:2' }");
    assertEquals(List.of("g:a:1", "g:b:2"), build.libraries());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ext.v = '1'",
        "ext { v = '1' }",
        "ext { set('v', '1') }",
        "ext.set('v', '1')",
        "project.ext.v = '1'",
        "def v = '1'",
        "String v = '1'",
        "ext['v'] = '1'",
        "buildscript { ext { v = '1' } }",
        "buildscript { ext.v = '1' }",
        "def w = '1'\ndef v = \"${w}\"",
        "def v = findProperty('no.such') ?: '1'",
        "def v = System.getProperty('user.home', '1')",
      })
  void variablesOfGroovyAreRead(String definition) throws Exception {
    String text = definition + "\ndependencies { implementation \"g:a:${v}\" }";
    assertEquals(List.of("g:a:1"), build("build.gradle", text).libraries());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "val v = \"1\"",
        "val v by extra(\"1\")",
        "extra[\"v\"] = \"1\"",
        "extra.apply { set(\"v\", \"1\") }",
        "extra.set(\"v\", \"1\")",
      })
  void variablesOfKotlinAreRead(String definition) throws Exception {
    String text = definition + "\ndependencies { implementation(\"g:a:${property(\"v\")}\") }";
    assertEquals(List.of("g:a:1"), build("build.gradle.kts", text).libraries());
  }

  @Test
  void mapsOfVersionsAndLibrariesAreRead() throws Exception {
    String text =
        """
        ext.versions = [a: '1', b: '2']
        ext.deps = [a: "g:a:${versions.a}", rest: ["g:b:${versions['b']}", 'g:c:3']]
        dependencies { implementation deps.a; implementation deps.rest }
        """;
    assertEquals(List.of("g:a:1", "g:b:2", "g:c:3"), build("build.gradle", text).libraries());
  }

  @Test
  void propertiesAreRead() throws Exception {
    WrittenBuild build =
        build(
            "build.gradle.kts",
            """
            val v: String by project
            dependencies { implementation("g:a:$v"); api("g:b:${property("w.x")}") }
            """);
    build.with("gradle.properties", "v=1\nw.x=2\n");
    assertEquals(List.of("g:a:1", "g:b:2"), build.libraries());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "implementation(f())",
        "implementation(System.getenv(\"LIB\"))",
        "implementation(\"g:a:${System.getenv(\"V\")}\")",
        "implementation(\"g:a:${providers.environmentVariable(\"V\").get()}\")",
        "listOf(\"g:a:1\").forEach { implementation(it) }",
        "implementation(\"no coordinates\")",
        "implementation(\"../..:a:1\")",
        "implementation(libs.no.such)",
        "implementation(files(\"../outside.jar\"))",
        "implementation(gradleApi())",
      })
  void whatIsNotLiteralIsOneGap(String form) throws Exception {
    WrittenBuild build = build("build.gradle.kts", "dependencies {\n" + form + "\n}");
    assertEquals(List.of(), build.libraries());
    assertEquals(1, build.gaps().size());
  }

  @Test
  void theGapNamesTheCallItsPlaceAndTheCure() throws Exception {
    WrittenBuild build =
        build("build.gradle", "dependencies {\n  implementation(f()) { x }\n  api g()\n}");
    assertEquals(
        root.resolve("build.gradle")
            + ":2: module `:`: each of `implementation(f())`, `api g()` cannot be read without"
            + " running Gradle; write the class path to a file (docs/cli.md, \"Gradle\") and add"
            + " --classpath @classpath.txt",
        build.layout().diagnostics().get(0).oneLine());
  }

  @Test
  void aNameWithTwoValuesHasNone() throws Exception {
    WrittenBuild build =
        build(
            "build.gradle",
            "def v = '1'\nif (x) { v = '2' }\ndependencies { implementation \"g:a:$v\" }");
    assertEquals(List.of(), build.libraries());
    assertEquals(1, build.gaps().size());
  }

  @Test
  void aNameThatSaysItselfIsNoEndlessWork() throws Exception {
    WrittenBuild build =
        build("build.gradle", "ext.v = \"$w\"\next.w = \"$v\"\ndependencies { api \"g:a:$v\" }");
    assertEquals(1, build.gaps().size());
  }

  @Test
  void textsAndListsThatDoubleAreGivenUp() throws Exception {
    StringBuilder text = new StringBuilder("def s0 = 'x'\ndef l0 = ['g:a:1']\n");
    for (int i = 1; i < 45; i++) {
      text.append("def s%d = \"$s%d$s%d\"\n".formatted(i, i - 1, i - 1));
      text.append("def l%d = [l%d, l%d]\n".formatted(i, i - 1, i - 1));
    }
    text.append("dependencies { api \"g:a:$s44\"; api l44 }");
    assertEquals(1, build("build.gradle", text.toString()).gaps().size());
  }

  @Test
  void aLongChainOfNamesIsGivenUp() throws Exception {
    StringBuilder text = new StringBuilder("def s0 = '1'\n");
    for (int i = 1; i < 20_000; i++) {
      text.append("def s%d = s%d\n".formatted(i, i - 1));
    }
    text.append("dependencies { api \"g:a:$s19999\" }");
    assertEquals(1, build("build.gradle", text.toString()).gaps().size());
  }

  @Test
  void dependenciesOfTheBuildItselfAreNotThoseOfTheCode() throws Exception {
    WrittenBuild build =
        build(
            "build.gradle",
            """
            buildscript { dependencies { classpath 'g:p:1'; implementation 'g:q:1' } }
            publishing { pom { withXml { dependencies { implementation 'g:r:1' } } } }
            testing { suites { test { dependencies { implementation 'g:s:1' } } } }
            """);
    assertEquals(List.of(), build.libraries());
  }

  @Test
  void configurationsThatMainExtendsAreRead() throws Exception {
    WrittenBuild build =
        build(
            "build.gradle",
            """
            configurations { bundled; implementation.extendsFrom(bundled); other }
            dependencies { bundled 'g:a:1'; other 'g:b:1' }
            """);
    assertEquals(List.of("g:a:1"), build.libraries());
  }

  @Test
  void platformsAndConstraintsSayVersions() throws Exception {
    WrittenBuild build =
        build(
            "build.gradle.kts",
            """
            dependencies {
              implementation(platform("g:bom:1"))
              api(enforcedPlatform("g:bom2:1"))
              implementation("g:a")
              constraints { implementation("g:a:2") }
            }
            """);
    build.layout();
    ArtifactResolver.Wanted wanted = build.wanted().get(0);
    assertEquals("[g:a]", wanted.libraries().toString());
    assertEquals("[g:bom:1, g:bom2:1]", wanted.platforms().toString());
    assertEquals("[g:a:2]", wanted.constraints().toString());
  }

  @Test
  void thePlatformOfSpringsPluginsIsKnown() throws Exception {
    WrittenBuild build =
        build(
            "build.gradle",
            """
            plugins {
              id 'org.springframework.boot' version '3.3.0'
              id 'io.spring.dependency-management' version '1.1.5'
            }
            dependencyManagement { imports { mavenBom "g:bom:1" } }
            dependencies { implementation 'org.springframework.boot:spring-boot-starter' }
            """);
    build.layout();
    assertEquals(
        "[g:bom:1, org.springframework.boot:spring-boot-dependencies:3.3.0]",
        build.wanted().get(0).platforms().toString());
  }

  @Test
  void filesOfTheProjectAreOnTheClassPath() throws Exception {
    WrittenBuild build =
        build(
            "build.gradle",
            """
            dependencies {
              implementation files('lib/a.jar', 'lib/missing.jar')
              implementation fileTree(dir: 'tree', include: ['*.jar'])
            }
            """);
    build.with("lib/a.jar", "").with("tree/b.jar", "").with("tree/c.txt", "");
    assertEquals(
        List.of(root.resolve("lib/a.jar"), root.resolve("tree/b.jar")), build.classpath(":"));
  }

  private WrittenBuild build(String script, String text) throws Exception {
    return new WrittenBuild(root).with(script, text);
  }
}
