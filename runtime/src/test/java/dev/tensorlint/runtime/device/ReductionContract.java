// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.runtime.DType;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What every device must compute of a dimension: the same tests for each. */
abstract class ReductionContract extends KernelContract {

  static List<Axis> axes() {
    return List.of(
        Axis.all(1),
        Axis.all(100_003),
        new Axis(3, 5, 7),
        new Axis(1, 40_000, 3),
        new Axis(2, 33_000, 40),
        new Axis(700, 9, 1),
        new Axis(5, 130, 64),
        new Axis(0, 4, 2),
        new Axis(3, 0, 2));
  }

  @ParameterizedTest
  @MethodSource("axes")
  void reductions(Axis axis) {
    SplittableRandom random = new SplittableRandom(axis.hashCode());
    float[] values = NaiveReference.random(random, axis.size());
    int[] wholes = randomInts(random, axis.size(), Integer.MAX_VALUE);
    DeviceSlice in = floats(values);
    DeviceSlice whole = ints(wholes);
    DeviceSlice out = room(DType.FLOAT32, axis.outputs());
    for (ReduceOp op : ReduceOp.values()) {
      device.reduce(op, in, axis, out);
      DeviceSlice wholeOut = room(op.resultType(DType.INT32), axis.outputs());
      device.reduce(op, whole, axis, wholeOut);
      float[] results = floats(out);
      long[] wholeResults = longs(wholeOut);
      for (int i = 0; i < axis.outputs(); i++) {
        double expected = NaiveReference.reduce(op, axis, i, at -> values[at]);
        assertEquals((float) expected, results[i], 1e-5 * Math.max(1, Math.abs(expected)));
        assertEquals(NaiveReference.reduce(op, axis, i, wholes), wholeResults[i]);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("axes")
  void theLargestElementIsFound(Axis axis) {
    if (axis.extent() == 0) {
      return;
    }
    int[] wholes = randomInts(new SplittableRandom(axis.hashCode()), axis.size(), 50);
    DeviceSlice out = room(DType.INT32, axis.outputs());
    int[] expected =
        IntStream.range(0, axis.outputs())
            .map(i -> NaiveReference.argMax(axis, i, wholes))
            .toArray();
    device.argMax(ints(wholes), axis, out);
    assertArrayEquals(expected, ints(out));
    device.argMax(floats(wholes(wholes)), axis, out);
    assertArrayEquals(expected, ints(out));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 70, 40_000})
  void undefinedElementsWin(int length) {
    float[] values = NaiveReference.random(new SplittableRandom(length), length);
    values[length / 2] = Float.NaN;
    values[length - 1] = Float.NaN;
    DeviceSlice in = floats(values);
    DeviceSlice out = room(DType.FLOAT32, 1);
    for (ReduceOp op : ReduceOp.values()) {
      device.reduce(op, in, Axis.all(length), out);
      assertEquals(Float.NaN, floats(out)[0], op.name());
    }
    DeviceSlice index = room(DType.INT32, 1);
    device.argMax(in, Axis.all(length), index);
    assertEquals(length / 2, ints(index)[0]);
  }

  @Test
  void infiniteElementsAreFound() {
    float inf = Float.POSITIVE_INFINITY;
    DeviceSlice index = room(DType.INT32, 1);
    device.argMax(floats(-inf, -inf), Axis.all(2), index);
    assertEquals(0, ints(index)[0]);
    device.argMax(floats(1, inf, inf), Axis.all(3), index);
    assertEquals(1, ints(index)[0]);
  }
}
