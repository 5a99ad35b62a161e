// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What every device must compute: the same tests for each, against {@link NaiveReference}. */
abstract class OperationsContract extends ReductionContract {

  /** Runs a test on the device, in a scope, and checks that no buffer is left. */
  private void on(Runnable test) {
    int before = TensorRuntime.memory().buffers();
    Devices.withDevice(device, () -> TensorScope.tidy(test));
    assertEquals(before, TensorRuntime.memory().buffers());
  }

  static Stream<Integer> seeds() {
    return IntStream.range(0, 25).boxed();
  }

  /** Sizes around the edges of panels, bands, tiles and vectors. */
  static Stream<MatmulSize> sizes() {
    SplittableRandom random = new SplittableRandom(11);
    Stream<MatmulSize> drawn =
        Stream.generate(
                () ->
                    new MatmulSize(
                        1 + random.nextInt(70), 1 + random.nextInt(40), 1 + random.nextInt(300)))
            .limit(15);
    Stream<MatmulSize> edges =
        Stream.of(
            new MatmulSize(1, 1, 1),
            new MatmulSize(4, 16, 16),
            new MatmulSize(64, 16, 64),
            new MatmulSize(65, 17, 65),
            new MatmulSize(33, 5, 257),
            new MatmulSize(128, 64, 128),
            new MatmulSize(129, 33, 131),
            new MatmulSize(0, 3, 2),
            new MatmulSize(2, 3, 0),
            new MatmulSize(2, 0, 3));
    return Stream.concat(edges, drawn);
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void matmulIsTheSumOfProducts(MatmulSize size) {
    on(
        () -> {
          SplittableRandom random = new SplittableRandom(size.hashCode());
          float[] left = NaiveReference.random(random, size.m() * size.k());
          float[] right = NaiveReference.random(random, size.k() * size.n());
          Tensor product =
              Tensor.of(left, Shape.of(size.m(), size.k()))
                  .matmul(Tensor.of(right, Shape.of(size.k(), size.n())));
          assertEquals(Shape.of(size.m(), size.n()), product.shape());
          float[] expected = NaiveReference.matmul(size, left, right);
          assertArrayEquals(expected, product.toFloatArray(), 1e-4f);
        });
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void arithmeticBroadcasts(int seed) {
    on(
        () -> {
          SplittableRandom random = new SplittableRandom(seed);
          int[] full =
              IntStream.generate(() -> 1 + random.nextInt(5)).limit(1 + seed % 6).toArray();
          int[] leftDims = thinned(random, full);
          int[] rightDims = thinned(random, full);
          float[] left = NaiveReference.random(random, NaiveReference.size(leftDims));
          float[] right = NaiveReference.random(random, NaiveReference.size(rightDims));
          Tensor a = Tensor.of(left, Shape.of(leftDims));
          Tensor b = Tensor.of(right, Shape.of(rightDims));
          for (BinaryOp op : List.of(BinaryOp.ADD, BinaryOp.SUB, BinaryOp.MUL, BinaryOp.DIV)) {
            float[] expected = NaiveReference.zip(op, left, leftDims, right, rightDims);
            assertClose(expected, apply(op, a, b).toFloatArray());
          }
        });
  }

  /** Sets some extents to 1 and leaves some of the outermost ones out. */
  private static int[] thinned(SplittableRandom random, int[] full) {
    int from = random.nextInt(full.length);
    int[] dims = Arrays.copyOfRange(full, random.nextBoolean() ? from : 0, full.length);
    for (int i = 0; i < dims.length; i++) {
      dims[i] = random.nextInt(3) == 0 ? 1 : dims[i];
    }
    return dims;
  }

  private static Tensor apply(BinaryOp op, Tensor a, Tensor b) {
    return switch (op) {
      case ADD -> a.add(b);
      case SUB -> a.sub(b);
      case MUL -> a.mul(b);
      case DIV -> a.div(b);
      default -> throw new AssertionError(op);
    };
  }

  @Test
  void arithmeticTakesScalars() {
    on(
        () -> {
          Tensor x = Tensor.of(1, -2, 4);
          assertArrayEquals(new float[] {3, 0, 6}, x.add(2).toFloatArray());
          assertArrayEquals(new float[] {-1, -4, 2}, x.sub(2).toFloatArray());
          assertArrayEquals(new float[] {2, -4, 8}, x.mul(2).toFloatArray());
          assertArrayEquals(new float[] {0.5f, -1, 2}, x.div(2).toFloatArray());
          Tensor scalar = Tensor.scalar(3).add(Tensor.scalar(4));
          assertEquals(Shape.of(), scalar.shape());
          assertEquals(7, scalar.item());
        });
  }

  @ParameterizedTest
  @EnumSource(names = {"RELU", "TANH", "SIGMOID", "EXP"})
  void functionsApplyToEveryElement(UnaryOp op) {
    on(
        () -> {
          SplittableRandom random = new SplittableRandom(17);
          float[] values = NaiveReference.random(random, 2500);
          float[] expected = new float[values.length];
          for (int i = 0; i < values.length; i++) {
            expected[i] = (float) NaiveReference.apply(op, values[i]);
          }
          assertClose(expected, apply(op, Tensor.of(values)).toFloatArray());
        });
  }

  private static Tensor apply(UnaryOp op, Tensor x) {
    return switch (op) {
      case RELU -> x.relu();
      case TANH -> x.tanh();
      case SIGMOID -> x.sigmoid();
      case EXP -> x.exp();
      default -> throw new AssertionError(op);
    };
  }

  @Test
  void largeTensorsAreComputedWhole() {
    on(
        () -> {
          int length = (1 << 17) + 3;
          Tensor x = Tensor.fill(-1.5f, length);
          assertEquals(-1.5 * length, x.sum().item(), 1);
          assertAll(x.relu(), 0);
          assertAll(x.add(x), -3);
          assertAll(x.reshape(1, length).mul(Tensor.of(2).reshape(1, 1)), -3);
        });
  }

  private static void assertAll(Tensor x, float expected) {
    float[] values = x.toFloatArray();
    for (int i = 0; i < values.length; i++) {
      assertEquals(expected, values[i], "element " + i);
    }
  }

  @Test
  void undefinedAndInfiniteValuesPassThrough() {
    on(
        () -> {
          float inf = Float.POSITIVE_INFINITY;
          Tensor x = Tensor.of(Float.NaN, inf, -inf);
          assertArrayEquals(new float[] {Float.NaN, inf, 0}, x.relu().toFloatArray());
          assertClose(new float[] {Float.NaN, 1, -1}, x.tanh().toFloatArray());
          assertClose(new float[] {Float.NaN, 1, 0}, x.sigmoid().toFloatArray());
          assertArrayEquals(new float[] {Float.NaN, inf, 0}, x.exp().toFloatArray());
          assertArrayEquals(new float[] {Float.NaN, Float.NaN, Float.NaN}, x.sub(x).toFloatArray());
          assertArrayEquals(
              new float[] {inf, -inf, Float.NaN},
              Tensor.of(1, -1, 0).div(Tensor.zeros(1)).toFloatArray());
          assertTrue(Float.isNaN(x.sum().item()));
          assertEquals(inf, Tensor.of(1, inf, 2).sum().item());
          assertEquals(-inf, Tensor.of(1, -inf, 2).mean().item());
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 1000, 4096, 4097, 100_001})
  void sumsAndMeansCoverEveryElement(int length) {
    on(
        () -> {
          float[] values = NaiveReference.random(new SplittableRandom(length), length);
          double sum = 0;
          for (float value : values) {
            sum += value;
          }
          Tensor x = Tensor.of(values);
          assertEquals(sum, x.sum().item(), 1e-5 * length);
          assertEquals(sum / length, x.mean().item(), 1e-5);
          assertEquals(Shape.of(), x.sum().shape());
        });
  }

  @Test
  void sumsCompensateForRounding() {
    on(
        () -> {
          float[] values = new float[20_001];
          Arrays.fill(values, 1e-3f);
          values[0] = 1e5f;
          assertEquals(1e5f + 20, Tensor.of(values).sum().item(), 0.02f);
        });
  }

  @Test
  void emptyTensorsHaveNothingToCompute() {
    on(
        () -> {
          Tensor x = Tensor.zeros(2, 0);
          assertEquals(0, x.toFloatArray().length);
          assertEquals(0, x.add(x).mul(2).tanh().reluInPlace().toFloatArray().length);
          assertEquals(Shape.of(2, 0), x.add(Tensor.ones(2, 1)).shape());
          assertEquals(0, x.sum().item());
          assertTrue(Float.isNaN(x.mean().item()));
          assertEquals(0, x.reshape(0, 3).slice(0, 0).toFloatArray().length);
        });
  }

  @Test
  void slicesComputeOnTheirRowsAlone() {
    on(
        () -> {
          Tensor x = Tensor.of(new float[] {1, 2, 3, 4, 5, 6, 7, 8}, Shape.of(4, 2));
          Tensor middle = x.slice(1, 3);
          assertArrayEquals(new float[] {3, 4, 5, 6}, middle.toFloatArray());
          assertArrayEquals(new float[] {6, 8, 10, 12}, middle.add(middle).toFloatArray());
          assertEquals(18, middle.sum().item());
          assertArrayEquals(
              new float[] {29, 40, 45, 62},
              middle.matmul(Tensor.of(new float[] {3, 4, 5, 7}, Shape.of(2, 2))).toFloatArray());
          middle.slice(1, 2).sub(9).close();
          Tensor negative = x.sub(6);
          negative.slice(0, 2).reluInPlace();
          assertArrayEquals(new float[] {0, 0, 0, 0, -1, 0, 1, 2}, negative.toFloatArray());
        });
  }

  @Test
  void operandsOfAnotherDeviceAreCopied() {
    on(
        () -> {
          Tensor here = Tensor.of(1, 2);
          Tensor[] there = new Tensor[1];
          Devices.withDevice(new JavaDevice(), () -> there[0] = Tensor.of(3, 4));
          assertArrayEquals(new float[] {4, 6}, here.add(there[0]).toFloatArray());
          assertArrayEquals(new float[] {4, 6}, there[0].add(here).toFloatArray());
        });
  }

  @Test
  void buffersFreeOnceAndRefuseUseAfter() {
    DeviceBuffer buffer = device.allocate(DType.FLOAT32, 3);
    assertEquals(12, buffer.bytes());
    DeviceSlice all = DeviceSlice.of(buffer);
    buffer.close();
    buffer.close();
    assertThrows(IllegalStateException.class, () -> device.fill(all, 1));
  }

  @Test
  void theDeviceSaysWhatItIs() {
    DeviceInfo info = device.info();
    assertTrue(
        Stream.of(info.name(), info.vendor(), info.driverVersion()).noneMatch(String::isBlank));
    assertEquals(info.name(), device.toString());
  }
}
