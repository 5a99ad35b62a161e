// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SizeClassTest {

  @Property
  void aClassWastesAtMostAnEighth(@ForAll @IntRange(min = 16) int length) {
    int rounded = SizeClass.of(length);
    assertTrue(rounded >= length);
    assertTrue(rounded - length <= length / 8, () -> length + " -> " + rounded);
    assertEquals(rounded, SizeClass.of(rounded));
  }

  @Test
  void classesAtTheEnds() {
    assertEquals(16, SizeClass.of(1));
    assertEquals(18, SizeClass.of(17));
    assertEquals(Integer.MAX_VALUE, SizeClass.of(Integer.MAX_VALUE));
  }

  @Test
  void sizesAreReadFromText() {
    assertEquals(1_000_000, MemoryLimits.bytes("p", "1000000"));
    assertEquals(512L << 20, MemoryLimits.bytes("p", " 512M "));
    assertEquals(2L << 30, MemoryLimits.bytes("p", "2g"));
    assertEquals(3L << 10, MemoryLimits.bytes("p", "3k"));
  }

  @Test
  void whatIsNoSizeIsRefused() {
    for (String text : new String[] {"", "g", "-1", "1.5g", "99999999999g", "lots"}) {
      IllegalArgumentException refused =
          assertThrows(IllegalArgumentException.class, () -> MemoryLimits.bytes("p", text), text);
      assertEquals(
          "p must be a number of bytes such as 1000000, 512m or 2g, got '" + text + "'",
          refused.getMessage());
    }
  }
}
