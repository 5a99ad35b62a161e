// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.rules.finding.Confidence;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MarkerTest {

  @Test
  void oneMarker() {
    assertEquals(
        List.of(new Marker(2, "UnscopedTensor", Confidence.DEFINITE)),
        Marker.in("class A {\n  f(); // want UnscopedTensor definite\n}\n"));
  }

  @Test
  void severalOnOneLine() {
    assertEquals(
        "[line 1: UnscopedTensor potential, line 1: UseAfterDispose definite]",
        Marker.in("f(); // want UseAfterDispose definite, UnscopedTensor potential").toString());
  }

  @Test
  void otherCommentsAreNone() {
    assertEquals(List.of(), Marker.in("f(); // as one may want it\n// runs: clean\n"));
  }

  @Test
  void withoutConfidenceIsAnError() {
    IllegalArgumentException error =
        assertThrows(
            IllegalArgumentException.class, () -> Marker.in("\nf(); // want UnscopedTensor"));
    assertEquals(
        "line 2: expected 'want RuleName definite|potential', got ' UnscopedTensor'",
        error.getMessage());
  }
}
