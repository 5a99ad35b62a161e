// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

final class PlaceTest {

  @Test
  void movesWithItsText() {
    SourceFile file = SourceFile.of("A.java", "one two three");
    Place two = new Place(file, new Span(4, 7));
    SourceFile second = SourceFile.of("A.java", "zero one two three");
    SourceFile third = SourceFile.of("A.java", "zero\none two three");
    file.becomes(second);
    second.becomes(third);

    assertEquals("two", two.text());
    assertEquals(new Place(third, new Span(9, 12)), two);
    assertEquals(2, two.start().line());
    assertEquals(new Place(third, new Span(9, 12)).hashCode(), two.hashCode());
  }

  @Test
  void staysWhereItsTextIsEdited() {
    SourceFile file = SourceFile.of("A.java", "one two three");
    Place two = new Place(file, new Span(4, 7));
    SourceFile second = SourceFile.of("A.java", "one too three");
    file.becomes(second);

    assertEquals("two", two.text());
    assertNotEquals(new Place(second, new Span(4, 7)), two);
  }

  @Provide
  Arbitrary<List<String>> texts() {
    return Arbitraries.strings().withChars("ab\n").ofMaxLength(12).list().ofMinSize(2).ofMaxSize(6);
  }

  /** Whatever the texts have to do with each other. */
  @Property
  void aPlaceAlwaysCoversTheSameText(
      @ForAll("texts") List<String> texts, @ForAll int one, @ForAll int other) {
    SourceFile file = SourceFile.of("A.java", texts.get(0));
    int a = Math.floorMod(one, texts.get(0).length() + 1);
    int b = Math.floorMod(other, texts.get(0).length() + 1);
    Place looking = new Place(file, new Span(Math.min(a, b), Math.max(a, b)));
    Place atTheEnd = new Place(file, looking.span());
    String text = looking.text();
    int hash = looking.hashCode();
    SourceFile last = file;
    for (String next : texts.subList(1, texts.size())) {
      SourceFile newer = SourceFile.of("A.java", next);
      last.becomes(newer);
      last = last.equals(newer) ? last : newer;
      assertEquals(text, looking.text());
    }
    assertEquals(text, atTheEnd.text());
    assertEquals(hash, looking.hashCode());
    assertEquals(hash, atTheEnd.hashCode());
  }
}
