// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who owns what an expression makes, as an editor shows it behind the expression. */
final class OwnerHintsTest {

  private static final String OWNERS =
      """
      import dev.tensorlint.runtime.Tensor;
      import dev.tensorlint.runtime.TensorScope;
      import java.util.function.Supplier;

      final class Owners implements AutoCloseable {
        private final Tensor weights = Tensor.of(0f);
        private Tensor bias;

        static float here() {
          Tensor x = Tensor.of(1f);
          float first = x.toFloatArray()[0];
          x.close();
          return first;
        }

        static float withBraces() {
          try (Tensor x = Tensor.of(2f)) {
            return x.toFloatArray()[0];
          }
        }

        static Tensor forTheCaller() {
          return Tensor.of(3f);
        }

        static float inScope() {
          try (TensorScope batch = TensorScope.open()) {
            Tensor x = Tensor.of(4f);
            return x.toFloatArray()[0];
          }
        }

        void inField() {
          bias = Tensor.of(5f);
        }

        static void nobody() {
          Tensor x = Tensor.of(6f);
          x.toFloatArray();
        }

        static Supplier<Tensor> later() {
          return () -> Tensor.of(7f);
        }

        @Override
        public void close() {
          weights.close();
          bias.close();
        }
      }
      """;

  private final Path folder;
  private final Path cache;

  OwnerHintsTest(@TempDir Path folder, @TempDir Path cache) {
    this.folder = folder;
    this.cache = cache;
  }

  private List<InlayHint> hints(boolean areOn, Range part) throws IOException {
    JsonObject settings = new JsonObject();
    if (areOn) {
      settings.addProperty("ownerHints", true);
    }
    String uri = folder.resolve("Owners.java").toUri().toString();
    try (Connection connection = Connection.open(cache, settings, folder)) {
      connection.open(uri, OWNERS);
      return Connection.answer(
          connection
              .server()
              .getTextDocumentService()
              .inlayHint(new InlayHintParams(new TextDocumentIdentifier(uri), part)));
    }
  }

  private static Range lines(int first, int last) {
    return new Range(new Position(first, 0), new Position(last, 0));
  }

  private static String shown(InlayHint hint) {
    String line = OWNERS.lines().toList().get(hint.getPosition().getLine());
    return line.substring(0, hint.getPosition().getCharacter()).strip()
        + " «"
        + hint.getLabel().getLeft()
        + "»";
  }

  @Test
  void eachOwnerIsShownBehindWhatMakesTheTensor() throws IOException {
    assertEquals(
        """
        private final Tensor weights = Tensor.of(0f) «owner: field weights»
        Tensor x = Tensor.of(1f) «owner: this method»
        try (Tensor x = Tensor.of(2f) «owner: this method»
        return Tensor.of(3f) «owner: the caller»
        Tensor x = Tensor.of(4f) «owner: batch»
        bias = Tensor.of(5f) «owner: field bias»
        Tensor x = Tensor.of(6f) «owner: a scope of the caller, if any»
        return () -> Tensor.of(7f) «owner: the caller»\
        """,
        String.join("\n", hints(true, lines(0, 60)).stream().map(OwnerHintsTest::shown).toList()));
  }

  @Test
  void onlyThePartThatIsSeenHasHints() throws IOException {
    assertEquals(
        List.of("Tensor x = Tensor.of(1f) «owner: this method»"),
        hints(true, lines(8, 13)).stream().map(OwnerHintsTest::shown).toList());
  }

  @Test
  void nobodyIsShownHintsWithoutAskingForThem() throws IOException {
    assertEquals(List.of(), hints(false, lines(0, 60)));
  }
}
