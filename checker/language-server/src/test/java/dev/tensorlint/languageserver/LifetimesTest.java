// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lifetimes of resources, as an editor draws them. */
final class LifetimesTest {

  private static final String TEXT =
      """
      import dev.tensorlint.runtime.Tensor;

      final class Lives {
        static float clean() {
          Tensor x = Tensor.of(1f);
          float first = x.toFloatArray()[0];
          x.close();
          return first;
        }

        static float late() {
          Tensor y = Tensor.of(2f);
          y.close();
          return y.toFloatArray()[0];
        }

        static Tensor given() {
          Tensor z = Tensor.of(3f);
          return z;
        }
      }
      """;

  private final Path folder;
  private final Path cache;

  LifetimesTest(@TempDir Path folder, @TempDir Path cache) {
    this.folder = folder;
    this.cache = cache;
  }

  /** Returns the lanes under the first place of a text, one line each. */
  private List<String> lanesAt(String place) throws IOException {
    int offset = TEXT.indexOf(place);
    int line = (int) TEXT.substring(0, offset).lines().count() - 1;
    int start = TEXT.lastIndexOf('\n', offset - 1) + 1;
    String uri = folder.resolve("Lives.java").toUri().toString();
    try (Connection connection = Connection.open(cache, folder)) {
      connection.open(uri, TEXT);
      return connection
          .lifetimes(
              new TextDocumentPositionParams(
                  new TextDocumentIdentifier(uri), new Position(line, offset - start)))
          .stream()
          .map(LifetimesTest::line)
          .toList();
    }
  }

  private static String line(ProtocolExtension.Lane lane) {
    return lane.name()
        + lane.steps().stream()
            .map(
                step ->
                    " "
                        + (step.range().getStart().getLine() + 1)
                        + ":"
                        + step.event()
                        + (step.rule() == null ? "" : "!" + step.rule()))
            .collect(Collectors.joining());
  }

  @Test
  void aResourceWithoutABugHasALane() throws IOException {
    assertEquals(List.of("x 5:created 6:used 7:released"), lanesAt("x.toFloatArray"));
  }

  @Test
  void theNameInItsDeclarationHasIt() throws IOException {
    assertEquals(List.of("x 5:created 6:used 7:released"), lanesAt("x = Tensor"));
  }

  @Test
  void aBugIsAStepOfTheLane() throws IOException {
    assertEquals(List.of("y 12:created 13:released 14:used!UseAfterDispose"), lanesAt("y.close"));
  }

  @Test
  void whatTheCallerReceivesEndsAtTheReturn() throws IOException {
    assertEquals(List.of("z 18:created 19:escaped"), lanesAt("z = Tensor"));
  }

  @Test
  void elsewhereThereIsNoLane() throws IOException {
    assertEquals(List.of(), lanesAt("final class"));
  }
}
