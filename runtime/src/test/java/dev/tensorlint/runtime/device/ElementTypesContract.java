// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * {@code float64}, {@code int64} and {@code uint8} on a device: held, copied, converted and
 * printed.
 */
abstract class ElementTypesContract {

  /** More elements than are computed on the host of an OpenCL device. */
  private static final int MANY = 6000;

  private static final double[] REALS = {
    0,
    -0.0,
    1.9,
    -1.9,
    255,
    256,
    300,
    -1,
    1e10,
    -1e10,
    1e300,
    -1e300,
    0x1p53 + 1,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  private static final long[] WHOLES = {
    0,
    1,
    -1,
    127,
    128,
    255,
    256,
    1L << 31,
    (1L << 31) - 1,
    1L << 32,
    (1L << 53) + 1,
    (1L << 62) + (1L << 38) + 1,
    Long.MAX_VALUE,
    Long.MIN_VALUE
  };

  abstract Device device();

  private void on(Runnable test) {
    int before = TensorRuntime.memory().buffers();
    Devices.withDevice(device(), () -> TensorScope.tidy(test));
    assertEquals(before, TensorRuntime.memory().buffers());
  }

  private static double[] reals() {
    double[] many = new double[MANY];
    Arrays.setAll(many, i -> REALS[i % REALS.length]);
    return many;
  }

  private static long[] wholes() {
    long[] many = new long[MANY];
    Arrays.setAll(many, i -> WHOLES[i % WHOLES.length]);
    return many;
  }

  private static byte[] bytes() {
    byte[] many = new byte[MANY];
    for (int i = 0; i < MANY; i++) {
      many[i] = (byte) i;
    }
    return many;
  }

  @Test
  void elementsComeBackAsTheyWere() {
    on(
        () -> {
          Shape shape = Shape.of(MANY);
          assertArrayEquals(reals(), Tensor.of(reals(), shape).toDoubleArray());
          assertArrayEquals(wholes(), Tensor.of(wholes(), shape).toLongArray());
          assertArrayEquals(bytes(), Tensor.of(bytes(), shape).toByteArray());
          assertEquals(1.9, Tensor.of(reals(), shape).getDouble(2));
          assertEquals(Long.MIN_VALUE, Tensor.of(WHOLES, Shape.of(7, 2)).getLong(-1, -1));
          assertEquals(255, Tensor.of(bytes(), shape).getUnsignedByte(255));
        });
  }

  @Test
  void realsAreCastAsJavaCastsThem() {
    on(
        () -> {
          double[] all = reals();
          Tensor tensor = Tensor.of(all, Shape.of(MANY));
          float[] floats = tensor.cast(DType.FLOAT32).toFloatArray();
          int[] ints = tensor.cast(DType.INT32).toIntArray();
          long[] longs = tensor.cast(DType.INT64).toLongArray();
          byte[] bytes = tensor.cast(DType.UINT8).toByteArray();
          boolean[] bools = tensor.cast(DType.BOOL).toBooleanArray();
          for (int i = 0; i < MANY; i++) {
            assertEquals((float) all[i], floats[i]);
            assertEquals((int) all[i], ints[i]);
            assertEquals((long) all[i], longs[i]);
            assertEquals((byte) (int) all[i], bytes[i]);
            assertEquals(all[i] != 0, bools[i]);
          }
        });
  }

  @Test
  void wholesAreCastAsJavaCastsThem() {
    on(
        () -> {
          long[] all = wholes();
          Tensor tensor = Tensor.of(all, Shape.of(MANY));
          float[] floats = tensor.cast(DType.FLOAT32).toFloatArray();
          double[] doubles = tensor.cast(DType.FLOAT64).toDoubleArray();
          int[] ints = tensor.cast(DType.INT32).toIntArray();
          byte[] bytes = tensor.cast(DType.UINT8).toByteArray();
          boolean[] bools = tensor.cast(DType.BOOL).toBooleanArray();
          for (int i = 0; i < MANY; i++) {
            assertEquals((float) all[i], floats[i]);
            assertEquals((double) all[i], doubles[i]);
            assertEquals((int) all[i], ints[i]);
            assertEquals((byte) all[i], bytes[i]);
            assertEquals(all[i] != 0, bools[i]);
          }
        });
  }

  @Test
  void bytesAreUnsigned() {
    on(
        () -> {
          Tensor tensor = Tensor.of(bytes(), Shape.of(MANY));
          assertEquals(255, tensor.cast(DType.INT32).getInt(255));
          assertEquals(255L, tensor.cast(DType.INT64).getLong(255));
          assertEquals(255f, tensor.cast(DType.FLOAT32).get(255));
          assertEquals(255.0, tensor.cast(DType.FLOAT64).getDouble(255));
          assertTrue(tensor.cast(DType.BOOL).getBoolean(255));
          assertTrue(tensor.slice(254, 256).toString().endsWith("[254 255]"));
        });
  }

  @ParameterizedTest
  @EnumSource
  void elementsAreMovedAlike(DType type) {
    on(
        () -> {
          int[] numbers = new int[MANY];
          Arrays.setAll(numbers, i -> i % 2);
          Tensor as32 = Tensor.of(numbers, Shape.of(2, MANY / 2));
          Tensor tensor = as32.cast(type);
          assertArrayEquals(
              as32.transpose().toIntArray(), tensor.transpose().cast(DType.INT32).toIntArray());
          Tensor odd = as32.cast(DType.BOOL);
          Tensor chosen = odd.where(tensor, Tensor.zeros(type, tensor.shape()));
          assertArrayEquals(numbers, chosen.cast(DType.INT32).toIntArray());
          Tensor row = tensor.gather(Tensor.ofInts(1));
          assertEquals(type, row.dtype());
          assertEquals(1, row.cast(DType.INT32).getInt(0, -1));
        });
  }

  @Test
  void printsAsNumPyDoes() {
    on(
        () -> {
          Tensor reals = Tensor.of(new double[] {0.1, 1e-3, Double.NaN}, Shape.of(3));
          assertTrue(reals.toString().endsWith("[0.1   0.001   nan]"), reals::toString);
          Tensor wholes = Tensor.of(new long[] {Long.MIN_VALUE, 7}, Shape.of(2));
          assertTrue(
              wholes.toString().endsWith("[-9223372036854775808                    7]"),
              wholes::toString);
        });
  }
}
