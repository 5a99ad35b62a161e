// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceDiscovery;
import dev.tensorlint.scanner.discovery.SourceFiles;
import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiscoveryTest {

  private final Path folder;
  private final Map<Path, List<Path>> sourceRoots = new HashMap<>();

  DiscoveryTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private List<String> found(Path... paths) {
    ShownPaths shown = new ShownPaths(folder);
    SourceFiles files =
        new SourceDiscovery(FileTree.DISK, shown, sourceRoots).discover(Arrays.asList(paths));
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
  void aPathStandsForItsSourceFolders() throws IOException {
    new SourceFolder(folder)
        .with("app/m/src/main/java/M.java", "")
        .with("app/m/src/test/java/MTest.java", "")
        .with("app/src/main/java/A.java", "")
        .with("app/Else.java", "");
    sourceRoots.put(
        Path.of("app"),
        List.of(folder.resolve("app/src/main/java"), folder.resolve("app/m/src/main/java")));
    assertEquals(
        List.of("app/m/src/main/java/M.java", "app/src/main/java/A.java"), found(Path.of("app")));
  }

  @Test
  void aPathThatStandsForNothingIsReported() throws IOException {
    new SourceFolder(folder).with("app/Else.java", "");
    sourceRoots.put(folder.resolve("app"), List.of());
    SourceFiles files =
        new SourceDiscovery(FileTree.DISK, new ShownPaths(folder), sourceRoots)
            .discover(List.of(Path.of("app")));
    assertEquals(
        List.of(
            "app: has no Java files in the source folders that its build files tell; name a folder"
                + " with Java sources"),
        files.diagnostics().stream().map(Diagnostic::oneLine).toList());
  }

  @Test
  void linksOutOfTheProjectAreNotFollowed() throws IOException {
    SourceFolder all =
        new SourceFolder(folder)
            .with("project/shared/S.java", "")
            .with("project/m/src/M.java", "")
            .with("secret/X.java", "")
            .with("secret/Y.java", "");
    Path project = all.path().resolve("project");
    Files.createDirectories(project.resolve(".git"));
    Files.createSymbolicLink(project.resolve("m/linked"), folder.resolve("secret"));
    Files.createSymbolicLink(project.resolve("m/Y.java"), folder.resolve("secret/Y.java"));
    Files.createSymbolicLink(project.resolve("m/shared"), project.resolve("shared"));
    Path root = Files.createSymbolicLink(project.resolve("m/java"), folder.resolve("secret"));
    sourceRoots.put(folder.resolve("project/m"), List.of(project.resolve("m"), root));
    SourceFiles files =
        new SourceDiscovery(FileTree.DISK, new ShownPaths(folder), sourceRoots)
            .discover(List.of(Path.of("project/m")));
    String problem =
        ": is a symbolic link out of the project and is not followed; name it as a PATH of its own";
    assertEquals(
        List.of(
            "project/m/Y.java" + problem,
            "project/m/java" + problem,
            "project/m/linked" + problem,
            "project/m/java" + problem),
        files.diagnostics().stream().map(Diagnostic::oneLine).toList());
    assertEquals(
        List.of("project/m/shared/S.java", "project/m/src/M.java"),
        files.files().stream().map(new ShownPaths(folder)::of).toList());
    assertEquals(
        List.of("project/m/linked/X.java"), found(folder.resolve("project/m/linked/X.java")));
  }
}
