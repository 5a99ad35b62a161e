// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class SpanTest {

  @Test
  void theSmallestThatCoversBoth() {
    assertEquals(new Span(2, 9), new Span(2, 4).to(new Span(7, 9)));
    assertEquals(new Span(2, 9), new Span(7, 9).to(new Span(2, 4)));
    assertEquals(new Span(2, 9), new Span(2, 9).to(new Span(3, 4)));
  }

  @Test
  void containsWhatLiesWithin() {
    Span outer = new Span(2, 9);
    assertTrue(outer.contains(outer));
    assertTrue(outer.contains(new Span(9, 9)));
    assertFalse(outer.contains(new Span(1, 3)));
    assertFalse(outer.contains(new Span(8, 10)));
  }

  @Test
  void sortedByStartThenByEnd() {
    List<Span> sorted = Stream.of(new Span(3, 4), new Span(1, 9), new Span(1, 2)).sorted().toList();
    assertEquals(List.of(new Span(1, 2), new Span(1, 9), new Span(3, 4)), sorted);
  }

  @Test
  void neverBackwards() {
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> new Span(4, 3));
    assertEquals("not a span: 4..3", error.getMessage());
    assertThrows(IllegalArgumentException.class, () -> new Span(-1, 3));
  }

  @Test
  void theTextThatItCovers() {
    SourceFile file = SourceFile.of("a\\B.java", "class B {}");
    assertEquals("a/B.java", file.path());
    assertEquals("B", file.textOf(new Span(6, 7)));
    assertEquals("{}", file.textOf(new Span(8, 99)));
  }
}
