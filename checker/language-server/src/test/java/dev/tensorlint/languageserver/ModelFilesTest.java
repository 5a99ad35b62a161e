// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Models of the user, while they are edited and when they are saved. */
final class ModelFilesTest {

  private static final String MODEL =
      """
      library: our:handles
      versions: "1"
      types:
        Handle:
          kind: closeable
          release: { methods: [close] }
          methods:
            open(): fresh
      """;

  private static final String USER =
      """
      final class User {
        static void use() {
          Handle handle = Handle.open();
        }
      }
      """;

  private static final String NO_SUCH_METHOD =
      "5: `Handle` has no method `clsoe`: check its spelling and the library's version";

  private final Path folder;
  private final Path model;
  private final Connection connection;

  ModelFilesTest(@TempDir Path folder, @TempDir Path cache) throws IOException {
    this.folder = folder;
    Files.writeString(
        folder.resolve("Handle.java"),
        "class Handle { static native Handle open(); native void close(); }");
    Files.writeString(folder.resolve("User.java"), USER);
    Files.writeString(folder.resolve("tensorlint.yaml"), "models:\n  files: [ours.yaml]\n");
    model = Files.writeString(folder.resolve("ours.yaml"), MODEL);
    connection = Connection.open(cache, folder);
  }

  @AfterEach
  void disconnect() throws IOException {
    connection.close();
  }

  private List<String> problems(int version) {
    return connection.client().diagnostics(uri(model), version).stream()
        .map(ModelFilesTest::shown)
        .toList();
  }

  private static String shown(Diagnostic problem) {
    return problem.getRange().getStart().getLine() + ": " + problem.getMessage().getLeft();
  }

  private static String uri(Path file) {
    return file.toUri().toString();
  }

  private void save(String text) throws IOException {
    Files.writeString(model, text);
    connection
        .server()
        .getTextDocumentService()
        .didSave(new DidSaveTextDocumentParams(new TextDocumentIdentifier(uri(model))));
  }

  @Test
  void aModelIsValidatedBeforeItIsSaved() {
    connection.open(uri(model), MODEL.replace("closeable", "closable"));
    assertTrue(problems(1).toString().contains("4: "), () -> problems(1).toString());

    connection.change(uri(model), 2, MODEL.replace("[close]", "[clsoe]"));
    assertEquals(
        List.of("5: `Handle` has no method `clsoe`: check its spelling and the library's version"),
        problems(2));

    connection.change(uri(model), 3, MODEL);
    assertEquals(List.of(), problems(3));
  }

  @Test
  void findingsFollowAModelThatIsSaved() throws IOException {
    String user = uri(folder.resolve("User.java"));
    List<Diagnostic> before = connection.client().diagnostics(user, found -> !found.isEmpty());
    assertEquals(2, before.get(0).getRange().getStart().getLine());
    connection.open(uri(model), MODEL);
    String others = MODEL.replace("open(): fresh", "open(): copy");

    connection.change(uri(model), 2, others);
    assertEquals(List.of(), problems(2));
    assertEquals(before, connection.client().latest(user), "nothing is saved yet");

    save(others);
    connection.client().diagnostics(user, List::isEmpty);
    save(MODEL);
    connection.client().diagnostics(user, found -> found.equals(before));
  }

  @Test
  void aModelThatIsNotOpenIsValidatedWhenItIsRead() throws IOException {
    save(MODEL.replace("[close]", "[clsoe]"));

    List<Diagnostic> found = connection.client().diagnostics(uri(model), each -> !each.isEmpty());

    assertEquals(List.of(NO_SUCH_METHOD), found.stream().map(ModelFilesTest::shown).toList());
  }
}
