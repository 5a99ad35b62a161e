// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LastingLiteralsTest {

  @ParameterizedTest
  @ValueSource(strings = {"0", "127", "-128", "1_0", "7L", "\"key\"", "'k'"})
  void theirObjectsStay(String literal) {
    assertTrue(LastingLiterals.isOne(literal));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"128", "-129", "1_000", "12345678901", "0x1000", "key", "new Key(1)", "a + 1"})
  void othersGo(String expression) {
    assertFalse(LastingLiterals.isOne(expression));
  }
}
