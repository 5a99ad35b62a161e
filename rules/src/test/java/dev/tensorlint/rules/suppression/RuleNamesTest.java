// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.suppression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

final class RuleNamesTest {

  private static final String HINT = "did you mean `UnscopedTensor`?";

  /** Comparing a name with all rules is slow, and text can hold any number of wrong names. */
  @Test
  void aThousandWrongNamesAreComparedAndNoMore() {
    RuleNames names = new RuleNames(Set.of("UnscopedTensor"));
    assertTrue(names.unknown("UnscopedTenso").endsWith(HINT), names.unknown("UnscopedTenso"));
    for (int i = 1; i < 1_000; i++) {
      assertEquals(
          "there is no rule `any" + i + "`: `tensorlint rules` lists them",
          names.unknown("any" + i));
    }
    assertEquals(
        "there is no rule `UnscopedTensr`: `tensorlint rules` lists them",
        names.unknown("UnscopedTensr"));
    assertTrue(names.unknown("UnscopedTenso").endsWith(HINT), "what was compared is kept");
  }
}
