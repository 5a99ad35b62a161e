// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

class DistinctTitlesTest {

  private static final SourceFile FILE = SourceFile.of("A.java", "a();\n  b();\n  b();\n");

  private static Fix fix(String title, int start, int end) {
    Place place = new Place(FILE, new Span(start, end));
    return new Fix(Fix.Safety.SAFE, title, List.of(new Fix.Edit(place, "")));
  }

  @Test
  void equalTitlesSayTheLineOfTheirText() {
    assertEquals(
        List.of("remove `b()` in line 2", "remove `a()`", "remove `b()` in line 3"),
        DistinctTitles.of(
                List.of(
                    fix("remove `b()`", 4, 11),
                    fix("remove `a()`", 0, 4),
                    fix("remove `b()`", 14, 18)))
            .stream()
            .map(Fix::title)
            .toList());
  }
}
