// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SuggestionTest {

  private static final List<String> NAMES = List.of("check", "rules", "explain", "models");

  @Test
  void aSmallSlipIsUnderstood() {
    assertEquals(Optional.of("check"), Suggestion.nearest("chekc", NAMES));
    assertEquals(Optional.of("rules"), Suggestion.nearest("rule", NAMES));
    assertEquals(Optional.of("explain"), Suggestion.nearest("EXPLAIN", NAMES));
    assertEquals(Optional.of("models"), Suggestion.nearest("modles", NAMES));
  }

  @Test
  void anotherWordIsNot() {
    assertEquals(Optional.empty(), Suggestion.nearest("banana", NAMES));
    assertEquals(Optional.empty(), Suggestion.nearest("", NAMES));
    assertEquals(Optional.empty(), Suggestion.nearest("check", List.of()));
  }

  @Test
  void equallyNearNamesAreTakenInTheirOrder() {
    assertEquals(Optional.of("aa"), Suggestion.nearest("ab", List.of("bb", "aa")));
  }
}
