// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersChangeEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders that come and go, files that change on the disk, configurations. */
final class WorkspaceTest {

  private static final String LEAK =
      """
      import dev.tensorlint.runtime.Tensor;

      final class %s {
        static void run() {
          Tensor x = Tensor.of(1f);
          System.out.println(x.toFloatArray()[0]);
        }
      }
      """;

  private final Path one;
  private final Path other;
  private final Connection connection;

  WorkspaceTest(@TempDir Path folder, @TempDir Path cache) throws IOException {
    one = Files.createDirectory(folder.resolve("one"));
    other = Files.createDirectory(folder.resolve("other"));
    Files.writeString(one.resolve("One.java"), LEAK.formatted("One"));
    Files.writeString(other.resolve("Other.java"), LEAK.formatted("Other"));
    connection = Connection.open(cache, one);
  }

  @AfterEach
  void disconnect() throws IOException {
    connection.close();
  }

  private List<Diagnostic> some(Path file) {
    return connection.client().diagnostics(uri(file), found -> !found.isEmpty());
  }

  private void none(Path file) {
    connection.client().diagnostics(uri(file), List::isEmpty);
  }

  private static String uri(Path file) {
    return file.toUri().toString();
  }

  private void changeFolders(List<Path> added, List<Path> removed) {
    connection
        .server()
        .getWorkspaceService()
        .didChangeWorkspaceFolders(
            new DidChangeWorkspaceFoldersParams(
                new WorkspaceFoldersChangeEvent(folders(added), folders(removed))));
  }

  private static List<WorkspaceFolder> folders(List<Path> paths) {
    return paths.stream().map(each -> new WorkspaceFolder(uri(each), each.toString())).toList();
  }

  private void changeOnDisk(Path file, FileChangeType how) {
    connection
        .server()
        .getWorkspaceService()
        .didChangeWatchedFiles(
            new DidChangeWatchedFilesParams(List.of(new FileEvent(uri(file), how))));
  }

  @Test
  void filesThatAreNotOpenAreLinted() {
    assertEquals("UnscopedTensor", some(one.resolve("One.java")).get(0).getCode().getLeft());
  }

  @Test
  void foldersComeAndGo() {
    changeFolders(List.of(other), List.of());
    some(other.resolve("Other.java"));

    changeFolders(List.of(), List.of(one));
    none(one.resolve("One.java"));
    assertEquals(1, connection.client().latest(uri(other.resolve("Other.java"))).size());
  }

  @Test
  void filesComeAndGoOnTheDisk() throws IOException {
    some(one.resolve("One.java"));
    Path late = Files.writeString(one.resolve("Late.java"), LEAK.formatted("Late"));
    changeOnDisk(late, FileChangeType.Created);
    some(late);

    Files.delete(late);
    changeOnDisk(late, FileChangeType.Deleted);
    none(late);
  }

  @Test
  void aFolderThatIsDeletedIsNoMore() throws IOException {
    Path file = one.resolve("One.java");
    some(file);
    Files.delete(file);
    Files.delete(one);
    changeOnDisk(file, FileChangeType.Deleted);

    none(file);
  }

  @Test
  void settingsTakeEffectAtOnce() {
    some(one.resolve("One.java"));

    connection
        .server()
        .getWorkspaceService()
        .didChangeConfiguration(
            new DidChangeConfigurationParams(
                java.util.Map.of(
                    "tensorlint", java.util.Map.of("disable", List.of("UnscopedTensor")))));

    none(one.resolve("One.java"));
  }

  @Test
  void aWrongConfigurationIsToldInTheConfiguration() throws IOException {
    some(one.resolve("One.java"));
    Path yaml = Files.writeString(one.resolve("tensorlint.yaml"), "rules:\n  NoSuchRule: off\n");
    changeOnDisk(yaml, FileChangeType.Created);

    Diagnostic problem = some(yaml).get(0);
    assertEquals(1, problem.getRange().getStart().getLine(), problem.toString());

    Files.writeString(yaml, "rules:\n  UnscopedTensor: off\n");
    changeOnDisk(yaml, FileChangeType.Changed);
    none(yaml);
    none(one.resolve("One.java"));
  }

  @Test
  void aConfigurationIsValidatedBeforeItIsSaved() {
    Path yaml = one.resolve("tensorlint.yaml");
    connection.open(uri(yaml), "rules:\n  NoSuchRule: off\n");
    assertEquals(1, connection.client().diagnostics(uri(yaml), 1).size());

    connection.change(uri(yaml), 2, "rules:\n  UnscopedTensor: off\n");

    assertEquals(List.of(), connection.client().diagnostics(uri(yaml), 2));
    some(one.resolve("One.java"));
  }
}
