// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.runtime.DType;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What the kernels of every device must compute, below tensors. All slices begin somewhere inside
 * their buffers, each elsewhere.
 */
abstract class KernelContract {

  private final List<DeviceBuffer> buffers = new ArrayList<>();
  Device device = Devices.java();

  /** Returns the device under test, or aborts the test where there is none. */
  abstract Device device();

  @BeforeEach
  void findDevice() {
    device = device();
  }

  @AfterEach
  void freeBuffers() {
    buffers.forEach(DeviceBuffer::close);
  }

  DeviceSlice room(DType type, int length) {
    int offset = 1 + buffers.size();
    DeviceBuffer buffer = device.allocate(type, offset + length + 2);
    buffers.add(buffer);
    return new DeviceSlice(buffer, offset, length);
  }

  DeviceSlice floats(float... values) {
    DeviceSlice slice = room(DType.FLOAT32, values.length);
    device.write(values, slice);
    return slice;
  }

  DeviceSlice ints(int... values) {
    DeviceSlice slice = room(DType.INT32, values.length);
    device.write(values, slice);
    return slice;
  }

  DeviceSlice bools(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) values[i];
    }
    DeviceSlice slice = room(DType.BOOL, values.length);
    device.write(bytes, slice);
    return slice;
  }

  float[] floats(DeviceSlice slice) {
    float[] values = new float[slice.length()];
    device.read(slice, values);
    return values;
  }

  /** Reads {@code int32} or {@code bool}. */
  int[] ints(DeviceSlice slice) {
    int[] values = new int[slice.length()];
    if (slice.type() == DType.INT32) {
      device.read(slice, values);
      return values;
    }
    byte[] bytes = new byte[slice.length()];
    device.read(slice, bytes);
    return IntStream.range(0, bytes.length).map(i -> bytes[i]).toArray();
  }

  /** Reads {@code int32} or {@code int64}. */
  long[] longs(DeviceSlice slice) {
    if (slice.type() == DType.INT32) {
      return IntStream.of(ints(slice)).asLongStream().toArray();
    }
    long[] values = new long[slice.length()];
    device.read(slice, values);
    return values;
  }

  static int[] randomInts(SplittableRandom random, int length, int bound) {
    return random.ints(length, -bound, bound).toArray();
  }

  /** Relative above one, absolute below. */
  static void assertClose(float[] expected, float[] actual) {
    assertEquals(expected.length, actual.length);
    for (int i = 0; i < expected.length; i++) {
      float scale = Float.isFinite(expected[i]) ? Math.max(1, Math.abs(expected[i])) : 1;
      assertEquals(expected[i], actual[i], 2e-6f * scale, "element " + i);
    }
  }

  @ParameterizedTest
  @EnumSource
  void functionsOfOneOperand(UnaryOp op) {
    SplittableRandom random = new SplittableRandom(5);
    if (isDefined(op, DType.FLOAT32)) {
      float[] values = NaiveReference.random(random, 3001);
      float[] expected = new float[values.length];
      for (int i = 0; i < values.length; i++) {
        expected[i] = (float) NaiveReference.apply(op, values[i]);
      }
      DeviceSlice out = room(DType.FLOAT32, values.length);
      device.map(op, floats(values), out);
      assertClose(expected, floats(out));
    }
    if (isDefined(op, DType.INT32)) {
      int[] values = {0, 1, -1, 46341, Integer.MAX_VALUE, Integer.MIN_VALUE};
      DeviceSlice out = room(DType.INT32, values.length);
      device.map(op, ints(values), out);
      int[] expected = IntStream.of(values).map(x -> NaiveReference.apply(op, x)).toArray();
      assertArrayEquals(expected, ints(out));
    }
  }

  private static boolean isDefined(UnaryOp op, DType type) {
    try {
      op.resultType(type);
      return true;
    } catch (IllegalArgumentException undefined) {
      return false;
    }
  }

  @Test
  void negation() {
    DeviceSlice out = room(DType.BOOL, 2);
    device.map(UnaryOp.NOT, bools(0, 1), out);
    assertArrayEquals(new int[] {1, 0}, ints(out));
  }

  @ParameterizedTest
  @EnumSource
  void functionsOfTwoOperands(BinaryOp op) {
    SplittableRandom random = new SplittableRandom(6);
    int[] leftDims = {7, 1, 5};
    int[] rightDims = {4, 5};
    Broadcast plan = Broadcast.of(leftDims, rightDims);
    if (op.kind() != BinaryOp.Kind.LOGIC) {
      // Small whole numbers: some are equal.
      float[] left = wholes(randomInts(random, 35, 3));
      float[] right = wholes(randomInts(random, 20, 3));
      DeviceSlice out = room(op.resultType(DType.FLOAT32), plan.size());
      device.zip(op, floats(left), floats(right), plan, out);
      float[] expected = NaiveReference.zip(op, left, leftDims, right, rightDims);
      assertClose(expected, out.type() == DType.BOOL ? wholes(ints(out)) : floats(out));
    }
    if (op.kind() != BinaryOp.Kind.REAL) {
      boolean logic = op.kind() == BinaryOp.Kind.LOGIC;
      int[] left = random.ints(35, 0, 2).toArray();
      int[] right = random.ints(20, 0, 2).toArray();
      DType type = logic ? DType.BOOL : DType.INT32;
      DeviceSlice out = room(op.resultType(type), plan.size());
      device.zip(
          op, logic ? bools(left) : ints(left), logic ? bools(right) : ints(right), plan, out);
      assertArrayEquals(zip(op, left, leftDims, right, rightDims), ints(out));
    }
  }

  private static int[] zip(BinaryOp op, int[] left, int[] leftDims, int[] right, int[] rightDims) {
    int[] dims = Broadcast.of(leftDims, rightDims).outputDims();
    return IntStream.range(0, NaiveReference.size(dims))
        .map(
            i -> {
              int a = left[NaiveReference.source(i, dims, leftDims)];
              int b = right[NaiveReference.source(i, dims, rightDims)];
              return NaiveReference.apply(op, a, b);
            })
        .toArray();
  }

  static float[] wholes(int... values) {
    float[] floats = new float[values.length];
    for (int i = 0; i < values.length; i++) {
      floats[i] = values[i];
    }
    return floats;
  }

  @Test
  void integersWrapAround() {
    DeviceSlice a = ints(Integer.MAX_VALUE, Integer.MIN_VALUE, 1 << 20);
    Broadcast plan = Broadcast.of(new int[] {3}, new int[] {3});
    DeviceSlice out = room(DType.INT32, 3);
    device.zip(BinaryOp.ADD, a, a, plan, out);
    assertArrayEquals(new int[] {-2, 0, 1 << 21}, ints(out));
    device.zip(BinaryOp.MUL, a, a, plan, out);
    assertArrayEquals(new int[] {1, 0, 0}, ints(out));
  }

  @Test
  void undefinedOperandsCompareAsIeeeSays() {
    float nan = Float.NaN;
    DeviceSlice a = floats(nan, 1, nan, 0f);
    DeviceSlice b = floats(nan, nan, 1, -0f);
    Broadcast plan = Broadcast.of(new int[] {4}, new int[] {4});
    DeviceSlice test = room(DType.BOOL, 4);
    device.zip(BinaryOp.EQ, a, b, plan, test);
    assertArrayEquals(new int[] {0, 0, 0, 1}, ints(test));
    device.zip(BinaryOp.NE, a, b, plan, test);
    assertArrayEquals(new int[] {1, 1, 1, 0}, ints(test));
    device.zip(BinaryOp.GE, a, b, plan, test);
    assertArrayEquals(new int[] {0, 0, 0, 1}, ints(test));
    DeviceSlice out = room(DType.FLOAT32, 4);
    device.zip(BinaryOp.MAXIMUM, a, b, plan, out);
    assertArrayEquals(new float[] {nan, nan, nan, 0}, floats(out), 0f);
    device.zip(BinaryOp.MINIMUM, a, b, plan, out);
    assertArrayEquals(new float[] {nan, nan, nan, 0}, floats(out), 0f);
  }

  @Test
  void typesThatAFunctionDoesNotHaveAreRefused() {
    DeviceSlice x = ints(1, 2);
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class, () -> device.map(UnaryOp.EXP, x, room(DType.INT32, 2)));
    assertEquals("EXP needs float32 or float64, got int32: cast it first", refused.getMessage());
    assertThrows(IllegalArgumentException.class, () -> device.read(x, new float[2]));
    assertThrows(IllegalArgumentException.class, () -> device.write(new byte[2], x));
  }

  @Test
  void theConditionChooses() {
    DeviceSlice condition = bools(1, 0, 0, 1);
    DeviceSlice out = room(DType.FLOAT32, 4);
    device.select(condition, floats(1, 2, 3, 4), floats(-1, -2, Float.NaN, -4), out);
    assertArrayEquals(new float[] {1, -2, Float.NaN, 4}, floats(out));
    DeviceSlice whole = room(DType.INT32, 4);
    device.select(condition, ints(1, 2, 3, 4), ints(-1, -2, -3, -4), whole);
    assertArrayEquals(new int[] {1, -2, -3, 4}, ints(whole));
    DeviceSlice truth = room(DType.BOOL, 4);
    device.select(condition, bools(1, 1, 1, 1), bools(0, 0, 1, 0), truth);
    assertArrayEquals(new int[] {1, 0, 1, 1}, ints(truth));
  }

  @Test
  void castsConvertAsJavaDoes() {
    float inf = Float.POSITIVE_INFINITY;
    DeviceSlice x = floats(2.9f, -2.9f, Float.NaN, inf, -inf, 3e9f, 0, -0f);
    DeviceSlice whole = room(DType.INT32, 8);
    device.cast(x, whole);
    int max = Integer.MAX_VALUE;
    int min = Integer.MIN_VALUE;
    assertArrayEquals(new int[] {2, -2, 0, max, min, max, 0, 0}, ints(whole));
    DeviceSlice truth = room(DType.BOOL, 8);
    device.cast(x, truth);
    assertArrayEquals(new int[] {1, 1, 1, 1, 1, 1, 0, 0}, ints(truth));
    device.cast(whole, truth);
    assertArrayEquals(new int[] {1, 1, 0, 1, 1, 1, 0, 0}, ints(truth));
    device.cast(truth, whole);
    assertArrayEquals(new int[] {1, 1, 0, 1, 1, 1, 0, 0}, ints(whole));
    DeviceSlice back = room(DType.FLOAT32, 8);
    device.cast(whole, back);
    assertArrayEquals(new float[] {1, 1, 0, 1, 1, 1, 0, 0}, floats(back));
    device.cast(truth, back);
    assertArrayEquals(new float[] {1, 1, 0, 1, 1, 1, 0, 0}, floats(back));
    device.cast(x, back);
    assertArrayEquals(floats(x), floats(back));
  }

  @Test
  void fillsConvertTheValue() {
    DeviceSlice whole = room(DType.INT32, 3);
    device.fill(whole, 16_777_217);
    assertArrayEquals(new int[] {16_777_217, 16_777_217, 16_777_217}, ints(whole));
    DeviceSlice truth = room(DType.BOOL, 2);
    device.fill(truth, 0.5);
    assertArrayEquals(new int[] {1, 1}, ints(truth));
    device.fill(truth, 0);
    assertArrayEquals(new int[] {0, 0}, ints(truth));
  }

  @Test
  void multiplesAreAddedInPlace() {
    DeviceSlice y = floats(1, 2, 3);
    device.axpy(-0.5f, floats(2, 4, Float.POSITIVE_INFINITY), y);
    assertArrayEquals(new float[] {0, 0, Float.NEGATIVE_INFINITY}, floats(y));
    float[] many = NaiveReference.random(new SplittableRandom(3), 100_003);
    DeviceSlice sum = floats(many);
    device.axpy(2, floats(many), sum);
    for (int i = 0; i < many.length; i++) {
      many[i] += 2 * many[i];
    }
    assertClose(many, floats(sum));
  }

  @Test
  void copiesMoveElements() {
    DeviceSlice x = ints(IntStream.range(0, 24).toArray());
    int[] dims = {2, 3, 4};
    assertArrayEquals(
        new int[] {
          0, 12, 4, 16, 8, 20, 1, 13, 5, 17, 9, 21, 2, 14, 6, 18, 10, 22, 3, 15, 7, 19, 11, 23
        },
        copied(x, StridedCopy.permute(dims, 2, 1, 0), 24));
    assertArrayEquals(
        new int[] {5, 6, 9, 10}, copied(x, StridedCopy.slice(new int[] {6, 4}, 1, 1, 3), 12, 2, 6));
    assertArrayEquals(
        new int[] {0, 0, 0, 1, 1, 1}, copied(x, StridedCopy.broadcast(new int[] {2, 1}, 2, 3), 6));
    DeviceSlice target = ints(new int[8]);
    device.copy(StridedCopy.insert(new int[] {2, 1}, 1, 2, 4), ints(7, 8), target);
    assertArrayEquals(new int[] {0, 0, 7, 0, 0, 0, 8, 0}, ints(target));
    DeviceSlice truth = room(DType.BOOL, 4);
    device.copy(StridedCopy.permute(new int[] {2, 2}, 1, 0), bools(1, 0, 1, 1), truth);
    assertArrayEquals(new int[] {1, 1, 0, 1}, ints(truth));
  }

  private int[] copied(DeviceSlice in, StridedCopy plan, int length) {
    return copied(in, plan, length, 0, length);
  }

  private int[] copied(DeviceSlice in, StridedCopy plan, int length, int from, int to) {
    DeviceSlice out = room(DType.INT32, length);
    device.copy(plan, in, out);
    return IntStream.of(ints(out)).skip(from).limit(to - from).toArray();
  }

  @Test
  void largeTranspositionsAreWhole() {
    int rows = 301;
    int columns = 457;
    float[] values = NaiveReference.random(new SplittableRandom(8), rows * columns);
    DeviceSlice out = room(DType.FLOAT32, values.length);
    device.copy(StridedCopy.permute(new int[] {rows, columns}, 1, 0), floats(values), out);
    float[] actual = floats(out);
    for (int i = 0; i < actual.length; i++) {
      assertEquals(values[i % rows * columns + i / rows], actual[i]);
    }
  }

  @Test
  void rowsAreGatheredAndScattered() {
    DeviceSlice table = floats(1, 2, 3, 4, 5, 6);
    DeviceSlice indices = ints(2, 0, 2, -1, 3);
    DeviceSlice rows = room(DType.FLOAT32, 10);
    device.gather(table, indices, 2, rows);
    float nan = Float.NaN;
    assertArrayEquals(new float[] {5, 6, 1, 2, 5, 6, nan, nan, nan, nan}, floats(rows));
    DeviceSlice whole = room(DType.INT32, 4);
    device.gather(ints(7, 8, 9, 10), ints(1, 9), 2, whole);
    assertArrayEquals(new int[] {9, 10, 0, 0}, ints(whole));
    DeviceSlice sums = floats(10, 20, 30, 40, 50, 60);
    device.scatterAdd(floats(1, 2, 3, 4, 5, 6, 7, 8, 9, 9), indices, 2, sums);
    assertArrayEquals(new float[] {13, 24, 30, 40, 56, 68}, floats(sums));
  }

  @Test
  void nothingIsLeftToDoForNoElements() {
    DeviceSlice none = floats();
    DeviceSlice noInts = ints();
    device.axpy(2, none, none);
    device.cast(none, noInts);
    device.select(bools(), none, none, none);
    device.copy(StridedCopy.permute(new int[] {0, 3}, 1, 0), none, none);
    device.gather(none, noInts, 3, none);
    DeviceSlice sums = floats(1, 2);
    device.scatterAdd(none, noInts, 2, sums);
    assertArrayEquals(new float[] {1, 2}, floats(sums));
  }
}
