// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a source shows for a place in a class file. */
final class SourceLineTest {

  private static Optional<String> shown(String source, String standIn) {
    SourceFile file = SourceFile.standingIn("A.java", standIn);
    Place place = new Place(file, new Span(0, standIn.length()));
    return SourceLine.in(SourceFile.of("A.java", source), place).map(Place::text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Tensor.of(...) | Tensor x = Tensor.of(f(1), 2);       | of",
        "Tensor.of(...) | Tensor x = Tensor.of(f(1), 2); // of | Tensor x = Tensor.of(f(1), 2); // of",
        "close(...)     | if (b) { a.x.close(); }              | close",
        "new Dense(...) | layers.add(new Dense(1, 2));         | Dense",
        "close(...)     | a.close(); b.close();                | a.close(); b.close();",
        "close(...)     | disclose(a::close);                  | close",
        "x              | Tensor x = make();                   | x",
        ".              | x = y;                               | x = y;",
        "item(...) .    | return x.item();                     | return x.item();"
      })
  void theOnlyNameElseTheLine(String standIn, String line, String expected) {
    assertEquals(Optional.of(expected), shown("  " + line + "\n", standIn));
  }

  @Test
  void aLineThatTheSourceLacksIsNotShown() {
    assertEquals(Optional.empty(), shown("", "close(...)"));
    assertEquals(Optional.empty(), shown("  \n x.close();", "close(...)"));
  }
}
