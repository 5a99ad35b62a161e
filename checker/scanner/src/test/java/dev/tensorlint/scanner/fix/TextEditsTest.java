// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class TextEditsTest {

  private static TextEdits random(Random random, int length) {
    List<TextEdits.Edit> edits = new ArrayList<>();
    int at = 0;
    while (at < length && edits.size() < 4) {
      int start = at + random.nextInt(length - at + 1);
      int end = Math.min(length, start + random.nextInt(3));
      edits.add(new TextEdits.Edit(new Span(start, end), "+".repeat(random.nextInt(3))));
      at = end + 1;
    }
    return new TextEdits(edits);
  }

  @Test
  void editsThatFollowOthersBecomeEditsOfTheFirstText() {
    Random random = new Random(1);
    for (int i = 0; i < 1_000; i++) {
      String text = "abcdefghij".substring(0, 1 + random.nextInt(10));
      TextEdits first = random(random, text.length());
      String once = first.apply(text);
      TextEdits next = random(random, once.length());
      assertEquals(next.apply(once), first.then(next, text.length()).apply(text));
    }
  }

  @Test
  void whatNoEditTouchesStays() {
    TextEdits first = new TextEdits(List.of(new TextEdits.Edit(new Span(1, 1), "123")));
    TextEdits next = new TextEdits(List.of(new TextEdits.Edit(new Span(2, 3), "")));
    TextEdits both = first.then(next, 4);
    assertEquals(List.of(new TextEdits.Edit(new Span(1, 1), "13")), both.all());
  }
}
