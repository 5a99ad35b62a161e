// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.scanner.discovery.FileTree;
import dev.tensorlint.scanner.discovery.MavenProject;
import dev.tensorlint.scanner.discovery.ProjectClasspath;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceDiscovery;
import dev.tensorlint.scanner.discovery.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class DiscoveryTest {

  private final Path folder;

  DiscoveryTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private List<String> found(Path... paths) {
    ShownPaths shown = new ShownPaths(folder);
    SourceFiles files = new SourceDiscovery(FileTree.DISK, shown).discover(Arrays.asList(paths));
    assertEquals(List.of(), files.diagnostics());
    return files.files().stream().map(shown::of).toList();
  }

  @Test
  void walksInOrderAndLeavesOutWhatIsGenerated() throws IOException {
    new SourceFolder(folder)
        .with("b/B.java", "")
        .with("a/A.java", "")
        .with("a/build/C.java", "")
        .with("module/pom.xml", "")
        .with("module/target/T.java", "")
        .with(".hidden/H.java", "")
        .with("a/package-info.java", "")
        .with("a/notes.txt", "");
    assertEquals(List.of("a/A.java", "a/build/C.java", "b/B.java"), found(folder));
  }

  @Test
  void takesEachFileOnce() throws IOException {
    new SourceFolder(folder).with("a/A.java", "");
    Path file = folder.resolve("a/A.java");
    assertEquals(List.of("a/A.java"), found(file, folder, folder.resolve("a")));
  }

  @Test
  void readsModulesOfMavenProjects() throws IOException {
    new SourceFolder(folder)
        .with("pom.xml", "<project><modules><module>m</module></modules></project>")
        .with("m/pom.xml", "<project/>")
        .with("m/src/main/java/M.java", "")
        .with("m/src/test/java/MTest.java", "")
        .with("src/main/java/A.java", "");
    assertEquals(List.of("m/src/main/java/M.java", "src/main/java/A.java"), found(folder));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void asksMavenForTheClassPath() throws IOException {
    Path script = folder.resolve("maven.sh");
    Files.writeString(
        script,
        "echo '[INFO] Dependencies classpath:'\necho '/lib/a.jar:/lib/only.pom:/lib/b.jar'\n");
    List<Diagnostic> diagnostics = new ArrayList<>();
    assertEquals(
        List.of(Path.of("/lib/a.jar"), Path.of("/lib/b.jar")),
        project(List.of("sh", script.toString())).classpath(diagnostics));
    assertEquals(List.of(), diagnostics);
  }

  @Test
  void goesOnWithoutMaven() throws IOException {
    new SourceFolder(folder).with("pom.xml", "<project/>").with("target/classes/x", "");
    List<Diagnostic> diagnostics = new ArrayList<>();
    List<Path> classpath = project(List.of("no-such-command-here")).classpath(diagnostics);
    assertEquals(List.of(folder.resolve("target/classes")), classpath);
    assertEquals(1, diagnostics.size());
    assertEquals(
        "its class path is not known: Maven could not be started; names from libraries stay"
            + " unresolved, name them with --classpath",
        diagnostics.get(0).message());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void namesTheClassPathsOfProjectsAmongThePaths() throws IOException {
    new SourceFolder(folder).with("app/pom.xml", "<project/>").with("plain/A.java", "");
    Path script = folder.resolve("maven.sh");
    Files.writeString(script, "echo '[INFO] Dependencies classpath:'\necho '/lib/a.jar'\n");
    List<Diagnostic> diagnostics = new ArrayList<>();
    List<Path> asked = new ArrayList<>();
    List<Path> classpath =
        new ProjectClasspath(
                FileTree.DISK,
                folder,
                each -> {
                  asked.add(each);
                  return project(List.of("sh", script.toString()));
                })
            .of(List.of(Path.of("plain"), Path.of("app"), Path.of("none")), diagnostics);
    assertEquals(List.of(folder.resolve("app")), asked);
    assertEquals(List.of(Path.of("/lib/a.jar")), classpath);
    assertEquals(List.of(), diagnostics);
  }

  /** Maven is a script that starts another process: both have to end. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void leavesNoMavenBehindWhenInterrupted() throws IOException, InterruptedException {
    Path script = folder.resolve("maven.sh");
    Path started = folder.resolve("started");
    Files.writeString(
        script, "sleep 600 &\necho $$ $! > started.next\nmv started.next started\nwait\n");
    List<Diagnostic> diagnostics = new ArrayList<>();
    Thread asking =
        new Thread(() -> project(List.of("sh", script.toString())).classpath(diagnostics));
    asking.start();
    while (!Files.exists(started)) {
      Thread.onSpinWait();
    }
    asking.interrupt();
    asking.join();
    for (String id : Files.readString(started).strip().split(" ", -1)) {
      ProcessHandle.of(Long.parseLong(id)).ifPresent(left -> left.onExit().join());
    }
    assertEquals(List.of(), diagnostics);
  }

  private MavenProject project(List<String> command) {
    return new MavenProject(folder, new ShownPaths(folder), command);
  }
}
