// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class ShapeTest {

  @Test
  void equalExtentsAreEqualShapes() {
    assertEquals(Shape.of(2, 3), Shape.of(2, 3));
    assertEquals(Shape.of(2, 3).hashCode(), Shape.of(2, 3).hashCode());
    assertNotEquals(Shape.of(2, 3), Shape.of(3, 2));
    assertEquals("[2, 3]", Shape.of(2, 3).toString());
  }

  @Test
  void sizesMultiply() {
    assertEquals(1, Shape.of().size());
    assertEquals(6, Shape.of(2, 3).size());
    assertEquals(0, Shape.of(2, 0, 3).size());
  }

  @Test
  void extentsAreCopiedBothWays() {
    int[] dims = {2, 3};
    Shape shape = Shape.of(dims);
    dims[0] = 9;
    shape.dims()[1] = 9;
    assertEquals(Shape.of(2, 3), shape);
  }

  @Test
  void impossibleShapesAreRefused() {
    assertEquals(
        "shape [2, -1] has a negative extent",
        assertThrows(IllegalArgumentException.class, () -> Shape.of(2, -1)).getMessage());
    assertEquals(
        "shape [65536, 65536] has more than 2^31 - 1 elements",
        assertThrows(IllegalArgumentException.class, () -> Shape.of(1 << 16, 1 << 16))
            .getMessage());
    assertThrows(IllegalArgumentException.class, () -> Shape.of(1, 1, 1, 1, 1, 1, 1, 1, 1));
  }
}
