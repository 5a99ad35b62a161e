// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a client is told of the sources that it has open, and of those that it has not. */
final class DiagnosticsTest {

  private static final String READ_AFTER_CLOSE =
      """
      import dev.tensorlint.runtime.Tensor;

      final class Serve {
        static float[] run() {
          Tensor x = Tensor.of(1f, 2f);
          x.close();
          return x.toFloatArray();
        }
      }
      """;

  private static final String READ_BEFORE_CLOSE =
      """
      import dev.tensorlint.runtime.Tensor;

      final class Serve {
        static float[] run() {
          Tensor x = Tensor.of(1f, 2f);
          float[] data = x.toFloatArray();
          x.close();
          return data;
        }
      }
      """;

  private final Path folder;
  private final Connection connection;

  DiagnosticsTest(@TempDir Path folder, @TempDir Path cache) throws IOException {
    this.folder = folder;
    this.connection = Connection.open(cache, folder);
  }

  @AfterEach
  void disconnect() throws IOException {
    connection.close();
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  private String uri(String name) {
    return file(name).toUri().toString();
  }

  private List<Diagnostic> diagnostics(String name, int version) {
    return connection.client().diagnostics(uri(name), version);
  }

  @Test
  void aDocumentThatIsNotSavedIsLinted() {
    connection.open(uri("Serve.java"), READ_AFTER_CLOSE);

    List<Diagnostic> found = diagnostics("Serve.java", 1);

    assertEquals(1, found.size());
    Diagnostic diagnostic = found.get(0);
    assertEquals("UseAfterDispose", diagnostic.getCode().getLeft());
    assertEquals("tensorlint", diagnostic.getSource());
    assertEquals(DiagnosticSeverity.Error, diagnostic.getSeverity());
    assertEquals(new Range(new Position(6, 13), new Position(6, 25)), diagnostic.getRange());
    assertEquals(
        "`x` is used after it was disposed\nhelp: dispose `x` after its last use",
        diagnostic.getMessage().getLeft());
  }

  @Test
  void eachStepOfTheTraceIsRelated() {
    connection.open(uri("Serve.java"), READ_AFTER_CLOSE);

    List<DiagnosticRelatedInformation> steps =
        diagnostics("Serve.java", 1).get(0).getRelatedInformation();

    assertEquals(List.of(4, 5), steps.stream().map(DiagnosticsTest::line).toList());
    assertEquals("disposed here", steps.get(1).getMessage());
    assertEquals(uri("Serve.java"), steps.get(1).getLocation().getUri());
  }

  private static int line(DiagnosticRelatedInformation step) {
    return step.getLocation().getRange().getStart().getLine();
  }

  @Test
  void theCodeLeadsToThePageOfTheRule() throws IOException {
    connection.open(uri("Serve.java"), READ_AFTER_CLOSE);

    String href = diagnostics("Serve.java", 1).get(0).getCodeDescription().getHref();

    String page = Files.readString(Path.of(java.net.URI.create(href)));
    assertTrue(page.contains("UseAfterDispose"), page);
    assertTrue(page.contains("What it does"), page);
  }

  @Test
  void diagnosticsFollowTheTyping() {
    connection.open(uri("Serve.java"), READ_AFTER_CLOSE);
    assertEquals(1, diagnostics("Serve.java", 1).size());

    connection.change(uri("Serve.java"), 2, new Position(5, 4), new Position(6, 4), "");

    assertEquals(
        List.of("UnscopedTensor"),
        diagnostics("Serve.java", 2).stream().map(each -> each.getCode().getLeft()).toList());

    connection.change(uri("Serve.java"), 3, READ_BEFORE_CLOSE);

    assertEquals(List.of(), diagnostics("Serve.java", 3));
  }

  @Test
  void whatTestsLeaveOpenIsShownOnDemand(@TempDir Path otherCache) throws IOException {
    String leak = READ_BEFORE_CLOSE.replace("    x.close();\n", "");
    String test = "src/test/java/Serve.java";
    connection.open(uri(test), leak);
    assertEquals(List.of(), diagnostics(test, 1));
    connection.open(uri("Serve.java"), leak);
    assertEquals(1, diagnostics("Serve.java", 1).size());

    JsonObject settings = new JsonObject();
    settings.addProperty("tests", true);
    try (Connection other = Connection.open(otherCache, settings, folder)) {
      other.open(uri(test), leak);
      assertEquals(1, other.client().diagnostics(uri(test), 1).size());
    }
  }

  @Test
  void halfTypedCodeTakesNothingBack() {
    connection.open(uri("Serve.java"), READ_AFTER_CLOSE);
    assertEquals(1, diagnostics("Serve.java", 1).size());
    connection.settle(uri("Serve.java"));
    int before = connection.client().publishedSoFar();

    connection.change(uri("Serve.java"), 2, new Position(5, 4), new Position(5, 4), "if (");
    connection.open(uri("Other.java"), "final class Other {}");
    diagnostics("Other.java", 1);

    assertEquals(before + 1, connection.client().publishedSoFar());
    connection.change(uri("Serve.java"), 3, new Position(5, 4), new Position(5, 8), "");
    assertEquals(1, diagnostics("Serve.java", 3).size());
  }

  @Test
  void aChangeInOneFileIsSeenInTheFilesThatCallIt() throws IOException {
    String helper =
        """
        import dev.tensorlint.runtime.Tensor;

        final class Helper {
          static void done(Tensor t) {
            %s
          }
        }
        """;
    String caller =
        """
        import dev.tensorlint.runtime.Tensor;

        final class Caller {
          static float[] run() {
            Tensor x = Tensor.of(1f, 2f);
            float[] data = x.toFloatArray();
            Helper.done(x);
            return data;
          }
        }
        """;
    connection.open(uri("Caller.java"), caller);
    connection.open(uri("Helper.java"), helper.formatted("t.close();"));
    assertEquals(List.of(), diagnostics("Helper.java", 1));
    connection.client().diagnostics(uri("Caller.java"), List::isEmpty);

    connection.change(uri("Helper.java"), 2, helper.formatted("t.shape();"));

    List<Diagnostic> found =
        connection.client().diagnostics(uri("Caller.java"), each -> !each.isEmpty());
    assertEquals("UnscopedTensor", found.get(0).getCode().getLeft());
  }

  @Test
  void aDocumentThatIsClosedIsAsOnTheDisk() throws IOException {
    Files.writeString(file("Serve.java"), READ_BEFORE_CLOSE);
    connection.open(uri("Serve.java"), READ_AFTER_CLOSE);
    assertEquals(1, diagnostics("Serve.java", 1).size());

    connection.closeDocument(uri("Serve.java"));

    connection.client().diagnostics(uri("Serve.java"), List::isEmpty);
  }

  @Test
  void aDocumentWithoutAFolderIsLintedAlone(@TempDir Path elsewhere) {
    String uri = elsewhere.resolve("Serve.java").toUri().toString();

    connection.open(uri, READ_AFTER_CLOSE);

    assertEquals(1, connection.client().diagnostics(uri, 1).size());
  }

  @Test
  void theServerEndsWithItsClient() throws IOException {
    connection.open(uri("Serve.java"), READ_AFTER_CLOSE);
    diagnostics("Serve.java", 1);

    assertEquals(1, connection.hangUp());
  }

  @Test
  void theServerEndsWhenItIsTold() {
    assertEquals(0, connection.sayGoodbye());
    assertFalse(
        connection.client().messages().stream()
            .anyMatch(each -> each.getMessage().contains("please report")));
  }
}
