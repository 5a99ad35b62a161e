// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import static dev.tensorlint.project.maven.Sandbox.dependencies;
import static dev.tensorlint.project.maven.Sandbox.dependency;
import static dev.tensorlint.project.maven.Sandbox.modules;
import static dev.tensorlint.project.maven.Sandbox.parent;
import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.project.ClasspathScope;
import dev.tensorlint.project.GapGroup;
import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectModule;
import dev.tensorlint.rules.finding.Diagnostic;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MavenReaderTest {

  private static final String NOT_THERE =
      " is not in the local repository, and nothing is downloaded, names from it stay unresolved;"
          + " go online once, or name it by --classpath";

  private final Sandbox sandbox;

  MavenReaderTest(@TempDir Path folder) {
    sandbox = new Sandbox(folder);
  }

  @Test
  void aCompilerOfMainSourcesSeesCompileProvidedAndWhatTheseBring() {
    sandbox
        .installed("x:a:1", dependencies("x:b:1", "x:no-test:1:test", "x:late:1:runtime"))
        .installed("x:b:1", "")
        .installed("x:p:1", "")
        .installed("x:late:1", "")
        .installed("x:t:1", "")
        .pom("", dependencies("x:a:1", "x:p:1:provided", "x:t:1:test"));
    assertEquals(List.of("a-1.jar", "b-1.jar", "p-1.jar"), sandbox.classpath());
    assertEquals(List.of(), sandbox.problems());
  }

  @Test
  void aModuleSeesTheSourcesOfTheModulesThatItUses() {
    sandbox.pom("", modules("a", "b", "c", "d")).scope(ClasspathScope.NONE);
    sandbox.pom("a", "").pom("b", dependencies("g:a:1")).pom("c", "");
    sandbox.pom("d", dependencies("g:c:1:test", "g:b:1"));
    for (String module : List.of("a", "b", "c", "d")) {
      sandbox.file(module + "/src/main/java/A.java", "").file(module + "/src/test/java/T.java", "");
    }
    assertEquals(List.of("a/src/main/java"), seenFrom("a/src/main/java"));
    assertEquals(List.of("b/src/main/java", "a/src/main/java"), seenFrom("b/src/main/java"));
    assertEquals(
        List.of(
            "d/src/test/java",
            "d/src/main/java",
            "b/src/main/java",
            "a/src/main/java",
            "c/src/main/java"),
        seenFrom("d/src/test/java"));
  }

  private List<String> seenFrom(String root) {
    Path project = sandbox.path("project");
    return requireNonNull(sandbox.read().visibleRoots().get(project.resolve(root))).stream()
        .map(each -> project.relativize(each).toString().replace('\\', '/'))
        .toList();
  }

  @Test
  void aRunOfTheTestsSeesAll() {
    sandbox
        .installed("x:a:1", dependencies("x:late:1:runtime"))
        .installed("x:late:1", "")
        .installed("x:t:1", "")
        .pom("", dependencies("x:a:1", "x:t:1:test"))
        .file("target/classes/A.class", "")
        .file("target/test-classes/T.class", "")
        .scope(ClasspathScope.TEST);
    assertEquals(
        List.of("target/test-classes", "target/classes", "a-1.jar", "late-1.jar", "t-1.jar"),
        sandbox.classpath());
  }

  @Test
  void noClassPathIsSoughtWhereNoneIsAskedFor() {
    sandbox
        .pom("", dependencies("x:gone:1"))
        .file("src/main/java/A.java", "")
        .scope(ClasspathScope.NONE);
    ProjectLayout layout = sandbox.read();
    assertEquals(List.of(sandbox.path("project/src/main/java")), layout.sourceRoots());
    assertEquals(List.of(), layout.diagnostics());
  }

  @Test
  void anAddressForDownloadsChangesNothing() {
    sandbox
        .installed("x:a:1", "")
        .pom(
            "",
            dependencies("x:a:1")
                + "<distributionManagement><downloadUrl>https://example.org</downloadUrl>"
                + "</distributionManagement>");
    assertEquals(List.of("a-1.jar"), sandbox.classpath());
    assertEquals(List.of(), sandbox.problems());
  }

  @Test
  void aParentGivesVersionsAndProperties() {
    sandbox
        .installed("x:a:2", "")
        .installed("x:c:3", "")
        .installedPom("corp:base:7", "<packaging>pom</packaging><properties><c>3</c></properties>")
        .pom(
            "",
            parent("corp:base:7", "")
                + modules("m")
                + "<dependencyManagement>"
                + dependencies("x:a:2")
                + "</dependencyManagement>")
        .pom("m", parent("g:root:1", "../pom.xml") + dependencies("x:a", "x:c:${c}"));
    assertEquals(List.of("a-2.jar", "c-3.jar"), sandbox.classpath());
    assertEquals(List.of(), sandbox.problems());
  }

  @Test
  void aBillOfMaterialsMayBeInTheRepositoryOrInTheProject() {
    String imported = "<type>pom</type><scope>import</scope>";
    sandbox
        .installed("x:a:2", "")
        .installed("x:b:4", "")
        .installedPom(
            "x:bom:1",
            "<packaging>pom</packaging><dependencyManagement>"
                + dependencies("x:a:2")
                + "</dependencyManagement>")
        .pom("", modules("app", "bill"))
        .pom(
            "bill",
            "<packaging>pom</packaging><dependencyManagement>"
                + dependencies("x:b:4")
                + "</dependencyManagement>")
        .pom(
            "app",
            "<dependencyManagement><dependencies>"
                + dependency("x:bom:1", imported)
                + dependency("g:bill:1", imported)
                + "</dependencies></dependencyManagement>"
                + dependencies("x:a", "x:b"));
    assertEquals(List.of("a-2.jar", "b-4.jar"), sandbox.classpath());
    assertEquals(List.of(), sandbox.problems());
  }

  @Test
  void profilesAreActiveByDefaultByJdkByFileAndByProperty() {
    sandbox
        .installed("x:jdk:1", "")
        .installed("x:file:1", "")
        .installed("x:off:1", "")
        .installed("x:else:1", "")
        .file("marker", "")
        .pom(
            "",
            "<properties><with.off>true</with.off></properties><profiles>"
                + profile("jdk", "<jdk>[17,)</jdk>")
                + profile("file", "<file><exists>${basedir}/marker</exists></file>")
                + profile("else", "<property><name>!never.set</name></property>")
                + profile("off", "<property><name>with.off</name></property>")
                + "</profiles>");
    assertEquals(List.of("jdk-1.jar", "file-1.jar", "else-1.jar"), sandbox.classpath());
  }

  @Test
  void aProfileThatIsActiveByDefaultBringsModules() {
    sandbox
        .pom(
            "",
            modules("a")
                + "<profiles><profile><id>more</id><activation><activeByDefault>true"
                + "</activeByDefault></activation><modules><module>b</module></modules></profile>"
                + "</profiles>")
        .pom("a", "")
        .pom("b", "");
    assertEquals(
        List.of("root", "a", "b"),
        sandbox.read().modules().stream().map(ProjectModule::name).toList());
  }

  @Test
  void theSettingsOfTheUserMakeProfilesActive() {
    sandbox
        .settings("<activeProfiles><activeProfile>mine</activeProfile></activeProfiles>")
        .installed("x:mine:1", "")
        .pom("", "<profiles>" + profile("mine", "") + "</profiles>");
    assertEquals(List.of("mine-1.jar"), sandbox.classpath());
  }

  private static String profile(String id, String activation) {
    return "<profile><id>"
        + id
        + "</id>"
        + (activation.isEmpty() ? "" : "<activation>" + activation + "</activation>")
        + dependencies("x:" + id + ":1")
        + "</profile>";
  }

  @Test
  void aModuleThatIsNotInstalledBringsItsDependenciesAndWhatItIsCompiledTo() {
    sandbox
        .installed("x:a:1", "")
        .pom("", modules("app", "lib"))
        .pom("lib", dependencies("x:a:1"))
        .pom("app", dependencies("g:lib:1"));
    assertEquals(List.of("a-1.jar"), sandbox.classpath("app"));
    assertEquals(List.of(), sandbox.problems());
    sandbox.file("lib/target/classes/L.class", "");
    assertEquals(List.of("lib/target/classes", "a-1.jar"), sandbox.classpath("app"));
  }

  @Test
  void whatIsMissingCostsItselfInItsModule() {
    sandbox
        .installed("x:a:1", "")
        .installed("x:b:1", dependencies("x:deep:1"))
        .pom("", modules("one", "two"))
        .pom("one", dependencies("x:gone:1", "x:a:1", "x:gone-test:1:test"))
        .pom("two", dependencies("x:b:1"));
    assertEquals(List.of("a-1.jar"), sandbox.classpath("one"));
    assertEquals(List.of("b-1.jar"), sandbox.classpath("two"));
    assertEquals(
        List.of(
            "one/pom.xml: module `one`: `x:gone:1`" + NOT_THERE,
            "two/pom.xml: module `two`: `x:deep:1`" + NOT_THERE),
        sandbox.problems());
    assertTrue(sandbox.read().diagnostics().stream().allMatch(Diagnostic::isGap));
  }

  @Test
  void whereAParentIsMissingWhatTheModuleSaysItselfStays() {
    sandbox
        .installed("x:a:1", "")
        .pom("", modules("m", "n"))
        .pom("m", parent("corp:private:1", "") + dependencies("x:a:1", "x:managed"))
        .pom("n", parent("corp:private:1", "") + dependencies("x:a:1"))
        .file("m/src/main/java/A.java", "");
    ProjectLayout layout = sandbox.read();
    assertEquals(List.of("a-1.jar"), layout.classpath().stream().map(sandbox::shown).toList());
    assertEquals(List.of(sandbox.path("project/m/src/main/java")), layout.sourceRoots());
    String missing =
        ": its parent `corp:private:1` cannot be found, what it says of dependencies is not known;"
            + " make it available to Maven, or name the class path by --classpath";
    assertEquals(
        List.of(
            "m/pom.xml: module `m`"
                + missing.replace("known;", "known, so that no version is known for `x:managed`;"),
            "n/pom.xml: module `n`" + missing),
        sandbox.problems());
  }

  @Test
  void anArtifactThatIsAProgramHasNoJarAndMissesNone() {
    sandbox
        .installedPom("x:protoc-gen:1", "<packaging>pom</packaging>")
        .installedPom("x:library:1", "")
        .pom("", dependencies("x:protoc-gen:1", "x:library:1"));
    assertEquals(List.of(), sandbox.classpath());
    List<String> problems = sandbox.problems();
    assertEquals(1, problems.size(), problems::toString);
    assertTrue(problems.get(0).contains("`x:library:1`"), problems::toString);
  }

  @Test
  void versionsThatContradictEachOtherAreNamed() {
    sandbox
        .installed("x:a:1", dependencies("x:c:[1]"))
        .installed("x:b:1", dependencies("x:c:[2]"))
        .installed("x:c:1", "")
        .installed("x:c:2", "")
        .pom("", dependencies("x:a:1", "x:b:1"));
    sandbox.classpath();
    String problems = sandbox.problems().toString();
    assertTrue(problems.contains("`x:c:"), problems);
    assertFalse(problems.contains("a dependency"), problems);
  }

  @Test
  void whereABillOfMaterialsIsMissingTheOtherVersionsStay() {
    sandbox
        .installed("x:a:1", "")
        .pom(
            "",
            "<dependencyManagement><dependencies>"
                + dependency("corp:bom:1", "<type>pom</type><scope>import</scope>")
                + dependency("x:a:1", "")
                + "</dependencies></dependencyManagement>"
                + dependencies("x:a"));
    assertEquals(List.of("a-1.jar"), sandbox.classpath());
    assertEquals(
        List.of(
            "pom.xml: module `root`: `corp:bom:1` cannot be found, versions that it manages are not"
                + " known; make it available to Maven, or name the class path by --classpath"),
        sandbox.problems());
  }

  @Test
  void aJarWhoseProjectFileHasLostItsParentIsThere() {
    sandbox
        .installed("x:orphan:1", parent("corp:private:1", "") + dependencies("x:a:1"))
        .installed("x:a:1", "")
        .pom("", dependencies("x:orphan:1"));
    assertEquals(List.of("orphan-1.jar"), sandbox.classpath());
    assertEquals(
        List.of(
            "pom.xml: module `root`: the project file of `x:orphan:1` cannot be read, what it"
                + " depends on is not known; run `mvn install` for it, or name the class path by"
                + " --classpath"),
        sandbox.problems());
  }

  @Test
  void exclusionsAndNearestVersionsCount() {
    sandbox
        .installed("x:a:1", dependencies("x:b:1", "x:c:1"))
        .installed("x:b:1", "")
        .installed("x:c:1", "")
        .installed("x:c:2", "")
        .pom(
            "",
            "<dependencies>"
                + dependency(
                    "x:a:1",
                    "<exclusions><exclusion><groupId>x</groupId><artifactId>b</artifactId>"
                        + "</exclusion></exclusions>")
                + dependency("x:c:2", "")
                + "</dependencies>");
    assertEquals(List.of("a-1.jar", "c-2.jar"), sandbox.classpath());
  }

  @Test
  void aRangeIsTheHighestVersionThatTheRepositoryLists() {
    sandbox
        .installed("x:a:1.0", "")
        .installed("x:a:1.5", "")
        .installed("x:a:2.0", "")
        .write(
            "repository/x/a/maven-metadata-local.xml",
            "<metadata><groupId>x</groupId><artifactId>a</artifactId><versioning><versions>"
                + "<version>1.0</version><version>1.5</version><version>2.0</version></versions>"
                + "</versioning></metadata>")
        .pom("", dependencies("x:a:[1.0,2.0)"));
    assertEquals(List.of("a-1.5.jar"), sandbox.classpath());
  }

  /** The repository of the build that brought it is not asked here. */
  @Test
  void aJarCountsWhereverItWasDownloadedFrom() {
    sandbox
        .installed("x:a:1", "")
        .write("repository/x/a/1/_remote.repositories", "a-1.pom>corporate=\na-1.jar>corporate=\n")
        .pom("", dependencies("x:a:1"));
    assertEquals(List.of("a-1.jar"), sandbox.classpath());
    assertEquals(List.of(), sandbox.problems());
  }

  @Test
  void nativeCodeIsTakenWhereItIsAndNotDownloaded() throws IOException {
    try (RecordingServer central = new RecordingServer()) {
      sandbox
          .mirror(central.url())
          .installed("x:a:1", "")
          .write("repository/x/a/1/a-1-linux-x86_64.jar", "")
          .pom(
              "",
              "<dependencies>"
                  + dependency("x:a:1", "")
                  + dependency("x:a:1", "<classifier>linux-x86_64</classifier>")
                  + dependency("x:a:1", "<classifier>windows-x86_64</classifier>")
                  + "</dependencies>");
      assertEquals(List.of("a-1.jar", "a-1-linux-x86_64.jar"), sandbox.classpath());
      assertEquals(List.of(), sandbox.problems());
      assertEquals(List.of(), central.asked());
    }
  }

  @Test
  void whatIsNotDownloadedInTimeIsMissing() throws IOException {
    try (RecordingServer central = new RecordingServer()) {
      sandbox
          .mirror(central.url())
          .limit(Duration.ZERO)
          .installed("x:a:1", "")
          .pom("", dependencies("x:a:1", "x:late:1"));
      assertEquals(
          List.of(
              "pom.xml: this and further modules could not be read in time; check them one by one"),
          sandbox.problems());
      assertEquals(List.of(), central.asked());
    }
  }

  @Test
  void sourcesLieWhereTheBuildSays() {
    sandbox
        .pom(
            "",
            "<properties><project.build.sourceEncoding>ISO-8859-1</project.build.sourceEncoding>"
                + "<more>src/more</more></properties>"
                + "<build><sourceDirectory>java</sourceDirectory><plugins><plugin>"
                + "<groupId>org.codehaus.mojo</groupId>"
                + "<artifactId>build-helper-maven-plugin</artifactId><executions>"
                + execution("add-source", "${more}")
                + execution("add-test-source", "src/it")
                + "</executions></plugin></plugins></build>")
        .file("java/A.java", "")
        .file("src/more/B.java", "")
        .file("src/it/I.java", "")
        .file("src/test/java/T.java", "");
    ProjectModule module = sandbox.read().modules().get(0);
    assertEquals(
        List.of("java", "src/more"), module.sourceRoots().stream().map(sandbox::shown).toList());
    assertEquals(
        List.of("src/test/java", "src/it"),
        module.testRoots().stream().map(sandbox::shown).toList());
    assertEquals(StandardCharsets.ISO_8859_1, module.encoding());
  }

  private static String execution(String goal, String source) {
    return "<execution><id>"
        + goal
        + "</id><goals><goal>"
        + goal
        + "</goal></goals><configuration><sources><source>"
        + source
        + "</source></sources></configuration></execution>";
  }

  @Test
  void projectsSideBySideKnowEachOther() {
    sandbox
        .installed("x:a:1", "")
        .pom("tools/lib", dependencies("x:a:1"))
        .pom("app", parent("g:base:1", "../base") + dependencies("g:lib:1"))
        .pom("base", "<packaging>pom</packaging>")
        .pom("app/target/copied", dependencies("x:gone:1"));
    assertEquals(
        List.of("app", "base", "lib"),
        sandbox.read().modules().stream().map(ProjectModule::name).toList());
    assertEquals(List.of("a-1.jar"), sandbox.classpath("app"));
    assertEquals(List.of(), sandbox.problems());
  }

  @Test
  void aBrokenProjectFileCostsItsModule() {
    sandbox
        .installed("x:a:1", "")
        .pom("", modules("broken", "gone", "fine"))
        .file("broken/pom.xml", "<project><modules>")
        .file("broken/src/main/java/B.java", "")
        .pom("fine", dependencies("x:a:1"));
    ProjectLayout layout = sandbox.read();
    assertEquals(List.of("a-1.jar"), layout.classpath().stream().map(sandbox::shown).toList());
    assertEquals(List.of(sandbox.path("project/broken/src/main/java")), layout.sourceRoots());
    assertEquals(
        List.of(
            "broken/pom.xml: is no readable project file; its modules are left out, run `mvn validate` to see why",
            "pom.xml: module `root`: module `gone` cannot be read: there is no such folder, or"
                + " nothing to read in it; check that it is checked out, as a submodule of Git is"),
        sandbox.problems());
  }

  @Test
  void modulesWithoutAProjectFileHaveTheirSources() {
    sandbox
        .pom("", modules("a", "b", "c"))
        .file("a/src/main/java/A.java", "")
        .file("b/src/B.java", "")
        .file("c/C.java", "");
    assertEquals(
        List.of("a/src/main/java", "b/src", "c"),
        sandbox.read().sourceRoots().stream().map(sandbox::shown).toList());
    assertEquals(1, GapGroup.of(sandbox.read().gaps()).size(), () -> sandbox.problems().toString());
  }

  @Test
  void whatMaven4LeavesOutStandsInTheFolderAbove() {
    String start = "<project><modelVersion>4.1.0</modelVersion>";
    sandbox
        .installed("x:a:1", "")
        .file(
            "pom.xml",
            start
                + "<groupId>g</groupId><artifactId>p</artifactId><version>1</version>"
                + "<packaging>pom</packaging><subprojects><subproject>a</subproject></subprojects>"
                + "</project>")
        .file(
            "a/pom.xml",
            start
                + "<parent/><artifactId>a</artifactId><packaging>pom</packaging>"
                + "<subprojects><subproject>b</subproject></subprojects></project>")
        .file(
            "a/b/pom.xml",
            start + "<parent/><artifactId>b</artifactId>" + dependencies("x:a:1") + "</project>");
    assertEquals(List.of(), sandbox.problems());
    assertEquals(List.of("a-1.jar"), sandbox.classpath());
    assertEquals(
        List.of("p", "a", "b"),
        sandbox.read().modules().stream().map(ProjectModule::name).toList());
  }

  @Test
  void theSourcesOfOtherExecutionsOfTheCompilerAreRead() {
    sandbox
        .pom(
            "",
            "<build><plugins><plugin><artifactId>maven-compiler-plugin</artifactId><executions>"
                + "<execution><id>nine</id><goals><goal>compile</goal></goals><configuration>"
                + "<compileSourceRoots><compileSourceRoot>${project.basedir}/src/main/java9"
                + "</compileSourceRoot></compileSourceRoots></configuration></execution>"
                + "</executions></plugin></plugins></build>")
        .file("src/main/java/A.java", "")
        .file("src/main/java9/A.java", "");
    assertEquals(
        List.of("src/main/java", "src/main/java9"),
        sandbox.read().sourceRoots().stream().map(sandbox::shown).toList());
  }

  @Test
  void theVersionOfJavaIsRead() {
    String compiler =
        "<build><plugins><plugin><artifactId>maven-compiler-plugin</artifactId><configuration>"
            + "<%s>%s</%s></configuration></plugin></plugins></build>";
    sandbox
        .pom("", "<properties><j>22</j></properties>" + modules("a", "b", "c"))
        .pom("a", compiler.formatted("release", "${j}", "release").replace("${j}", "22"))
        .pom("b", compiler.formatted("source", "1.8", "source"))
        .pom("c", "<properties><maven.compiler.release>21</maven.compiler.release></properties>");
    assertEquals(
        List.of(0, 22, 8, 21),
        sandbox.read().modules().stream().map(ProjectModule::release).toList());
  }

  @Test
  void javaAmongOtherLanguagesIsRead() {
    sandbox
        .pom("", "")
        .file("src/main/scala/p/A.java", "")
        .file("src/main/kotlin/B.kt", "")
        .file("src/test/groovy/T.java", "");
    ProjectModule module = sandbox.read().modules().get(0);
    assertEquals(
        List.of("src/main/scala"), module.sourceRoots().stream().map(sandbox::shown).toList());
    assertEquals(
        List.of("src/test/groovy"), module.testRoots().stream().map(sandbox::shown).toList());
  }

  @Test
  void theSameProjectGivesTheSameLayout() {
    sandbox
        .installed("x:a:1", dependencies("x:b:1", "x:c:1"))
        .installed("x:b:1", "")
        .installed("x:c:1", "")
        .installed("x:b:2", "")
        .pom("", modules("one", "two"))
        .pom("one", dependencies("x:a:1", "x:gone:1"))
        .pom("two", dependencies("x:b:2", "x:a:1", "x:lost:1"));
    ProjectLayout first = sandbox.read();
    assertEquals(
        List.of("a-1.jar", "b-1.jar", "c-1.jar", "b-2.jar"),
        first.classpath().stream().map(sandbox::shown).toList());
    assertEquals(first, sandbox.read());
  }
}
