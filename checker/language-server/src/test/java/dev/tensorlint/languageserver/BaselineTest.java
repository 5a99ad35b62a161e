// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.report.baseline.KnownFindings;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Findings that the baseline of the configuration knows are not told, in an editor and by check.
 */
final class BaselineTest {

  private static final String LEAKS =
      """
      import dev.tensorlint.runtime.Tensor;

      final class Serve {
        static float[] run() {
          Tensor x = Tensor.of(1f, 2f);
          return x.toFloatArray();
        }

        static float[] again() {
          Tensor y = Tensor.of(1f, 2f);
          return y.toFloatArray();
        }
      }
      """;

  private final Path folder;
  private final Path file;
  private final Path baseline;
  private final Connection connection;

  BaselineTest(@TempDir Path folder, @TempDir Path cache) throws IOException {
    this.folder = folder;
    file = Files.writeString(folder.resolve("Serve.java"), LEAKS);
    baseline = folder.resolve("known.json");
    Files.writeString(folder.resolve("tensorlint.yaml"), "baseline: known.json\n");
    connection = Connection.open(cache, folder);
    connection.open(uri(file), LEAKS);
  }

  @AfterEach
  void disconnect() throws IOException {
    connection.close();
  }

  private static String uri(Path path) {
    return path.toUri().toString();
  }

  private List<Diagnostic> told(int number) {
    return connection.client().diagnostics(uri(file), found -> found.size() == number);
  }

  private CodeAction addFirst() {
    CodeActionParams params =
        new CodeActionParams(
            new TextDocumentIdentifier(uri(file)),
            told(2).get(0).getRange(),
            new CodeActionContext(List.of()));
    return Connection.answer(connection.server().getTextDocumentService().codeAction(params))
        .stream()
        .map(each -> each.getRight())
        .filter(each -> each.getTitle().endsWith("to the baseline"))
        .findFirst()
        .orElseThrow();
  }

  private void write(String text, FileChangeType how) throws IOException {
    Files.writeString(baseline, text);
    connection
        .server()
        .getWorkspaceService()
        .didChangeWatchedFiles(
            new DidChangeWatchedFilesParams(List.of(new FileEvent(uri(baseline), how))));
  }

  private List<Finding> checked() {
    LintRequest request =
        LintRequest.of(List.of(folder))
            .withClasspath(List.of(Connection.runtime()))
            .withWorkingDirectory(folder);
    LintResult result = new Linter().lint(request);
    return KnownFindings.leftOut(result.findings(), baseline, true, request::checks).fresh();
  }

  @Test
  void whatIsAddedIsKnownToBoth() throws IOException {
    var changes = addFirst().getEdit().getDocumentChanges();
    assertTrue(changes.get(0).isRight(), "the file is made first");
    var edit = changes.get(1).getLeft();
    assertEquals(uri(baseline), edit.getTextDocument().getUri());

    write(edit.getEdits().get(0).getLeft().getNewText(), FileChangeType.Created);

    assertEquals(9, told(1).get(0).getRange().getStart().getLine());
    assertEquals(1, checked().size());
    write("{ \"version\": 1, \"findings\": [] }", FileChangeType.Changed);
    told(2);
  }

  @Test
  void aBaselineInTheEditorCountsAsItIsThere() throws IOException {
    var changes = addFirst().getEdit().getDocumentChanges();
    String text = changes.get(1).getLeft().getEdits().get(0).getLeft().getNewText();

    connection.open(uri(baseline), text);

    told(1);
    connection.closeDocument(uri(baseline));
    told(2);
  }
}
