// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.project.ClasspathScope;
import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectModule;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Modules of a build: which there are, what they use of each other, where their sources are. */
class ModulesTest {

  private final Path root;

  private final WrittenBuild build;

  ModulesTest(@TempDir Path root) throws Exception {
    this.root = root;
    build = new WrittenBuild(root).folder("a").folder("b/c");
  }

  @Test
  void aModuleUsesTheModulesOfItsDependencies() throws Exception {
    build
        .with("settings.gradle", "include 'a', 'b:c'")
        .with("a/build.gradle", "plugins { id 'java' }")
        .with(
            "b/c/build.gradle",
            "plugins { id 'java' }\ndependencies { implementation project(':a') }");
    assertEquals(
        List.of(List.of(), List.of(), List.of(), List.of(root.resolve("a"))),
        build.layout().modules().stream().map(ProjectModule::uses).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "include 'a', 'b:c'",
        "include(\":a\", \":b:c\")",
        "include ':a'\ninclude ':b:c'",
        "include(listOf(\"a\", \"b:c\"))",
        "if (x) { include 'a' }\ninclude 'b:c'",
        "def all = ['a', 'b:c']\ninclude(*all)",
      })
  void includesAreRead(String settings) throws Exception {
    build.with("settings.gradle", settings);
    assertEquals(List.of(":", ":a", ":b", ":b:c"), build.modules());
    assertEquals(List.of(), build.gaps());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "project(':x').projectDir = file('b/c')",
        "project(':x').projectDir = new File(settingsDir, 'b/c')",
        "project(\":x\").projectDir = File(rootDir, \"b/c\")",
        "project(':x').projectDir = file(\"$rootDir/b/c\")",
      })
  void aModuleCanLieElsewhere(String move) throws Exception {
    build.with("settings.gradle", "include 'x'\n" + move);
    assertEquals(
        List.of(root, root.resolve("b/c")),
        build.layout().modules().stream().map(ProjectModule::folder).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "include 'x'\nproject(':x').projectDir = file('../x')",
        "include 'x'\nproject(':x').projectDir = file('/etc')",
        "include '../x'",
        "include f()",
        "fs().each { include it }",
      })
  void modulesOutsideAndUnknownModulesAreAGap(String settings) throws Exception {
    build.with("settings.gradle", settings);
    assertEquals(List.of(":"), build.modules());
    assertEquals(1, build.gaps().size());
  }

  @Test
  void librariesOfUsedModulesAreOnTheClassPath() throws Exception {
    build
        .with("settings.gradle", "include 'a', 'b:c'")
        .with("a/build.gradle", "dependencies { api project(':b:c'); api 'g:a:1' }")
        .with("b/c/build.gradle", "dependencies { api(project(path: ':a')); api 'g:c:1' }");
    assertEquals(List.of(Path.of("a.jar"), Path.of("c.jar")), build.classpath(":a"));
    assertEquals(List.of(Path.of("c.jar"), Path.of("a.jar")), build.classpath(":b:c"));
    assertEquals(List.of(), build.classpath(":b"));
  }

  @Test
  void modulesCanHaveOtherNames() throws Exception {
    build
        .with(
            "settings.gradle",
            """
            rootProject.name = 'r'
            include 'a', 'b'
            project(':b').name = rootProject.name + '-lib'
            """)
        .with("a/build.gradle", "dependencies { api project(path: \":${rootProject.name}-lib\") }")
        .with("b/build.gradle", "dependencies { api \"g:${project.name}:1\" }");
    assertEquals(List.of(":", ":a", ":r-lib"), build.modules());
    assertEquals(List.of(Path.of("r-lib.jar")), build.classpath(":a"));
    assertEquals(List.of(), build.gaps());
  }

  @Test
  void accessorsOfModulesAreRead() throws Exception {
    build
        .folder("some-lib")
        .with("settings.gradle.kts", "include(\"a\", \"some-lib\")")
        .with("a/build.gradle.kts", "dependencies { api(projects.someLib) }")
        .with("some-lib/build.gradle.kts", "dependencies { api(\"g:s:1\") }");
    assertEquals(List.of(Path.of("s.jar")), build.classpath(":a"));
  }

  @Test
  void aModuleCanSayVersions() throws Exception {
    build
        .folder("bom")
        .with("settings.gradle", "include 'a', 'bom'")
        .with("a/build.gradle", "dependencies { api platform(project(':bom')); api 'g:a' }")
        .with(
            "bom/build.gradle",
            "dependencies { api platform('g:b:1'); constraints { api 'g:a:2' } }");
    build.layout();
    assertEquals("[g:b:1]", build.wanted().get(0).platforms().toString());
    assertEquals("[g:a:2]", build.wanted().get(0).constraints().toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "subprojects { dependencies { api 'g:x:1' } }",
        "allprojects { dependencies { api 'g:x:1' } }",
        "configure(subprojects) { dependencies { api 'g:x:1' } }",
        "configure(subprojects.findAll { it.name != 'q' }) { dependencies { api 'g:x:1' } }",
        "project(':a') { dependencies { api 'g:x:1' } }",
        "subprojects { afterEvaluate { dependencies { api 'g:x:1' } } }",
        "subprojects { apply from: \"$rootDir/gradle/common.gradle\" }",
        "ext.v = '1'",
      })
  void theRootSpeaksOfItsModules(String script) throws Exception {
    build
        .with("settings.gradle", "include 'a'")
        .with("build.gradle", script)
        .with("gradle/common.gradle", "dependencies { api 'g:x:1' }")
        .with("a/build.gradle", script.startsWith("ext") ? "dependencies { api \"g:x:$v\" }" : "");
    assertEquals(List.of(Path.of("x.jar")), build.classpath(":a"));
  }

  @Test
  void pluginsThatTheBuildWritesAreRead() throws Exception {
    build
        .with("settings.gradle.kts", "pluginManagement { includeBuild(\"logic\") }\ninclude(\"a\")")
        .with(
            "buildSrc/src/main/kotlin/my/java-base.gradle.kts",
            "package my\nplugins { java }\ndependencies { api(\"g:base:1\") }")
        .with(
            "buildSrc/src/main/groovy/my.java.gradle",
            "plugins { id 'my.java-base' }\ndependencies { api 'g:own:1' }")
        .with("logic/plugins/src/main/kotlin/logic.gradle.kts", "dependencies { api(\"g:l:1\") }")
        .with("a/build.gradle.kts", "plugins { id(\"my.java\"); id(\"logic\") }");
    assertEquals(
        List.of(Path.of("base.jar"), Path.of("own.jar"), Path.of("l.jar")), build.classpath(":a"));
  }

  @Test
  void aScriptFromElsewhereIsAGap() throws Exception {
    build.with("build.gradle", "apply from: 'https://example.org/a.gradle'");
    assertEquals(1, build.gaps().size());
    build.with("build.gradle", "apply from: '../a.gradle'");
    assertEquals(1, build.gaps().size());
  }

  @Test
  void scriptsThatApplyEachOtherEnd() throws Exception {
    build
        .with("build.gradle", "apply from: 'a.gradle'\ndependencies { api 'g:x:1' }")
        .with("a.gradle", "apply from: 'build.gradle'\napply from: 'a.gradle'");
    assertTrue(build.libraries().contains("g:x:1"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "sourceSets { main { java { srcDirs = ['main'] } } }",
        "sourceSets.main.java.srcDirs = ['main']",
        "sourceSets { main.java.srcDirs = ['main'] }",
        "sourceSets { main { java { setSrcDirs(listOf(\"main\")) } } }",
        "sourceSets { main { java.srcDir 'main' } }",
        "sourceSets { getByName(\"main\") { java.srcDir(\"main\") } }",
        "sourceSets[\"main\"].java.srcDir(\"main\")",
        "sourceSets { named(\"main\") { java { srcDir(file(\"main\")) } } }",
        "sourceSets { main { java { srcDir 'main'; srcDir f() } } }",
        "sourceSets { main { resources { srcDirs = ['other'] } } }",
        "android { sourceSets { main { java.srcDirs = ['main'] } } }",
        "android { sourceSets { main.java.srcDirs += ['main'] } }",
        "android.sourceSets.main.java.srcDirs = ['main']",
        "android { sourceSets { getByName(\"main\") { java.srcDir(\"main\") } } }",
        "android { defaultConfig { x 'y' }\n sourceSets[\"main\"].java.srcDir(\"main\") }",
        "java.sourceSets[\"main\"].java.srcDir(\"main\")",
        "java.sourceSets[\"main\"].resources.setSrcDirs(listOf(\"x\"))",
        "sourceSets\n{\n  main\n  {\n    java\n    {\n      srcDir 'main'\n    }\n  }\n}",
      })
  void sourceFoldersAreRead(String script) throws Exception {
    build
        .folder("src/main/java")
        .folder("main")
        .folder("src/test/java")
        .with("build.gradle", script);
    ProjectLayout layout = build.layout();
    ProjectModule module = layout.modules().get(0);
    boolean isOfResources = script.contains("resources");
    boolean replaces =
        script.contains("srcDirs = ['main']") || (script.contains("setSrcDirs") && !isOfResources);
    boolean adds =
        script.contains("srcDir ") || script.contains("srcDir(") || script.contains("+=");
    Path usual = root.resolve("src/main/java");
    Path other = root.resolve("main");
    assertEquals(
        replaces ? List.of(other) : adds ? List.of(usual, other) : List.of(usual),
        module.sourceRoots());
    assertEquals(List.of(root.resolve("src/test/java")), module.testRoots());
    assertEquals(script.contains("f()") ? 1 : 0, layout.diagnostics().size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java { toolchain { languageVersion = JavaLanguageVersion.of(21) } }",
        "java { toolchain { languageVersion.set(JavaLanguageVersion.of(21)) } }",
        "java.toolchain.languageVersion = JavaLanguageVersion.of(21)",
        "sourceCompatibility = JavaVersion.VERSION_21",
        "sourceCompatibility = '21'",
        "sourceCompatibility 21",
        "java { sourceCompatibility = 21 }",
        "kotlin { jvmToolchain(21) }",
        "android { compileOptions { sourceCompatibility JavaVersion.VERSION_21 } }",
        "allprojects { java { toolchain { languageVersion = JavaLanguageVersion.of(21) } } }",
      })
  void theVersionOfJavaIsRead(String script) throws Exception {
    build.with("build.gradle", script);
    assertEquals(21, build.layout().modules().get(0).release());
  }

  @Test
  void javaAmongOtherLanguagesIsRead() throws Exception {
    build
        .folder("src/main/java")
        .with("build.gradle", "plugins { id 'groovy' }")
        .with("src/main/groovy/p/A.java", "")
        .with("src/main/kotlin/B.kt", "");
    assertEquals(
        List.of(root.resolve("src/main/java"), root.resolve("src/main/groovy")),
        build.layout().sourceRoots());
  }

  @Test
  void aFolderOfCodeAndTestsIsCode() throws Exception {
    build
        .folder("src")
        .with(
            "build.gradle",
            "sourceSets { main.java.srcDirs = ['src']; test.java.srcDirs = ['src'] }");
    ProjectModule module = build.layout().modules().get(0);
    assertEquals(List.of(root.resolve("src")), module.sourceRoots());
    assertEquals(List.of(), module.testRoots());
  }

  @Test
  void aModuleIsReadWithTheBuildAboveIt() throws Exception {
    build
        .folder(".git")
        .with("settings.gradle", "include 'a'")
        .with("gradle/libs.versions.toml", "[libraries]\nx = \"g:x:1\"\n")
        .with("a/build.gradle", "dependencies { api libs.x }");
    ProjectLayout layout = build.layout(root.resolve("a"));
    assertEquals(List.of(":a"), layout.modules().stream().map(ProjectModule::name).toList());
    assertEquals(List.of(Path.of("x.jar")), layout.modules().get(0).classpath());
  }

  @Test
  void aModuleComesWithThoseThatItUses() throws Exception {
    build
        .folder(".git")
        .folder("a/src/main/java")
        .folder("b/c/src/main/java")
        .folder("d/src/main/java")
        .with("settings.gradle", "include 'a', 'b:c', 'd'")
        .with("a/build.gradle", "dependencies { api project(':b:c') }")
        .with("b/c/build.gradle", "dependencies { api f() }");
    ProjectLayout layout = build.layout(root.resolve("a"));
    assertEquals(List.of(root.resolve("a/src/main/java")), layout.sourceRoots());
    assertEquals(List.of(root.resolve("b/c/src/main/java")), layout.rootsBeside());
    assertEquals(
        List.of(root.resolve("a/src/main/java"), root.resolve("b/c/src/main/java")),
        layout.visibleRoots().get(root.resolve("a/src/main/java")));
    assertEquals(1, layout.gaps().size(), "what the used module lacks");
    assertEquals(List.of(), build.layout(root).rootsBeside());
  }

  @Test
  void aUsedModuleThatTheSettingsDoNotNameIsAGap() throws Exception {
    build.with("build.gradle", "dependencies { api project(':core') }");
    assertEquals(
        List.of("module `:core`"),
        build.layout().gaps().stream().flatMap(each -> each.subjects().stream()).toList());
  }

  @Test
  void otherClassPathsAreRead() throws Exception {
    build.with(
        "build.gradle",
        "dependencies { api 'g:a:1'; runtimeOnly 'g:r:1'; testImplementation 'g:t:1'; jmh 'g:j:1'"
            + " }");
    assertEquals(List.of("g:a:1", "g:r:1", "g:t:1"), build.scope(ClasspathScope.TEST).libraries());
    assertEquals(List.of(), build.scope(ClasspathScope.NONE).libraries());
    assertEquals(List.of(":"), build.modules());
  }

  @Test
  void aBuildBelowAnotherOneIsReadByItself() throws Exception {
    build
        .with("settings.gradle", "include 'a'")
        .with("b/build.gradle", "dependencies { api libs.x; api 'g:y:1' }");
    ProjectLayout layout = build.layout(root.resolve("b"));
    assertEquals(List.of(Path.of("y.jar")), layout.modules().get(0).classpath());
    assertEquals(1, layout.diagnostics().size());
  }
}
