// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What goes wrong in one place goes wrong in that place only. */
final class RobustnessTest {

  private static final String LEAK =
      """
      import dev.tensorlint.runtime.Tensor;

      class %s {
        static float run() {
          Tensor x = Tensor.of(1f);
          return x.toFloatArray()[0];
        }
      }
      """;

  private static final String LOOP =
      """
      import dev.tensorlint.runtime.Tensor;

      class %s {
        static void run() {
          %s.free(Tensor.of(1f));
        }
        static void free(Tensor x) {
          %s
        }
      }
      """;

  private final Path folder;
  private final Path cache;

  RobustnessTest(@TempDir Path folder, @TempDir Path cache) {
    this.folder = folder;
    this.cache = cache;
  }

  /** Fails at what a file named Broken makes. */
  @RuleMetadata(
      summary = "fails",
      family = RuleFamily.LEAKS,
      harm = Harm.FAILURE,
      severity = Severity.ERROR,
      reportedAt = "the creation",
      evidence = EvidenceKind.EXCEPTION)
  private record Failing() implements Rule {
    @Override
    public List<Class<? extends Fact>> wants() {
      return List.of(LeakFact.Ended.class);
    }

    @Override
    public List<Report> check(Fact fact) {
      if (fact.resource().created().file().path().endsWith("Broken.java")) {
        throw new IllegalStateException("on purpose");
      }
      return List.of();
    }
  }

  private Connection connectionWithFailingRule() throws IOException {
    List<Rule> rules = new ArrayList<>(RuleCatalog.all());
    rules.add(0, new Failing());
    return Connection.open(
        new Server(List.of(Connection.runtime()), cache, rules), new JsonObject(), folder);
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static String uri(Path file) {
    return file.toUri().toString();
  }

  private static List<String> rules(List<Diagnostic> found) {
    return found.stream().map(each -> each.getCode().getLeft()).toList();
  }

  @Test
  void aRuleThatFailsInOneFileIsLoggedAndAllElseGoesOn() throws IOException {
    Path broken = write("Broken.java", LEAK.formatted("Broken"));
    Path whole = write("Whole.java", LEAK.formatted("Whole"));
    try (Connection connection = connectionWithFailingRule()) {
      for (Path file : List.of(broken, whole)) {
        connection.open(uri(file), Files.readString(file));
        connection.settle(uri(file));
        assertEquals(List.of("UnscopedTensor"), rules(connection.client().latest(uri(file))));
      }
      String told = connection.client().message("rule Failing failed here").getMessage();
      assertTrue(told.contains("Broken.java:5"), told);
      assertTrue(told.contains("on purpose"), told);

      connection.change(uri(whole), 2, LEAK.formatted("Whole").replace("x;", "x ;"));
      connection.settle(uri(whole));

      assertEquals(
          1,
          connection.client().messages().stream()
              .filter(each -> each.getMessage().contains("rule Failing failed here"))
              .filter(each -> each.getType() == MessageType.Warning)
              .count(),
          "what is known is not told again");
    }
  }

  @Test
  void aFileThatCannotBeTranslatedSaysSoAndTheOthersHaveDiagnostics() throws IOException {
    String deep = "1 + (".repeat(200_000) + "1" + ")".repeat(200_000);
    Path broken = write("Broken.java", LEAK.formatted("Broken").replace("1f", deep));
    Path whole = write("Whole.java", LEAK.formatted("Whole"));
    try (Connection connection = Connection.open(cache, folder)) {
      assertEquals(
          List.of("UnscopedTensor"),
          rules(connection.client().diagnostics(uri(whole), found -> !found.isEmpty())));
      List<Diagnostic> gaps =
          connection.client().diagnostics(uri(broken), found -> !found.isEmpty());
      String message = gaps.get(0).getMessage().getLeft();
      assertTrue(message.contains("nested too deeply"), message);
    }
  }

  @Test
  void aThousandEditsInARowEndInTheDiagnosticsOfTheLast() throws IOException {
    String text = LEAK.formatted("Serve");
    String uri = uri(folder.resolve("Serve.java"));
    try (Connection connection = Connection.open(cache, folder)) {
      connection.open(uri, text);
      Position at = new Position(4, 29);
      for (int i = 0; i < 500; i++) {
        connection.change(uri, 2 + 2 * i, at, at, "x.close();");
        connection.change(uri, 3 + 2 * i, at, new Position(4, 39), "");
      }
      connection.change(uri, 1002, new Position(5, 0), new Position(5, 0), "    x.close();\n");

      assertEquals(List.of("UseAfterDispose"), rules(connection.client().diagnostics(uri, 1002)));
      connection.settle(uri);
      assertTrue(
          connection.client().messages().stream()
              .noneMatch(each -> each.getType() == MessageType.Error),
          () -> connection.client().messages().toString());
    }
  }

  @Test
  void twoFoldersThatDeclareTheSameClassDoNotMix() throws IOException {
    Path one = write("one/Serve.java", LOOP.formatted("Serve", "Serve", "x.close();"));
    Path other = write("other/Serve.java", LOOP.formatted("Serve", "Serve", "x.toFloatArray();"));
    try (Connection connection =
        Connection.open(cache, folder.resolve("one"), folder.resolve("other"))) {
      connection.open(uri(one), Files.readString(one));
      connection.settle(uri(one));

      assertEquals(List.of(), connection.client().latest(uri(one)));
      assertEquals(1, connection.client().latest(uri(other)).size());
    }
  }

  @Test
  void aFolderThatGoesWithItsOpenDocumentLeavesTheServerAlive() throws IOException {
    Path gone = write("gone/Serve.java", LEAK.formatted("Serve"));
    Path stays = write("stays/Stays.java", LEAK.formatted("Stays"));
    try (Connection connection =
        Connection.open(cache, folder.resolve("gone"), folder.resolve("stays"))) {
      connection.open(uri(gone), Files.readString(gone));
      connection.open(uri(stays), Files.readString(stays));
      connection.settle(uri(gone));
      deleteWithAllInIt(folder.resolve("gone"));
      connection
          .server()
          .getWorkspaceService()
          .didChangeWatchedFiles(
              new DidChangeWatchedFilesParams(
                  List.of(new FileEvent(uri(gone), FileChangeType.Deleted))));
      connection.change(uri(gone), 2, LEAK.formatted("Serve") + "\n");

      assertEquals(List.of("UnscopedTensor"), rules(connection.client().diagnostics(uri(gone), 2)));
      connection.closeDocument(uri(gone));
      connection.client().diagnostics(uri(gone), List::isEmpty);
      connection.change(uri(stays), 2, LEAK.formatted("Stays").replace("class", "final class"));
      assertEquals(1, connection.client().diagnostics(uri(stays), 2).size());
    }
  }

  private static void deleteWithAllInIt(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }

  @Test
  void aClientThatDiesWhileAllIsReadLeavesNoServer() throws IOException {
    for (int i = 0; i < 300; i++) {
      write("many/Serve" + i + ".java", LEAK.formatted("Serve" + i));
    }
    try (Connection connection = Connection.open(cache, folder)) {
      assertEquals(1, connection.hangUp());
    }
  }
}
