// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnicodeEscapesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\\u0041bc        | Abc",
        "a\\uuu0042c      | aBc",
        "\\u0041\\u0042   | AB",
        "x\\\\u0041       | x\\\\u0041",
        "x\\\\\\u0041     | x\\\\A",
        "\\u004           | \\u004",
        "\\u00g1          | \\u00g1",
        "'\\n' \\u0041    | '\\n' A",
        "\\u              | \\u",
      })
  void decodes(String text, String decoded) {
    assertEquals(decoded, UnicodeEscapes.decoded(text));
  }

  @Test
  void aTextWithoutEscapesIsNotCopied() {
    String text = "a \\n b";
    assertSame(text, UnicodeEscapes.decoded(text));
  }
}
