// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a misspelt name may have meant. */
final class NearestNamesTest {

  private static final List<String> NAMES = List.of("check", "rules", "explain", "models");

  @Test
  void aSmallSlipIsUnderstood() {
    assertEquals(List.of("check"), NearestNames.of("chekc", NAMES));
    assertEquals(List.of("rules"), NearestNames.of("rule", NAMES));
    assertEquals(List.of("explain"), NearestNames.of("EXPLAIN", NAMES));
    assertEquals(List.of("models"), NearestNames.of("modles", NAMES));
  }

  @Test
  void anotherWordIsNot() {
    assertEquals(List.of(), NearestNames.of("banana", NAMES));
    assertEquals(List.of(), NearestNames.of("", NAMES));
    assertEquals(List.of(), NearestNames.of("check", List.of()));
  }

  @Test
  void equallyNearNamesAreToldInTheirOrder() {
    assertEquals(List.of("aa", "bb"), NearestNames.of("ab", List.of("bb", "aa")));
  }

  @Test
  void lettersThatAreSwappedMissingOrTooManyAreOneSlipEach() {
    List<String> names = List.of("UseAfterDispose");
    assertEquals(names, NearestNames.within(2, "UesAfterDispsoe", names));
    assertEquals(names, NearestNames.within(1, "UseAfterDispos", names));
    assertEquals(names, NearestNames.within(1, "UseAfterDisposed", names));
    assertEquals(List.of(), NearestNames.within(1, "UesAfterDispsoe", names));
    assertEquals(List.of(), NearestNames.within(2, "UseBeforeDispose", names));
  }
}
