// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a client is offered to do about findings, and what comes of it. */
final class CodeActionsTest {

  private static final String LEAK =
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

  private final String uri;
  private final Connection connection;

  CodeActionsTest(@TempDir Path folder, @TempDir Path cache) throws IOException {
    uri = folder.resolve("Serve.java").toUri().toString();
    connection = Connection.open(cache, folder);
    connection.open(uri, LEAK);
  }

  @AfterEach
  void disconnect() throws IOException {
    connection.close();
  }

  private List<CodeAction> actions(int line) {
    Range range = new Range(new Position(line, 24), new Position(line, 24));
    CodeActionParams params =
        new CodeActionParams(
            new TextDocumentIdentifier(uri), range, new CodeActionContext(List.of()));
    return Connection.answer(connection.server().getTextDocumentService().codeAction(params))
        .stream()
        .map(each -> each.getRight())
        .toList();
  }

  private CodeAction action(int line, String title) {
    return actions(line).stream()
        .filter(each -> each.getTitle().startsWith(title))
        .findFirst()
        .orElseThrow(() -> new AssertionError(title + " is not among " + actions(line)));
  }

  private String applied(CodeAction action) {
    List<TextEdit> edits = action.getEdit().getChanges().getOrDefault(uri, List.of());
    Lines lines = new Lines(LEAK);
    StringBuilder text = new StringBuilder(LEAK);
    edits.stream()
        .sorted(
            Comparator.comparingInt((TextEdit edit) -> lines.offset(edit.getRange().getStart()))
                .reversed())
        .forEach(
            edit ->
                text.replace(
                    lines.offset(edit.getRange().getStart()),
                    lines.offset(edit.getRange().getEnd()),
                    edit.getNewText()));
    return text.toString();
  }

  private List<String> rulesAfter(CodeAction action) {
    connection.change(uri, 2, applied(action));
    return connection.client().diagnostics(uri, 2).stream()
        .map(each -> each.getCode().getLeft() + ":" + each.getRange().getStart().getLine())
        .toList();
  }

  @Test
  void theFirstSafeFixIsPreferredAndRemovesTheFinding() {
    CodeAction fix =
        actions(4).stream()
            .filter(each -> Boolean.TRUE.equals(each.getIsPreferred()))
            .findFirst()
            .orElseThrow(() -> new AssertionError(actions(4).toString()));

    assertEquals("quickfix", fix.getKind());
    assertEquals("UnscopedTensor", fix.getDiagnostics().get(0).getCode().getLeft());
    List<String> left = rulesAfter(fix);
    assertEquals(1, left.size(), left.toString());
  }

  @Test
  void allFindingsOfARuleAreFixedAtOnce() {
    assertEquals(List.of(), rulesAfter(action(4, "fix all safe UnscopedTensor")));
  }

  @Test
  void aCommentSuppressesOneFinding() {
    CodeAction suppress = action(4, "suppress UnscopedTensor here");

    assertTrue(applied(suppress).contains("    // tensorlint:ignore UnscopedTensor -- say why\n"));
    assertEquals(List.of("UnscopedTensor:10"), rulesAfter(suppress));
  }

  @Test
  void anAnnotationSuppressesTheFindingsOfAMethod() {
    CodeAction suppress = action(4, "suppress UnscopedTensor in");

    assertTrue(
        applied(suppress)
            .contains("  @SuppressWarnings(\"UnscopedTensor\")\n  static float[] run()"),
        applied(suppress));
    assertEquals(List.of("UnscopedTensor:10"), rulesAfter(suppress));
  }

  @Test
  void nothingIsOfferedWhereNothingIsWrong() {
    assertEquals(
        List.of("source.fixAll.tensorlint"), actions(2).stream().map(CodeAction::getKind).toList());
  }

  @Test
  void theRuleIsExplainedWhereTheFindingIs() {
    Hover hover = hover(new Position(4, 24));

    String text = hover.getContents().getRight().getValue();
    assertTrue(text.contains("UnscopedTensor"), text);
    assertTrue(text.contains("Why it is bad"), text);
  }

  private Hover hover(Position position) {
    return Connection.answer(
        connection
            .server()
            .getTextDocumentService()
            .hover(new HoverParams(new TextDocumentIdentifier(uri), position)));
  }
}
