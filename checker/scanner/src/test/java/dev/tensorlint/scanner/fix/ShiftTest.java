// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.fix.Patch;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class ShiftTest {

  private static final SourceFile FILE = SourceFile.of("A.java", "abcdef");

  private static Fix.Edit edit(int start, int end, String text) {
    return new Fix.Edit(new Place(FILE, new Span(start, end)), text);
  }

  @Test
  void followsEachCharacterThatStays() {
    Fix fix = new Fix(Fix.Safety.SAFE, "", List.of(edit(4, 5, ""), edit(1, 1, "123")));
    String after = Patch.apply(FILE.text(), List.of(fix));
    assertEquals("a123bcdf", after);
    Shift shift = new Shift(TextEdits.of(fix.edits()));
    for (char kept : "abcdf".toCharArray()) {
      assertEquals(after.indexOf(kept), shift.after(FILE.text().indexOf(kept)).orElseThrow());
    }
  }

  @Test
  void losesWhatIsReplaced() {
    Shift shift = new Shift(new TextEdits(List.of(new TextEdits.Edit(new Span(2, 4), "x"))));
    assertEquals(OptionalInt.empty(), shift.after(2));
    assertEquals(OptionalInt.empty(), shift.after(3));
    assertEquals(OptionalInt.of(3), shift.after(4));
  }
}
