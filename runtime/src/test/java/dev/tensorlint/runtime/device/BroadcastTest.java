// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class BroadcastTest {

  @Property(tries = 200)
  void aMergedWalkVisitsWhatTheRuleSays(
      @ForAll @Size(max = 6) List<@IntRange(min = 1, max = 4) Integer> full, @ForAll int ones) {
    int[] left = array(full);
    int[] right = array(full);
    for (int i = 0; i < left.length; i++) {
      left[i] = (ones >> (2 * i) & 1) == 0 ? left[i] : 1;
      right[i] = (ones >> (2 * i + 1) & 1) == 0 ? right[i] : 1;
    }
    Broadcast plan = Broadcast.of(left, right);
    int[] dims = plan.outputDims();
    for (int i = 0; i < plan.size(); i++) {
      assertEquals(NaiveReference.source(i, dims, left), walk(plan, i, true));
      assertEquals(NaiveReference.source(i, dims, right), walk(plan, i, false));
    }
  }

  @Property(tries = 100)
  void theSameShapeIsOneDimension(
      @ForAll @Size(max = 6) List<@IntRange(min = 1, max = 4) Integer> dims) {
    Broadcast plan = Broadcast.of(array(dims), array(dims));
    assertArrayEquals(array(dims), plan.outputDims());
    assertEquals(NaiveReference.size(array(dims)) == 1 ? 0 : 1, plan.dims().rank());
  }

  @Example
  void shapesThatDoNotFitAreRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> Broadcast.of(new int[] {2, 3}, new int[] {2}));
  }

  private static int[] array(List<Integer> dims) {
    return dims.stream().mapToInt(Integer::intValue).toArray();
  }

  private static int walk(Broadcast plan, int index, boolean left) {
    int rest = index;
    int at = 0;
    for (int d = plan.dims().rank() - 1; d >= 0; d--) {
      int step = rest % plan.dims().dim(d);
      rest /= plan.dims().dim(d);
      at += step * (left ? plan.dims().leftStride(d) : plan.dims().rightStride(d));
    }
    return at;
  }
}
