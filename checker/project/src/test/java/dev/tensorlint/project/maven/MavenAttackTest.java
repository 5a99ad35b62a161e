// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import static dev.tensorlint.project.maven.Sandbox.dependencies;
import static dev.tensorlint.project.maven.Sandbox.dependency;
import static dev.tensorlint.project.maven.Sandbox.modules;
import static dev.tensorlint.project.maven.Sandbox.parent;
import static dev.tensorlint.project.maven.Sandbox.project;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.Projects;
import dev.tensorlint.rules.config.Trust;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Projects that want more of this machine than to be read. */
class MavenAttackTest {

  private static final String UNREADABLE =
      "pom.xml: is no readable project file; its modules are left out, run `mvn validate` to see why";
  private static final Duration HANG = Duration.ofMinutes(2);

  private final Sandbox sandbox;
  private final Path folder;

  MavenAttackTest(@TempDir Path folder) {
    this.folder = folder;
    sandbox = new Sandbox(folder);
  }

  @Test
  void repositoriesOfProjectFilesAreNotAsked() throws IOException {
    try (RecordingServer theirs = new RecordingServer();
        RecordingServer central = new RecordingServer()) {
      String repositories =
          repositories("repository", theirs.url()) + repositories("pluginRepository", theirs.url());
      central
          .with("x/a/1/a-1.pom", project("x", "a", "1", repositories + dependencies("x:b:1")))
          .with("x/a/1/a-1.jar", "");
      sandbox
          .settings(
              "<profiles><profile><id>u</id><activation><activeByDefault>true</activeByDefault>"
                  + "</activation>"
                  + repositories("repository", central.url()).replace("<id>r<", "<id>central<")
                  + "</profile></profiles>")
          .online()
          .pom("", parent("x:p:1", "") + repositories + dependencies("x:a:1"));
      assertEquals(List.of("a-1.jar"), sandbox.classpath());
      assertEquals(List.of(), theirs.asked());
      assertEquals(
          List.of("/x/a/1/a-1.jar", "/x/a/1/a-1.pom", "/x/b/1/b-1.jar", "/x/b/1/b-1.pom"),
          central.asked().stream()
              .filter(each -> !each.contains("/p/") && !each.endsWith(".sha1"))
              .filter(each -> !each.endsWith(".md5"))
              .toList());
    }
  }

  private static String repositories(String kind, String url) {
    String all = kind.equals("repository") ? "repositories" : "pluginRepositories";
    return "<"
        + all
        + "><"
        + kind
        + "><id>r</id><url>"
        + url
        + "</url></"
        + kind
        + "></"
        + all
        + ">";
  }

  @Test
  void aRepositoryOfFilesIsNotReadEither() {
    sandbox
        .write("theirs/x/a/1/a-1.pom", project("x", "a", "1", ""))
        .write("theirs/x/a/1/a-1.jar", "")
        .online()
        .mirror("http://127.0.0.1:1/")
        .pom(
            "",
            repositories("repository", folder.resolve("theirs").toUri().toString())
                + dependencies("x:a:1"));
    assertEquals(List.of(), sandbox.classpath());
  }

  @Test
  void theEnvironmentAndTheUserAreNoPartOfARequest() throws IOException {
    String name = System.getenv().keySet().stream().sorted().findFirst().orElse("PATH");
    System.setProperty("tensorlint.secret", "canary");
    try (RecordingServer central = new RecordingServer()) {
      sandbox
          .mirror(central.url())
          .pom(
              "",
              "<properties><p>${tensorlint.secret}</p></properties><profiles><profile><id>a</id>"
                  + "<activation><property><name>tensorlint.secret</name></property></activation>"
                  + dependencies("x:active-by-secret:1")
                  + "</profile></profiles>"
                  + "<dependencyManagement><dependencies>"
                  + dependency("x:bom-${p}:1", "<type>pom</type><scope>import</scope>")
                  + "</dependencies></dependencyManagement>"
                  + dependencies(
                      "x:${env." + name + "}:1",
                      "x:${user.name}:1",
                      "x:${user.home}:1",
                      "x:a:${tensorlint.secret}",
                      "x:b:${p}"))
          .write(
              "project/sub/pom.xml",
              project("g", "sub", "1", parent("x:parent-${env.HOME}:${p}", "")));
      List<String> problems = sandbox.problems();
      assertEquals(List.of(), central.asked());
      assertFalse(problems.toString().contains("canary"), problems::toString);
      assertEquals(
          List.of(
              "pom.xml: module `root`: an artifact with invalid coordinates cannot be found,"
                  + " versions that it manages are not known; make it available to Maven, or name"
                  + " the class path by --classpath",
              "pom.xml: module `root`: each of `x:a`, `x:b`, an artifact with invalid coordinates has"
                  + " coordinates that only a build can tell, names from it stay unresolved; name it"
                  + " by --classpath"),
          problems);
    } finally {
      System.clearProperty("tensorlint.secret");
    }
  }

  @Test
  void propertiesOfTheUsersSettingsAreNoPartOfARequest() throws IOException {
    try (RecordingServer central = new RecordingServer()) {
      sandbox
          .settings(
              "<mirrors><mirror><id>all</id><mirrorOf>*</mirrorOf><url>"
                  + central.url()
                  + "</url></mirror></mirrors><profiles><profile><id>u</id><properties><token>canary"
                  + "</token></properties></profile></profiles>"
                  + "<activeProfiles><activeProfile>u</activeProfile></activeProfiles>")
          .online()
          .pom("", dependencies("x:a-${token}:1"));
      assertEquals(1, sandbox.problems().size());
      assertEquals(List.of(), central.asked());
    }
  }

  /** The settings of a user name where to look; those of a project do not. */
  @Test
  void settingsInTheProjectAreNotRead() throws IOException {
    try (RecordingServer theirs = new RecordingServer()) {
      String settings =
          "<settings><mirrors><mirror><id>all</id><mirrorOf>*</mirrorOf><url>"
              + theirs.url()
              + "</url></mirror></mirrors></settings>";
      sandbox
          .file("settings.xml", settings)
          .file(".mvn/settings.xml", settings)
          .file(".m2/settings.xml", settings)
          .file(".mvn/maven.config", "-s settings.xml -Dwhich=canary")
          .file(".mvn/extensions.xml", "<extensions><extension/></extensions>")
          .mirror("http://127.0.0.1:1/")
          .pom("", dependencies("x:gone:1", "x:${which}:1"));
      assertEquals(List.of(), sandbox.classpath());
      assertEquals(List.of(), theirs.asked());
      try (RecordingServer ofUser = new RecordingServer()) {
        sandbox.mirror(ofUser.url()).classpath();
        assertTrue(ofUser.asked().contains("/x/gone/1/gone-1.pom"), ofUser.asked()::toString);
      }
    }
  }

  @Test
  void aFileOutsideOfTheProjectIsNoDependency() {
    String system = "<version>1</version><scope>system</scope><systemPath>%s</systemPath>";
    sandbox
        .write("outside/secret.jar", "")
        .file("lib/own.jar", "")
        .pom(
            "",
            "<dependencies>"
                + dependency("x:own", system.formatted("${project.basedir}/lib/own.jar"))
                + dependency("x:theirs", system.formatted(folder + "/outside/secret.jar"))
                + dependency("x:up", system.formatted("${basedir}/../outside/secret.jar"))
                + "</dependencies>");
    assertEquals(List.of("lib/own.jar"), sandbox.classpath());
    String why =
        " is a file that is not in the project, names from it stay unresolved; name it by"
            + " --classpath, or use --trust-project";
    assertEquals(
        List.of("pom.xml: module `root`: each of `x:theirs:1`, `x:up:1`" + why),
        sandbox.problems());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLinkLeadsNowhereElse() throws IOException {
    sandbox
        .write("outside/pom.xml", project("o", "outside", "1", dependencies("x:a:1")))
        .write("outside/src/main/java/Secret.java", "")
        .write("outside/lib.jar", "")
        .installed("x:a:1", "")
        .pom(
            "",
            modules("m", "linked", "../outside")
                + "<build><sourceDirectory>sources</sourceDirectory></build>")
        .pom(
            "m",
            parent("o:outside:1", "../linked/pom.xml")
                + "<dependencies>"
                + dependency(
                    "x:s",
                    "<version>1</version><scope>system</scope><systemPath>${basedir}/../linked/lib.jar"
                        + "</systemPath>")
                + "</dependencies>");
    Files.createSymbolicLink(folder.resolve("project/linked"), folder.resolve("outside"));
    Files.createSymbolicLink(
        folder.resolve("project/sources"), folder.resolve("outside/src/main/java"));
    ProjectLayout layout = sandbox.read();
    assertEquals(List.of(), layout.classpath());
    assertEquals(List.of(), layout.sourceRoots());
    String module =
        "pom.xml: a module lies outside of the project and is not read; name its folder as a PATH of"
            + " its own, or use --trust-project";
    assertEquals(
        List.of(
            "m/pom.xml: module `m`: `x:s:1` is a file that is not in the project, names from it stay"
                + " unresolved; name it by --classpath, or use --trust-project",
            "m/pom.xml: module `m`: its parent `o:outside:1` cannot be found, what it says of"
                + " dependencies is not known; make it available to Maven, or name the class path"
                + " by --classpath",
            module,
            module,
            "pom.xml: module `root`: a source folder lies outside of the project; name it as a PATH"
                + " of its own, or use --trust-project"),
        sandbox.problems());
  }

  /** Of a repository that is checked out, a part may name files of another part. */
  @Test
  void theCheckedOutRepositoryIsTheProject() throws IOException {
    sandbox
        .installed("x:a:1", "")
        .pom("parent", "<packaging>pom</packaging>" + dependencies("x:a:1"))
        .pom("app", parent("g:parent:1", "../parent"));
    Projects projects = new Projects(sandbox.options(Trust.UNTRUSTED));
    Path app = folder.resolve("project/app");
    assertEquals(List.of(), projects.read(app).classpath());
    Files.createDirectories(folder.resolve("project/.git"));
    assertEquals(
        List.of("a-1.jar"), projects.read(app).classpath().stream().map(sandbox::shown).toList());
  }

  @Test
  void aProfileDoesNotTellWhetherAFileIsOnTheMachine() {
    sandbox
        .write("outside/there", "")
        .installed("x:there:1", "")
        .installed("x:missing:1", "")
        .pom(
            "",
            "<profiles>"
                + fileProfile("there", "exists", folder + "/outside/there")
                + fileProfile("missing", "missing", folder + "/outside/not-there")
                + "</profiles>");
    assertEquals(List.of(), sandbox.classpath());
  }

  private static String fileProfile(String id, String kind, String path) {
    return "<profile><id>"
        + id
        + "</id><activation><file><"
        + kind
        + ">"
        + path
        + "</"
        + kind
        + "></file></activation>"
        + dependencies("x:" + id + ":1")
        + "</profile>";
  }

  @Test
  void coordinatesDoNotLeaveTheLocalRepository() throws IOException {
    try (RecordingServer central = new RecordingServer()) {
      central
          .with(
              "x/a/1/a-1.pom",
              project(
                  "x",
                  "a",
                  "1",
                  parent("x:p:../../../../canary", "") + dependencies("x:b:../../../../canary")))
          .with("x/a/1/a-1.jar", "");
      sandbox
          .mirror(central.url())
          .pom(
              "",
              modules("m", "n")
                  + dependencies("x:..:1", "..:a:1", "x:a:../../../../canary", "x:/canary:1"))
          .pom("m", parent("x:p:../../../../canary", ""))
          .pom("n", dependencies("x:a:1"))
          .classpath();
      try (Stream<Path> all = Files.walk(folder)) {
        assertEquals(
            List.of(),
            all.filter(each -> each.toString().contains("canary"))
                .filter(each -> !each.startsWith(folder.resolve("project")))
                .toList());
      }
      assertEquals(
          List.of(), central.asked().stream().filter(each -> each.contains("canary")).toList());
      assertEquals(List.of("a-1.jar"), sandbox.classpath("n"));
    }
  }

  @Test
  void entitiesOfAProjectFileAreNotRead() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "canary");
    sandbox.file(
        "pom.xml",
        "<!DOCTYPE project [<!ENTITY s SYSTEM \""
            + secret.toUri()
            + "\"><!ENTITY a \"aaaa\">]>"
            + project("g", "&s;", "1", dependencies("x:&s;:1", "x:&a;:1")));
    String problems = sandbox.read() + sandbox.problems().toString();
    assertFalse(problems.contains("canary"), problems);
  }

  @Test
  void entitiesDoNotGrow() {
    StringBuilder entities = new StringBuilder("<!ENTITY e0 \"aaaaaaaaaa\">");
    for (int i = 1; i <= 40; i++) {
      entities.append("<!ENTITY e%d \"&e%d;&e%d;\">".formatted(i, i - 1, i - 1));
    }
    sandbox.file(
        "pom.xml",
        "<!DOCTYPE project [" + entities + "]>" + project("g", "a", "1", "<name>&e40;</name>"));
    assertTimeoutPreemptively(HANG, () -> sandbox.read());
  }

  @Test
  void propertiesDoNotGrow() {
    StringBuilder properties = new StringBuilder("<properties><p0>aaaaaaaaaa</p0>");
    for (int i = 1; i <= 60; i++) {
      properties.append("<p%d>${p%d}${p%d}</p%d>".formatted(i, i - 1, i - 1, i));
    }
    properties.append("<q0>a</q0>");
    for (int i = 1; i <= 50_000 / 2; i++) {
      properties.append("<q%d>${q%d}</q%d>".formatted(i, i - 1, i));
    }
    sandbox
        .installed("x:a:1", "")
        .pom(
            "",
            properties
                + "</properties><name>${p60}${description}</name><url>${name}${name}</url>"
                + "<description>${url}${url}${p8}</description><inceptionYear>${q25000}"
                + "</inceptionYear><profiles><profile><id>a</id><activation><property><name>${p60}"
                + "</name></property></activation></profile></profiles>"
                + dependencies("x:a:1"));
    assertTimeoutPreemptively(HANG, () -> assertEquals(List.of("a-1.jar"), sandbox.classpath()));
  }

  @Test
  void aHugeProjectFileIsNotRead() {
    String blanks = " ".repeat(PomReader.MOST_BYTES);
    sandbox.pom("", "<!--" + blanks + "-->");
    assertEquals(List.of(UNREADABLE), sandbox.problems());
  }

  @Test
  void aProjectFileOfManyReferencesIsNotRead() {
    sandbox.pom("", "<name>" + "${a}".repeat(PomReader.MOST_REFERENCES + 1) + "</name>");
    assertEquals(List.of(UNREADABLE), sandbox.problems());
  }

  @Test
  void aProjectFileMayBeDeep() {
    String deep = "<c>".repeat(100_000) + "</c>".repeat(100_000);
    sandbox
        .installed("x:a:1", "")
        .pom("", modules("deep", "fine"))
        .pom(
            "deep",
            "<build><plugins><plugin><artifactId>maven-jar-plugin</artifactId><configuration>"
                + deep
                + "</configuration></plugin></plugins></build>")
        .pom("fine", dependencies("x:a:1"));
    assertTimeoutPreemptively(HANG, () -> assertEquals(List.of("a-1.jar"), sandbox.classpath()));
  }

  @Test
  void modulesThatNameEachOtherAreReadOnce() {
    sandbox.pom("", modules("m", ".", "m/../m")).pom("m", modules("..", "."));
    assertEquals(2, sandbox.read().modules().size());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aPipeIsNoProjectFile() throws Exception {
    sandbox.pom("", modules("m"));
    Files.createDirectories(folder.resolve("project/m"));
    new ProcessBuilder("mkfifo", folder.resolve("project/m/pom.xml").toString()).start().waitFor();
    assertTimeoutPreemptively(
        HANG,
        () ->
            assertEquals(
                List.of(
                    "pom.xml: module `root`: module `m` cannot be read: there is no such folder,"
                        + " or nothing to read in it; check that it is checked out, as a submodule"
                        + " of Git is"),
                sandbox.problems()));
    Files.delete(folder.resolve("project/pom.xml"));
    new ProcessBuilder("mkfifo", folder.resolve("project/pom.xml").toString()).start().waitFor();
    assertTimeoutPreemptively(HANG, () -> assertEquals(List.of(UNREADABLE), sandbox.problems()));
  }

  @Test
  void namesInMessagesAreNames() {
    sandbox.file(
        "pom.xml",
        project(
            "g",
            "an <![CDATA[\u001b[31mattack]]>",
            "1",
            modules("no-such-\u0007module") + dependencies("x:gone:1")));
    String problems = sandbox.problems().toString();
    assertFalse(problems.contains("attack"), problems);
    assertFalse(problems.contains("\u0007"), problems);
    assertTrue(problems.contains("x:gone:1"), problems);
  }

  @Test
  void aTrustedProjectMayNameFilesOfTheMachine() {
    sandbox
        .write("outside/pom.xml", project("o", "outside", "1", ""))
        .write("outside/src/main/java/A.java", "")
        .scope(dev.tensorlint.project.ClasspathScope.NONE)
        .pom("", modules("../outside"));
    assertEquals(
        List.of(folder.resolve("outside/src/main/java")),
        sandbox.read(Trust.TRUSTED).sourceRoots());
    assertEquals(List.of(), sandbox.read(Trust.UNTRUSTED).sourceRoots());
  }
}
